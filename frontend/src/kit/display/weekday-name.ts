/** The fourth of January 1970 was a Sunday. */
const SUNDAY = Date.UTC(1970, 0, 4)
const DAY = 24 * 60 * 60 * 1000

/** The name of a day of the week, 0 for Sunday. */
export const weekdayName = (tag: string, weekday: number, length: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(tag, { weekday: length, timeZone: 'UTC' }).format(SUNDAY + weekday * DAY)
