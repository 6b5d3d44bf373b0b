import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#core/settings/firm_clock'
import { parseDay } from '#engines/scheduling/moment'
import { firmWeekOf } from '#production/work_calendars/firm_week'
import { tasksOfLateMaterial } from './late_materials.js'
import { lookAheadTasks, type Window } from './look_ahead_tasks.js'
import { presentTasks, weeksOf } from './present_look_ahead.js'

interface Asked extends Pick<Window, 'projectId' | 'state'> {
  /** Any day of the first week; today's unless stated. */
  from?: string
  weeks: number
}

export type LookAheadTask = Awaited<ReturnType<typeof presentTasks>>[number]

/** The weeks from a day on with the tasks that run in them, as the schedules have them now. */
export async function readLookAhead(
  viewer: Pick<HttpContext, 'abilities'>,
  { projectId, state, from: day, weeks: count }: Asked,
  range: { start: number; end: number }
) {
  const now = today()
  const weeks = weeksOf(await firmWeekOf(day ?? now), count)
  const from = parseDay(weeks[0]!.startOn)
  const window = { projectId, state, from, to: from + 7 * count, now: parseDay(now) }
  const asksMaterial = state === 'late_material' || state === 'ready'
  const waiting = asksMaterial ? await tasksOfLateMaterial(projectId) : []
  const { rows, total } = await lookAheadTasks({ ...window, waiting }, range)
  return { weeks, total, tasks: await presentTasks(viewer, rows, now) }
}
