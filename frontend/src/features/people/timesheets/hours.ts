import { toDecimalText, toLatinDigits } from '../../../kit/digits'
import type { Formats } from '../../../kit/display/use-formats'

const CLOCK = /^(\d{1,2}):([0-5]?\d)$/
const HOURS = /^\d{1,2}(\.\d{1,4})?$/

/**
 * Minutes of what someone enters as hours: `8`, `7.5`, `7,5` or `7:30`, in either digits; nothing is none.
 * Null for what is no number of hours.
 */
export function minutesOf(text: string): number | null {
  const plain = toLatinDigits(text).trim()
  if (plain === '') return 0
  const clock = CLOCK.exec(plain)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const hours = toDecimalText(plain).replace(',', '.')
  return HOURS.test(hours) ? Math.round(Number(hours) * 60) : null
}

/** `450` as `7:30`, as it is entered; none is empty. */
export const hoursEntry = (minutes: number): string =>
  minutes === 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** `450` as `7:30` in the digits of the viewer. */
export function hoursText(minutes: number, { number }: Pick<Formats, 'number'>): string {
  const rest = minutes % 60
  return `${number(Math.floor(minutes / 60))}:${number(Math.floor(rest / 10))}${number(rest % 10)}`
}
