import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { line } from '#core/validation/fields'
import { named, object, text } from '#core/openapi/schema'

/** A term of a document, in both languages as the document is. */
export const termRule = vine.object({
  kind: line(40).minLength(1),
  name: line(160).minLength(1),
  nameAr: line(160).minLength(1),
  text: line(2000).minLength(1),
  textAr: line(2000).minLength(1),
})

export const MOST_TERMS = 60

/** The terms as one document states them: the library may say otherwise tomorrow. */
export type Terms = Infer<typeof termRule>[]

export const termSchema = named(
  'DocumentTerm',
  object({ kind: text, name: text, nameAr: text, text, textAr: text })
)

/** A term of the library as a document states it. */
export const asStated = ({ kind, name, nameAr, text: words, textAr }: Terms[number]) => ({
  ...{ kind, name, nameAr, text: words, textAr },
})

/** Each term as one text: for the audit log and to compare versions. */
export const termTexts = (terms: Terms | null): string[] =>
  (terms ?? []).map(({ name, nameAr, text: words, textAr }) =>
    [name, nameAr, words, textAr].filter(Boolean).join('\n')
  )
