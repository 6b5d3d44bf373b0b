import type { Assert } from '@japa/assert'
import { parseCard } from '#commercial/business_cards/reading/parse_card'
import type { CardFieldName, ParsedCard } from '#commercial/business_cards/reading/types'

export type Expected = Partial<Record<CardFieldName, string | null>>

/** Checks the named fields; null means that the card must not have that field. */
export function expectFields(assert: Assert, card: ParsedCard, expected: Expected): void {
  const found: Expected = {}
  for (const key of Object.keys(expected) as CardFieldName[]) {
    found[key] = card.fields[key]?.value ?? null
  }
  assert.deepEqual(found, expected)
}

export interface TextCase {
  title: string
  text: string
  expected: Expected
}

export const parse = (text: string) => parseCard(text)
