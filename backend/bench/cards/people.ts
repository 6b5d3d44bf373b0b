import { ARABIC, BILINGUAL, BILINGUAL_ARABIC, ENGLISH } from './people_rows.js'

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

export interface CardSpec {
  id: string
  lang: 'eng' | 'ara' | 'eng+ara'
  layout: string
  font: string
  ink: string
  paper: string
  accent: string
  fields: CardFields
  /** Second language of a bilingual card. */
  arabic?: Pick<CardFields, 'name' | 'job_title' | 'company' | 'address'>
  arabicDigits?: boolean
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

const latinFonts = ['Liberation Sans', 'Noto Sans', 'Liberation Serif', 'DejaVu Sans', 'Noto Serif']
const arabicFonts = ['Noto Naskh Arabic', 'Noto Sans Arabic', 'Amiri', 'DejaVu Sans']
const latinLayouts = ['left', 'centre', 'band', 'columns', 'footer', 'letters', 'logo']
const arabicLayouts = ['left', 'centre', 'band']
const mixedLayouts = ['mirror', 'stacked']
const schemes = [
  { paper: '#ffffff', ink: '#1b1b1b', accent: '#0a6b4f' },
  { paper: '#f4efe6', ink: '#2a2a2a', accent: '#8a5a00' },
  { paper: '#10263f', ink: '#f5f5f5', accent: '#e0b84c' },
  { paper: '#ffffff', ink: '#333333', accent: '#b3202a' },
  { paper: '#e9f1f5', ink: '#15303d', accent: '#00668a' },
]

function toFields(row: string[]): CardFields {
  const [name, job_title, company, mobile, phone, email, website, address] = row
  return { name, job_title, company, mobile, phone, email, website, address }
}

/**
 * All invented cards, with layouts, fonts and colours dealt out in turn.
 * @param shift deals them out differently, for pictures that nothing was tuned on
 */
export function cardSpecs(shift = 0): CardSpec[] {
  const pick = <T>(list: T[], index: number) => list[(index + shift) % list.length]
  const suffix = shift > 0 ? `s${shift}` : ''
  return [
    ...english.map((row, index) => ({
      id: `gen-en${index + 1}${suffix}`,
      lang: 'eng' as const,
      layout: pick(latinLayouts, index),
      font: pick(latinFonts, index),
      ...pick(schemes, index),
      fields: toFields(row),
    })),
    ...arabic.map((row, index) => ({
      id: `gen-ar${index + 1}${suffix}`,
      lang: 'ara' as const,
      layout: pick(arabicLayouts, index),
      font: pick(arabicFonts, index),
      ...pick(schemes, index + 1),
      fields: toFields(row),
      arabicDigits: index % 3 === 2,
    })),
    ...mixed.map((row, index) => {
      const [name, job_title, company, address] = mixedArabic[index]
      return {
        id: `gen-bi${index + 1}${suffix}`,
        lang: 'eng+ara' as const,
        layout: pick(mixedLayouts, index),
        font: `${pick(latinFonts, index)}, ${pick(arabicFonts, index)}`,
        ...pick(schemes, index + 2),
        fields: toFields(row),
        arabic: { name, job_title, company, address },
      }
    }),
  ]
}
