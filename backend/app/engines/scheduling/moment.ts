/**
 * Whole minutes since 1970-01-01 00:00 on the clock of the project's place. Schedules know no zones:
 * a day has 1,440 minutes, and nothing shifts when clocks do.
 */
export type Moment = number

/** Whole days since 1970-01-01. */
export type Day = number

export const MINUTES_OF_DAY = 1440
const MILLISECONDS = 60_000

export const dayOf = (moment: Moment): Day => Math.floor(moment / MINUTES_OF_DAY)

/** Sunday is 0. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7

/** @param text `2026-11-24`. @throws RangeError when it is no day */
export function parseDay(text: string): Day {
  const milliseconds = Date.parse(`${text}T00:00:00Z`)
  const day = milliseconds / (MILLISECONDS * MINUTES_OF_DAY)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day) || formatDay(day) !== text)
    throw new RangeError(`not a day: ${text}`)
  return day
}

/** @returns `2026-11-24` */
export const formatDay = (day: Day): string =>
  new Date(day * MINUTES_OF_DAY * MILLISECONDS).toISOString().slice(0, 10)

/** @param text `2026-11-24T08:00`. @throws RangeError when it is no minute */
export function parseMoment(text: string): Moment {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(text) ?? []
  if (!day || Number(hour) > 23 || Number(minute) > 59) throw new RangeError(`no minute: ${text}`)
  return parseDay(day) * MINUTES_OF_DAY + Number(hour) * 60 + Number(minute)
}

/** @returns `2026-11-24T08:00` */
export const formatMoment = (moment: Moment): string =>
  new Date(moment * MILLISECONDS).toISOString().slice(0, 16)

/** The same, or null where there is none. */
export const momentText = (moment: Moment | null): string | null =>
  moment === null ? null : formatMoment(moment)
