import { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import { setting } from '#core/settings/settings'
import { isRamadan } from '#engines/calendars/hijri'
import type { Due } from '#engines/labour/attendance'
import type AttendanceSite from '#people/attendance_sites/attendance_site'

const MINUTE_MS = 60_000

export type SiteHours = Pick<
  AttendanceSite,
  'opens' | 'closes' | 'ramadanOpens' | 'ramadanCloses' | 'graceMinutes'
>

/** Those who check in nowhere are not late by minutes that nobody has granted. */
const DEFAULT_GRACE = 15

export const graceOf = (site: SiteHours | null) => site?.graceMinutes ?? DEFAULT_GRACE

/** When work begins and ends on a day, in minutes of the day: at a place, else in the firm. */
export function hoursOf(site: SiteHours | null, on: string): Due {
  const [opens, closes] = isRamadan(on)
    ? [
        site?.ramadanOpens ?? setting('ramadanStart', '10:00'),
        site?.ramadanCloses ?? setting('ramadanEnd', '16:00'),
      ]
    : [site?.opens ?? setting('workStart', '08:00'), site?.closes ?? setting('workEnd', '17:00')]
  return [minutesOf(opens), minutesOf(closes)]
}

function minutesOf(clock: string): number {
  const [hour, minute] = clock.split(':').map(Number)
  return hour! * 60 + minute!
}

/** Whole minutes since 1970 of an instant. */
export const minuteOf = (at: DateTime): number => Math.floor(at.toMillis() / MINUTE_MS)

export const instantOfMinute = (minute: number | null): DateTime | null =>
  minute === null ? null : DateTime.fromMillis(minute * MINUTE_MS, { zone: 'utc' })

/** Minutes of a day of the firm as whole minutes since 1970. */
export function dueOn(on: string, [from, to]: Due): Due {
  const at = (minute: number) =>
    minuteOf(
      DateTime.fromISO(on, { zone: firmZone() }).set({
        hour: Math.floor(minute / 60),
        minute: minute % 60,
      })
    )
  return [at(from), at(to)]
}

/** The day of the firm that an instant lies in. */
export const firmDayOf = (at: DateTime): string => at.setZone(firmZone()).toISODate()!

/** The time of day that the firm's clocks show, `HH:MM`. */
export const firmTimeOf = (at: DateTime): string => at.setZone(firmZone()).toFormat('HH:mm')
