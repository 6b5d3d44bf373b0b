const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/** A time of day as people write it, `14:30`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** What a clock in `timeZone` shows at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export function wallClockOf(instant: string | number, timeZone: string): string {
  // The Swedish locale writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { ...PARTS, timeZone })
  return format.format(new Date(instant)).replace(' ', 'T')
}

/**
 * The instant at which a clock in `timeZone` shows `wallClock`, in UTC. A time that is left out when
 * the clocks are put forward becomes one an hour beside it.
 */
export function instantOf(wallClock: string, timeZone: string): string {
  const asUtc = new Date(`${wallClock}Z`).getTime()
  const offsetAt = (at: number) => new Date(`${wallClockOf(at, timeZone)}Z`).getTime() - at
  const near = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(near)).toISOString()
}
