import { dress, type Dress } from './dress.js'
import { invent, type Language, type Part } from './invent.js'
import { ARABIC, BILINGUAL, BILINGUAL_ARABIC, ENGLISH } from './people_rows.js'
import { seededRandom, seedOf } from './random.js'

/** Invented people and firms (reserved `.example` domains) from which test cards are drawn. */
export interface CardFields {
  name: string
  job_title: string
  company: string
  mobile: string
  phone: string
  email: string
  website: string
  address: string
}

export interface CardSpec extends Dress {
  id: string
  lang: Language
  fields: CardFields
  /** Second language of a bilingual card. */
  arabic?: Pick<CardFields, 'name' | 'job_title' | 'company' | 'address'>
  arabicDigits?: boolean
  slogan: string
  printed: { mobile: string; phone: string }
}

/** Rows of a table in text: one line each, cells parted by bars. */
const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const english = table(ENGLISH)
const arabic = table(ARABIC)
const mixed = table(BILINGUAL)
const mixedArabic = table(BILINGUAL_ARABIC)

function toFields(row: string[]): CardFields {
  const [name, job_title, company, mobile, phone, email, website, address] = row
  return { name, job_title, company, mobile, phone, email, website, address }
}

const known = {
  eng: english.map((row) => ({ fields: toFields(row) })),
  ara: arabic.map((row) => ({ fields: toFields(row) })),
  'eng+ara': mixed.map((row, index) => {
    const [name, job_title, company, address] = mixedArabic[index]
    return { fields: toFields(row), arabic: { name, job_title, company, address } }
  }),
}

/** Cards of a set, by language; two thirds of them are for tuning. */
const COUNTS: Record<Part, Record<Language, number>> = {
  tuning: { eng: 20, ara: 10, 'eng+ara': 8 },
  unseen: { eng: 10, ara: 5, 'eng+ara': 4 },
}
const SHORT: Record<Language, string> = { eng: 'en', ara: 'ar', 'eng+ara': 'bi' }

/** All cards of one part; every other one shows a person that other seeds show, too. */
export function cardSpecs(part: Part, seed: number): CardSpec[] {
  return (Object.entries(COUNTS[part]) as [Language, number][]).flatMap(([lang, count]) =>
    Array.from({ length: count }, (_, index) => cardSpec(lang, part, index, seed))
  )
}

function cardSpec(lang: Language, part: Part, index: number, seed: number): CardSpec {
  const id = `${part[0]}${seed}${SHORT[lang]}${index + 1}`
  const random = seededRandom(seedOf(id))
  const fixed =
    part === 'tuning' && index % 2 === 1 ? known[lang][(index >> 1) % known[lang].length] : null
  const invented = invent(lang, part, seedOf(`person ${id}`))
  const person = { ...invented, ...fixed }
  const { mobile, phone } = person.fields
  return {
    ...dress(lang, part, random),
    id,
    lang,
    fields: person.fields,
    slogan: invented.slogan,
    printed: fixed ? { mobile, phone } : invented.printed,
    ...(lang === 'eng+ara' && { arabic: person.arabic }),
    arabicDigits: lang === 'ara' && index % 3 === 2,
  }
}
