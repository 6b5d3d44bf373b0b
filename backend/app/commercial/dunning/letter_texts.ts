import { TEXT_FIELDS, type DunningTexts } from './dunning_level.js'

/** What a text may name; each is filled in when a letter is written. */
export const PLACEHOLDERS = ['client', 'number', 'date', 'total', 'count', 'oldestDays'] as const
export type LetterFacts = Record<(typeof PLACEHOLDERS)[number], string>

const PLACEHOLDER = /\{(\w+)\}/g

/** Placeholders of a text that no letter knows: they would stand in it as they are. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = PLACEHOLDERS
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name!)
    .filter((name) => !known.includes(name))
}

/** Texts of a level with the facts of a letter in them. */
export function fillTexts(texts: DunningTexts, facts: LetterFacts): DunningTexts {
  const fill = (text: string) =>
    text.replaceAll(PLACEHOLDER, (whole, name: keyof LetterFacts) => facts[name] ?? whole)
  return Object.fromEntries(TEXT_FIELDS.map((name) => [name, fill(texts[name])])) as DunningTexts
}
