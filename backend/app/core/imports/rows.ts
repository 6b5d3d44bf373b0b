import i18nManager from '@adonisjs/i18n/services/main'
import { errors, type VineValidator } from '@vinejs/vine'
import type { Language } from '#core/base/language'
import { fold } from '#engines/text/fold'
import type { ImportField, RowProblem } from './registry.js'

/** A column of an import; its other names are those of the field everywhere, and these. */
export const importField = (
  key: string,
  en: string,
  ar: string,
  ...synonyms: string[]
): ImportField => ({ key, label: { en, ar }, synonyms })

export const requiredField = (...of: Parameters<typeof importField>): ImportField => ({
  ...importField(...of),
  required: true,
})

/** One value of a list, with its name in both languages. */
interface Choice {
  value: string
  label: string
  labelAr: string
}

/** The value of a choice that people name in either language; the text itself where none is. */
export function valueOf(choices: readonly Choice[], text: string): string {
  const wanted = fold(text)
  const known = choices.find(({ value, label, labelAr }) =>
    [value, label, labelAr].some((name) => fold(name) === wanted)
  )
  return known?.value ?? text
}

/** What is wrong with a field, in words that begin with what the field is called. */
export const problemOf = (
  fields: readonly ImportField[],
  language: Language,
  field: string,
  message: string
): RowProblem => {
  const label = fields.find(({ key }) => key === field)?.label[language] ?? field
  return { field, message: `${label}: ${message}` }
}

type Messages = ReturnType<ReturnType<typeof i18nManager.locale>['createMessagesProvider']>
const messages = new Map<Language, Messages>()

/** The words of validation, put together once for the many rows of a file. */
function messagesIn(language: Language): Messages {
  const known = messages.get(language)
  if (known) return known
  const made = i18nManager.locale(language).createMessagesProvider('validation.shared')
  messages.set(language, made)
  return made
}

/** A row as the validator of the form takes it, or what is wrong with it. */
export async function validRow<Input>(
  validator: VineValidator<any, any>,
  row: Record<string, unknown>,
  fields: readonly ImportField[],
  language: Language
): Promise<{ input: Input } | { problems: RowProblem[] }> {
  const messagesProvider = messagesIn(language)
  const [error, input] = await validator.tryValidate(row, { messagesProvider } as never)
  if (!error) return { input: input as Input }
  if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
  return {
    problems: error.messages.map((one: { field: string; message: string }) =>
      problemOf(fields, language, one.field, one.message)
    ),
  }
}

/** The cells that are filled, by their field. */
export const filledCells = (values: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  )

/** Says what is wrong with a field, by the key of an error. */
export type Say = (name: string, key: string) => RowProblem

export const sayIn =
  (fields: readonly ImportField[], language: Language): Say =>
  (name, key) =>
    problemOf(fields, language, name, i18nManager.locale(language).t(`errors.${key}`))

/** A problem for each field that names a record which was not found. */
export const absentOf = (
  say: Say,
  looked: Record<string, [text: string | undefined, found: unknown]>
) =>
  Object.entries(looked).flatMap(([name, [text, found]]) =>
    text && !found ? [say(name, 'fields.absent')] : []
  )
