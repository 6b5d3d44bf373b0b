import {
  daysOfHijriMonth,
  fromHijri,
  HijriError,
  toHijri,
  type HijriFault,
} from '@binaa/backend/hijri'
import { toLatinDigits } from '../digits'

export type Calendar = 'gregorian' | 'hijri'

export interface ReadDay {
  /** `YYYY-MM-DD`, Gregorian; null where nothing or no day was typed. */
  day: string | null
  /** What is wrong with the text; null while it is empty. */
  fault: HijriFault | null
  /** How many days the month has whose day is wrong. */
  monthDays?: number
}

const NOTHING: ReadDay = { day: null, fault: null }
const PARTS = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/

/** What people type as a day: digits of either script, with dashes, slashes, dots or nothing between. */
export function readDay(calendar: Calendar, typed: string): ReadDay {
  const text = toLatinDigits(typed).trim()
  if (!text) return NOTHING
  const [, year, month = '', day = ''] = PARTS.exec(text) ?? []
  if (!year) return { day: null, fault: 'form' }
  const on = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  try {
    return { day: calendar === 'hijri' ? fromHijri(on) : gregorian(on), fault: null }
  } catch (error) {
    if (!(error instanceof HijriError)) throw error
    const monthDays =
      calendar === 'hijri' && error.fault === 'day'
        ? daysOfHijriMonth(Number(year), Number(month))
        : undefined
    return { day: null, fault: error.fault, monthDays }
  }
}

/** The day itself, once the calendar of the kingdom knows it. */
function gregorian(on: string): string {
  toHijri(on)
  return on
}

/** A day as the other field shows it. */
export function otherCalendar(calendar: Calendar, day: string | null): string {
  if (!day) return ''
  return calendar === 'hijri' ? toHijri(day) : day
}
