/**
 * Days of the Umm al-Qura calendar, which Saudi papers are dated by, as text `1443-07-30` beside the
 * Gregorian `2022-03-03`. Months are as long as they were announced to be, so both directions ask the
 * table of the platform (`islamic-umalqura`) and neither calculates.
 */

/** The years of the platform's table; outside of them it would answer with an arithmetic calendar. */
export const FIRST_HIJRI_YEAR = 1300
export const LAST_HIJRI_YEAR = 1600

/** Why something is no Hijri day. */
export type HijriFault = 'form' | 'year' | 'month' | 'day'

/** A text that is no day of the calendar; `fault` says which part of it. */
export class HijriError extends RangeError {
  constructor(
    readonly fault: HijriFault,
    text: string
  ) {
    super(`no Hijri day (${fault}): ${text}`)
    this.name = 'HijriError'
  }
}

export interface HijriDay {
  year: number
  month: number
  day: number
}

const DAY_MS = 86_400_000
/** 1 Muharram 1300. */
const FIRST_DAY = Date.UTC(1882, 10, 12) / DAY_MS
const YEAR_DAYS = 354.367
const MONTH_DAYS = 29.5306
const LONGEST_MONTH = 30
const GREGORIAN = /^(\d{4})-(\d\d)-(\d\d)$/
const HIJRI = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

let parts: Intl.DateTimeFormat | undefined

/** Made when it is first needed: it takes longer than all days that it is asked for. */
const formatter = () =>
  (parts ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }))

function hijriOf(day: number): HijriDay {
  const found = { year: 0, month: 0, day: 0 }
  for (const { type, value } of formatter().formatToParts(day * DAY_MS))
    if (type === 'year' || type === 'month' || type === 'day') found[type] = Number(value)
  return found
}

/** The first day of a month: a guess that is at most some days off, moved by what the table says. */
function firstOfMonth(year: number, month: number): number {
  const guess =
    FIRST_DAY + Math.round((year - FIRST_HIJRI_YEAR) * YEAR_DAYS + (month - 1) * MONTH_DAYS) + 10
  const there = hijriOf(guess)
  const monthsOff = (there.year - year) * 12 + there.month - month
  if (monthsOff === 0) return guess - there.day + 1
  const nearer = hijriOf(guess - Math.round(monthsOff * MONTH_DAYS))
  return guess - Math.round(monthsOff * MONTH_DAYS) - nearer.day + 1
}

/** How many days a month has: 29 or 30. */
export function daysOfHijriMonth(year: number, month: number): number {
  const last = hijriOf(firstOfMonth(year, month) + LONGEST_MONTH - 1)
  return last.month === month ? LONGEST_MONTH : LONGEST_MONTH - 1
}

/** @param text `1443-07-30` or `1443/7/30`. @throws HijriError when it is no day */
export function parseHijri(text: string): HijriDay {
  const found = HIJRI.exec(text.trim())
  if (!found) throw new HijriError('form', text)
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number]
  if (year < FIRST_HIJRI_YEAR || year > LAST_HIJRI_YEAR) throw new HijriError('year', text)
  if (month < 1 || month > 12) throw new HijriError('month', text)
  if (day < 1 || day > daysOfHijriMonth(year, month)) throw new HijriError('day', text)
  return { year, month, day }
}

/** `1443-07-30`. */
export const formatHijri = ({ year, month, day }: HijriDay): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** @param text a Gregorian `2022-03-03`. @throws HijriError when it is no day or the table ends before it */
export function toHijri(text: string): string {
  const [, year, month, day] = (GREGORIAN.exec(text) ?? []).map(Number)
  const date = new Date(Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day))
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw new HijriError('form', text)
  const found = hijriOf(date.getTime() / DAY_MS)
  if (found.year < FIRST_HIJRI_YEAR || found.year > LAST_HIJRI_YEAR)
    throw new HijriError('year', text)
  return formatHijri(found)
}

/** @param text `1443-07-30`. @throws HijriError when it is no day */
export function fromHijri(text: string): string {
  const { year, month, day } = parseHijri(text)
  return new Date((firstOfMonth(year, month) + day - 1) * DAY_MS).toISOString().slice(0, 10)
}

const RAMADAN = 9

/** Whether a Gregorian day lies in Ramadan, when working days are shorter. */
export const isRamadan = (text: string): boolean =>
  hijriOf(Date.parse(`${text}T00:00:00Z`) / DAY_MS).month === RAMADAN
