import dayjs from 'dayjs'

/** This day in local time as `YYYY-MM-DD`. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD')
}

/** The day so many days after another one; before it when negative. */
export function daysFrom(day: string, days: number): string {
  return dayjs(day).add(days, 'day').format('YYYY-MM-DD')
}

/** Whole days from one day to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return dayjs(to).diff(from, 'day')
}

const MINUTES = 5

/** Now, on a round five minutes: as part of a query it does not change with every drawing. */
export function recently(): string {
  const step = MINUTES * 60_000
  return new Date(Math.floor(Date.now() / step) * step).toISOString()
}
