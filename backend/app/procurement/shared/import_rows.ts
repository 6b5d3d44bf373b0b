import i18nManager from '@adonisjs/i18n/services/main'
import type { VineValidator } from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import { AppError } from '#core/base/app_error'
import type { Language } from '#core/base/language'
import type { ImportField } from '#core/imports/registry'
import { problemOf, validRow } from '#core/imports/rows'
import { requireChoices } from './require_choices.js'

/**
 * A row as the validator of the form takes it, or what is wrong with it.
 * @param choices fields whose values are of the firm's lists
 */
export async function checkedRow<Input>(
  validator: VineValidator<any, any>,
  row: Record<string, unknown>,
  fields: readonly ImportField[],
  language: Language,
  choices: readonly string[] = []
): ReturnType<typeof validRow<Input>> {
  const read = await validRow<Input>(validator, row, fields, language)
  if ('problems' in read) return read
  const unknown = await unlisted(read.input as Record<string, string>, choices)
  if (!unknown.length) return read
  const message = i18nManager.locale(language).t('errors.fields.choice')
  return { problems: unknown.map((field) => problemOf(fields, language, field, message)) }
}

/** The fields whose value is in none of the firm's lists. */
async function unlisted(input: Record<string, string>, choices: readonly string[]) {
  const wrong: string[] = []
  for (const name of choices)
    try {
      await requireChoices(db.connection(), { [name]: input[name] })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      wrong.push(name)
    }
  return wrong
}
