import { MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import type { ConstraintKind, LinkType } from '#engines/scheduling/network'
import { ScheduleFileError } from './errors.js'
import { textOf, type Record } from './xml_records.js'

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?/
const DURATION = /^(-?)P(?:(\d+)D)?T?(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?$/

/** Project writes this far day for "no date". */
const NO_DATE = 'NA'

/** @throws ScheduleFileError broken_date */
export function momentOf(record: Record | undefined, name: string): Moment | null {
  const text = textOf(record, name)
  if (!text || text === NO_DATE) return null
  const [, day, hour = '0', minute = '0'] = MOMENT.exec(text) ?? []
  try {
    return parseDay(day ?? text) * MINUTES_OF_DAY + Number(hour) * 60 + Number(minute)
  } catch (cause) {
    throw new ScheduleFileError('broken_date', `${name} ${text.slice(0, 40)}`, { cause })
  }
}

/** `PT8H30M0S` as minutes; null where there is none. */
export function durationOf(record: Record, name: string): number | null {
  const [whole, sign, days, hours, minutes, seconds] = DURATION.exec(textOf(record, name)) ?? []
  if (!whole) return null
  const sum =
    Number(days ?? 0) * MINUTES_OF_DAY +
    Number(hours ?? 0) * 60 +
    Number(minutes ?? 0) +
    Number(seconds ?? 0) / 60
  return Math.round(sign ? -sum : sum)
}

/** @returns `PT8H30M0S` */
export const formatDuration = (minutes: number): string =>
  `PT${Math.floor(minutes / 60)}H${minutes % 60}M0S`

export function numberOf(record: Record | undefined, name: string): number | null {
  const text = textOf(record, name)
  const value = Number(text)
  return text && Number.isFinite(value) ? value : null
}

export const isSet = (record: Record | undefined, name: string): boolean =>
  ['1', 'true'].includes(textOf(record, name))

/** By their number in the file. */
export const LINK_NUMBERS: readonly LinkType[] = ['FF', 'FS', 'SF', 'SS']

export const CONSTRAINT_NUMBERS: readonly (ConstraintKind | null)[] = [
  null,
  'as_late_as_possible',
  'must_start',
  'must_finish',
  'start_no_earlier',
  'start_no_later',
  'finish_no_earlier',
  'finish_no_later',
]

/** Formats from minutes to months, each with an elapsed one after it; 32 more is "estimated". */
const ELAPSED_FORMATS = new Set([4, 6, 8, 10, 12])
const ESTIMATED = 32
export const isElapsedFormat = (format: number | null): boolean =>
  format !== null && ELAPSED_FORMATS.has(format > ESTIMATED ? format - ESTIMATED : format)

/** Lags in shares of the predecessor's duration. */
export const isPercentFormat = (format: number | null): boolean =>
  format !== null && [19, 20, 51, 52].includes(format)

/** Lags and slacks are tenths of minutes. */
export const TENTHS = 10
