import { companyProfile } from '#core/settings/company'
import { plainLetters } from './common_passwords.js'

/** The name that the portal has in the manual, and so has everybody's first guess. */
const OUR_NAME = 'binaa'
const SHORTEST = 3

let kept: { key: string; words: ReadonlySet<string> } | null = null

/**
 * What anyone who guesses at people of this firm tries first: its names in both languages, as a whole and
 * word by word, the name of its site, and that of the portal. Folded, as passwords are compared.
 */
export function firmWords(): ReadonlySet<string> {
  const { companyName, companyNameAr, website } = companyProfile()
  const names = [OUR_NAME, companyName, companyNameAr, siteOf(website ?? '')]
  const key = names.join('\n')
  if (kept?.key !== key) kept = { key, words: new Set(names.flatMap(wordsOf)) }
  return kept.words
}

/** `https://www.binaa.example/x` is `binaa`. */
const siteOf = (website: string) =>
  website.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(/\..*$/s, '')

function wordsOf(name: string): string[] {
  const words = plainLetters(name).match(/\p{L}+/gu) ?? []
  return [...words, words.join('')].filter((word) => word.length >= SHORTEST)
}
