import { fold } from '#engines/text/fold'
import { headerNames } from '#engines/text/header_names'
import type { ImportField } from './registry.js'

/** Field → position of the column whose heading says that it is this field. */
export function guessMapping(
  fields: readonly ImportField[],
  headings: readonly string[]
): Record<string, number> {
  const folded = headings.map(plain)
  const mapping: Record<string, number> = {}
  for (const field of fields) {
    const names = [
      field.key,
      field.label.en,
      field.label.ar,
      ...(field.synonyms ?? []),
      ...headerNames(field.key),
    ].map(plain)
    // the first of the names is the surest: a column of titles stands before that of job titles
    const at = names
      .map((name) =>
        folded.findIndex(
          (heading, index) => heading === name && !Object.values(mapping).includes(index)
        )
      )
      .find((index) => index >= 0)
    if (at !== undefined) mapping[field.key] = at
  }
  return mapping
}

function plain(text: string) {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
