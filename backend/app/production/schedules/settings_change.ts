import { parseMoment } from '#engines/scheduling/moment'
import type { Change } from './change.js'
import { refused, type Draft } from './draft.js'
import { presentSettings } from './present_schedule.js'

/**
 * Changes how the schedule is computed.
 * @throws AppError 422 for a member that settings do not have
 */
export function settings(draft: Draft, { fields = {} }: Change, index: number) {
  const of = draft.state.settings
  const at = `changes.${index}.fields`
  const before = presentSettings(of)
  const { start, dataDate, mustFinish, ...rest } = fields
  const { calendarId, lagCalendar, outOfSequence, critical, criticalFloat, ...foreign } = rest
  const [unknown] = Object.keys(foreign)
  if (unknown) throw refused(`${at}.${unknown}`, 'unknown')
  if (calendarId === null) throw refused(`${at}.calendarId`, 'required')
  if (start !== undefined) of.start = parseMoment(start)
  if (dataDate !== undefined) of.dataDate = dataDate === null ? null : parseMoment(dataDate)
  if (mustFinish !== undefined) of.mustFinish = mustFinish === null ? null : parseMoment(mustFinish)
  of.calendarId = calendarId ?? of.calendarId
  of.lagCalendar = lagCalendar ?? of.lagCalendar
  of.outOfSequence = outOfSequence ?? of.outOfSequence
  of.critical = critical ?? of.critical
  of.criticalFloat = criticalFloat ?? of.criticalFloat
  if (of.mustFinish !== null && of.mustFinish < of.start)
    throw refused(`${at}.mustFinish`, 'beforeStart')
  const after = presentSettings(of)
  draft.record({ kind: 'schedule', action: 'update', task: null, before, after })
}
