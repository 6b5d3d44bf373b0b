import { DateTime } from 'luxon'
import { toDate } from '#core/database/instants'
import { today } from './firm_clock.js'

const DAY = 'YYYY-MM-DD'.length

/**
 * The firm's calendar day of an instant as a column or the wire has it; a day stays what it is. One
 * in the morning in Riyadh is still the day before in UTC.
 */
export function firmDay(value: string | Date): string
export function firmDay(value: string | Date | null | undefined): string | null
export function firmDay(value: string | Date | null | undefined): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' && value.length === DAY) return value
  const isIso = typeof value === 'string' && value.includes('T')
  return today(
    isIso ? DateTime.fromISO(value, { zone: 'utc' }) : DateTime.fromJSDate(toDate(value))
  )
}
