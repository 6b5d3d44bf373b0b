import type { CardSpec } from './people.js'

const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩'

function digits(spec: CardSpec, value: string): string {
  return spec.arabicDigits ? value.replace(/\d/g, (digit) => ARABIC_INDIC[Number(digit)]) : value
}

/** Layouts that give numbers and addresses without a word before them. */
const BARE = new Set(['columns', 'icons', 'spread'])

/** `bdo`, because groups of Arabic-Indic digits would otherwise be ordered right to left. */
export const ltr = (value: string) => `<bdo dir="ltr">${value}</bdo>`

export function contacts(spec: CardSpec): string[] {
  const { email, website, address } = spec.fields
  const { mobile, phone } = spec.printed
  const number = (value: string) => ltr(digits(spec, value))
  if (spec.lang === 'ara' && BARE.has(spec.layout)) {
    return [number(mobile), number(phone), ltr(email), ltr(website), address]
  }
  if (spec.lang === 'ara') {
    return [`جوال: ${number(mobile)}`, `هاتف: ${number(phone)}`, ltr(email), ltr(website), address]
  }
  if (spec.layout === 'letters') {
    return [`M  ${mobile}`, `T  ${phone}`, `E  ${email}`, `W  ${website}`, `A  ${address}`]
  }
  if (spec.layout === 'footer') {
    return [`Mob. ${mobile}  |  Tel. ${phone}`, `${email}  |  ${website}`, address]
  }
  if (BARE.has(spec.layout)) {
    return [mobile, phone, email, website, address]
  }
  return [`Mobile: ${mobile}`, `Tel: ${phone}`, `Email: ${email}`, website, address]
}

export const rows = (values: string[], size: number) =>
  values.map((value) => `<div style="font-size:${size}px">${value}</div>`).join('')

export function heading(spec: CardSpec): string {
  const { name, job_title, company } = spec.fields
  return `<div style="font-size:44px;font-weight:700">${name}</div>
    <div style="font-size:26px">${job_title}</div>
    <div style="font-size:32px;color:${spec.accent};margin-bottom:22px">${company}</div>`
}
