import { formatMoment, MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import type { ConstraintKind, LagCalendar, LinkType, TaskKind } from '#engines/scheduling/network'
import { ScheduleFileError } from './errors.js'
import type { XerRow } from './xer_tables.js'

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d))?/

/** @throws ScheduleFileError broken_date */
export function momentOf(row: XerRow, column: string): Moment | null {
  const text = row(column)
  if (!text) return null
  const [, day, hour = '0', minute = '0'] = MOMENT.exec(text) ?? []
  try {
    return parseDay(day ?? text) * MINUTES_OF_DAY + Number(hour) * 60 + Number(minute)
  } catch (cause) {
    throw new ScheduleFileError('broken_date', `${column} ${text.slice(0, 40)}`, { cause })
  }
}

/** Hours as whole minutes; null where there are none. */
export function minutesOf(row: XerRow, column: string): number | null {
  const hours = numberOf(row, column)
  return hours === null ? null : Math.round(hours * 60)
}

export function numberOf(row: XerRow, column: string): number | null {
  // some installations write a comma
  const text = row(column).replace(',', '.')
  const value = Number(text)
  return text && Number.isFinite(value) ? value : null
}

export const TASK_TYPES: Record<string, TaskKind> = {
  TT_Task: 'task',
  TT_Rsrc: 'task',
  TT_Mile: 'start_milestone',
  TT_FinMile: 'finish_milestone',
  TT_LOE: 'level_of_effort',
}

export const CONSTRAINT_TYPES: Record<string, ConstraintKind> = {
  CS_MSOA: 'start_no_earlier',
  CS_MSOB: 'start_no_later',
  CS_MEOA: 'finish_no_earlier',
  CS_MEOB: 'finish_no_later',
  CS_MANDSTART: 'must_start',
  CS_MANDFIN: 'must_finish',
  CS_ALAP: 'as_late_as_possible',
  CS_MSO: 'start_on',
  CS_MEO: 'finish_on',
}

export const LINK_CODES: Record<string, LinkType> = {
  PR_FS: 'FS',
  PR_SS: 'SS',
  PR_FF: 'FF',
  PR_SF: 'SF',
}

export const LAG_CALENDAR_CODES: Record<string, LagCalendar> = {
  rcal_Predecessor: 'predecessor',
  rcal_Successor: 'successor',
  rcal_ProjDefault: 'project',
  rcal_24Hour: 'round_the_clock',
}

/** The first key with a value. */
export function codeOf<Value>(codes: Record<string, Value>, value: Value): string {
  return Object.keys(codes).find((code) => codes[code] === value)!
}

export const xerMoment = (moment: Moment | null): string =>
  moment === null ? '' : formatMoment(moment).replace('T', ' ')
export const xerHours = (minutes: number | null): string =>
  minutes === null ? '' : String(Math.round((minutes / 60) * 1e6) / 1e6)
