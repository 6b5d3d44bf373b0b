import { parseDuration } from '@binaa/backend/durations'
import { durationText, unitsIn } from '../plan/units'
import type { ScheduleAnswer, ScheduleSettings } from '../plan/types'

/** Settings as the form has them: the float as people write durations. */
export interface SettingsForm extends Omit<ScheduleSettings, 'criticalFloat'> {
  criticalFloat: string
}

export function formOf(schedule: ScheduleAnswer, language: string): SettingsForm {
  const { settings } = schedule
  const units = unitsIn(schedule, { calendarId: null })
  return { ...settings, criticalFloat: durationText(settings.criticalFloat, units, language) }
}

/** The settings that a form changes, or null where its float is no duration. */
export function changesOf(
  schedule: ScheduleAnswer,
  form: SettingsForm
): Partial<ScheduleSettings> | null {
  const { settings } = schedule
  const units = unitsIn(schedule, { calendarId: form.calendarId })
  const criticalFloat = parseDuration(form.criticalFloat, units)
  if (criticalFloat === null) return null
  const entered: ScheduleSettings = { ...form, criticalFloat }
  const names = Object.keys(settings) as (keyof ScheduleSettings)[]
  return Object.fromEntries(
    names
      .map((name) => [name, entered[name] ?? null] as const)
      .filter(([name, value]) => value !== settings[name])
  )
}
