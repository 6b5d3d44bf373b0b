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
    const at = folded.findIndex(
      (heading, index) => names.includes(heading) && !Object.values(mapping).includes(index)
    )
    if (at >= 0) mapping[field.key] = at
  }
  return mapping
}

function plain(text: string) {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
