import type { PrintLanguage } from './document.js'

/** Figures stay Latin in both languages: quantities and prices are compared across them. */
const LOCALES: Record<PrintLanguage, string> = { en: 'en-GB', ar: 'ar-SA' }

function dayAtNoonUtc(date: string): Date {
  const day = new Date(`${date}T12:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime())) {
    throw new TypeError(`Expected a date as YYYY-MM-DD, got ${JSON.stringify(date)}`)
  }
  return day
}

/** 'YYYY-MM-DD' as a Gregorian date in words: `21 Nov 2026`, `21 نوفمبر 2026`. */
export function gregorianDate(date: string, language: PrintLanguage): string {
  return new Intl.DateTimeFormat(`${LOCALES[language]}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: language === 'ar' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(dayAtNoonUtc(date))
    .replace(/[\u200e\u200f]/g, '')
}

/**
 * 'YYYY-MM-DD' in the Umm al-Qura calendar of Saudi Arabia: `30 Rajab 1443 AH`, `30 رجب 1443 هـ`.
 * Plain `islamic` is an arithmetic calendar and can be a day off.
 */
export function hijriDate(date: string, language: PrintLanguage): string {
  return new Intl.DateTimeFormat(`${LOCALES[language]}-u-ca-islamic-umalqura-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(dayAtNoonUtc(date))
    .replace(/[\u200e\u200f]/g, '')
}

/** 'YYYY-MM-DD' as it stands in tables: figures only, year first, the same in both languages. */
export function shortDate(date: string): string {
  dayAtNoonUtc(date)
  return date
}

/**
 * An instant as `2026-11-21 14:05` in `timeZone`.
 * @param instant ISO 8601 with an offset or `Z`
 */
export function dateTime(instant: string, timeZone: string): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) throw new TypeError(`Expected an ISO instant, got ${instant}`)
  // The Swedish locale writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(at)
}

/** Whole days from one 'YYYY-MM-DD' to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayAtNoonUtc(to).getTime() - dayAtNoonUtc(from).getTime()) / 86_400_000)
}

/**
 * A decimal string with thousands separators, cut or filled to between `min` and `max` decimals
 * without rounding: `1234.5` → `1,234.50`. Never goes through a float.
 * @throws TypeError when it is no plain decimal or has significant digits beyond `max`
 */
export function decimal(text: string, min = 2, max = 2): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new TypeError(`Expected a decimal string, got ${JSON.stringify(text)}`)
  const [, sign, whole, fraction = ''] = match
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > max) throw new TypeError(`${text} has more than ${max} decimals`)
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = significant.padEnd(min, '0')
  return `${sign}${grouped}${decimals && '.'}${decimals}`
}

/** An amount of money with the decimals of its currency: two, or as many as are named. */
export function money(text: string, decimals = 2): string {
  return decimal(text, decimals, decimals)
}

/** An amount with thousands separators and all the decimals of its currency: three of a dinar. */
export function amount(text: string): string {
  const digits = text.split('.')[1]?.length ?? 0
  return decimal(text, digits, digits)
}

/** A unit rate: two decimals, up to four where it has them. */
export function unitRate(text: string): string {
  return decimal(text, 2, 4)
}

/** A quantity: only the decimals it has, at most four. */
export function quantity(text: string): string {
  return decimal(text, 0, 4)
}
