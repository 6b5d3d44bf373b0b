import { COMMON_UNITS, formatDuration, type WorkUnits } from '@binaa/backend/durations'
import type { ScheduleAnswer, ScheduleTask } from './types'

/** What a day and a week of work come to in a calendar of the schedule. */
export function unitsIn(
  { calendars, settings }: Pick<ScheduleAnswer, 'calendars' | 'settings'>,
  { calendarId }: Pick<ScheduleTask, 'calendarId'>
): WorkUnits {
  const calendar = calendars.find(({ id }) => id === (calendarId ?? settings.calendarId))
  if (!calendar) return COMMON_UNITS
  const { minutesPerDay: day, week } = calendar
  return { day, week: day * week.filter(Boolean).length }
}

/** Working time as people of a language write it: `3d 4h`, `3ي 4س`. */
export const durationText = (minutes: number, units: WorkUnits, language: string): string =>
  formatDuration(minutes, units, language.startsWith('ar') ? 'ar' : 'en')
