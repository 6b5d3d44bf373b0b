import {
  ENGLISH_FIRMS,
  FAMILY,
  FIRMS,
  FOREIGN,
  FORMS,
  GIVEN,
  PLACES,
  SLOGANS,
  TITLES,
  TRADES,
} from './invented_words.js'
import type { CardFields } from './people.js'
import { seededRandom } from './random.js'

export type Part = 'tuning' | 'unseen'
export type Language = 'eng' | 'ara' | 'eng+ara'
type Random = () => number

export interface Invented {
  fields: CardFields
  arabic: Pick<CardFields, 'name' | 'job_title' | 'company' | 'address'>
  slogan: string
  /** As the card writes its numbers; the truth is in `fields`. */
  printed: { mobile: string; phone: string }
}

/** Every third entry belongs to the unseen part alone, the others to the tuning part alone. */
export const ownPart = <T>(all: readonly T[], part: Part): T[] =>
  all.filter((_, i) => (i % 3 === 2) === (part === 'unseen'))

export const oneOf = <T>(all: readonly T[], random: Random): T =>
  all[Math.floor(random() * all.length)]

const ascii = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')

/** Joined, cut to the trade's initials, hyphenated, or shortened: as firms register them. */
function domainOf(firm: string, trade: string, form: string, random: Random): string {
  const initials = trade
    .split(/[\s&]+/)
    .map((word) => ascii(word)[0])
    .join('')
  const first = ascii(trade.split(' ')[0])
  const styles = [
    ascii(firm),
    ascii(firm) + initials,
    ascii(firm) + first,
    `${ascii(firm)}-${first}`,
    ascii(firm) + (form.startsWith('Co') ? 'co' : 'ksa'),
  ]
  return `${oneOf(styles, random)}.example`
}

function mailboxOf(name: string, random: Random): string {
  const words = name.split(' ').map(ascii)
  const [given, family] = [words[0], words.at(-1)!.replace(/^al(?=[a-z]{4})/, '')]
  return oneOf(
    [
      given,
      `${given}.${family}`,
      `${given[0]}.${family}`,
      `${given[0]}${family}`,
      `${given}_${family}`,
    ],
    random
  )
}

const digits = (count: number, random: Random) =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')

const CODES: Record<string, string> = { SA: '966', AE: '971', QA: '974' }

/** Valid by the numbering plan of the country. */
function numbers([country, mobile, line]: string[], random: Random) {
  const head = String(2 + Math.floor(random() * 6))
  const code = CODES[country]
  const own =
    country === 'QA'
      ? [
          `${mobile}${digits(2, random)} ${digits(4, random)}`,
          `${line}${digits(2, random)} ${digits(4, random)}`,
        ]
      : [
          `${mobile} ${head}${digits(2, random)} ${digits(4, random)}`,
          `${line} ${head}${digits(2, random)} ${digits(4, random)}`,
        ]
  const [first, second] = own
  const style = Math.floor(random() * 5)
  const print = (number: string) => {
    if (style === 1) return `00${code} ${number}`
    if (style === 2 && country === 'SA') return `0${number}`
    if (style === 3) return `+${code}-${number.replace(/ /g, '-')}`
    return `+${code} ${number}`
  }
  return {
    truth: [`+${code} ${first}`, `+${code} ${second}`],
    printed: { mobile: print(first), phone: print(second) },
  }
}

/** One person with a firm; the same seed gives the same person. */
export function invent(language: Language, part: Part, seed: number): Invented {
  const random = seededRandom(seed)
  const pick = <T>(all: readonly T[]) => oneOf(ownPart(all, part), random)
  const [given, family, title, trade] = [pick(GIVEN), pick(FAMILY), pick(TITLES), pick(TRADES)]
  const foreign = pick(FOREIGN)
  const abroad = language === 'eng' && random() < 0.5
  const [form, firm] = [oneOf(FORMS, random), pick(FIRMS)]
  const latinFirm = language === 'eng' && random() < 0.5 ? pick(ENGLISH_FIRMS) : firm[0]
  const place = pick(PLACES)
  const name = abroad ? foreign : `${given[0]} ${family[0]}`
  const domain = domainOf(latinFirm, trade[0], form[0], random)
  const { truth, printed } = numbers(place, random)
  const local = {
    name: `${given[1]} ${family[1]}`,
    job_title: title[1],
    company: `${form[1]} ${firm[1]} ${trade[1]}`,
    address: place[4],
  }
  const english = {
    name,
    job_title: title[0],
    company: `${latinFirm} ${trade[0]} ${form[0]}`,
    address: place[3],
  }
  const contact = {
    mobile: truth[0],
    phone: truth[1],
    email: `${mailboxOf(name, random)}@${domain}`,
    website: `${random() < 0.8 ? 'www.' : ''}${domain}`,
  }
  const fields = { ...(language === 'ara' ? local : english), ...contact }
  return { fields, arabic: local, slogan: oneOf(SLOGANS, random), printed }
}
