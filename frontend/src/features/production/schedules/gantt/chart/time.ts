import { MINUTES_OF_DAY, type Moment } from '@binaa/backend/moment'

const MILLISECONDS = 60_000

/**
 * A moment on the clock of the project's place as the library takes it: a date whose local parts are the
 * same. No zone is converted, so the browser may stand anywhere.
 */
export function dateOf(moment: Moment): Date {
  const at = new Date(moment * MILLISECONDS)
  return new Date(
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes()
  )
}

export function momentOf(date: Date): Moment {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  return Date.UTC(year, month, day, date.getHours(), date.getMinutes()) / MILLISECONDS
}

/** The moment now on the clock of the browser. */
export const momentNow = (): Moment => momentOf(new Date())

export const addDays = (moment: Moment, days: number): Moment => moment + days * MINUTES_OF_DAY
