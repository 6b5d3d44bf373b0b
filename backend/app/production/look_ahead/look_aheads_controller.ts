import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { sendTotal } from '#core/listing/send_total'
import { today } from '#core/settings/firm_clock'
import { parseDay } from '#engines/scheduling/moment'
import { lookAheadTasks } from '#production/look_ahead/look_ahead_tasks'
import { tasksOfLateMaterial } from '#production/look_ahead/late_materials'
import { presentTasks, weeksOf } from '#production/look_ahead/present_look_ahead'
import { lookAheadValidator } from '#production/look_ahead/validator'
import { findProject } from '#production/projects/find_project'
import { firmWeekOf } from '#production/work_calendars/firm_week'

const WEEKS = 6
const MOST_ROWS = 500

export default class LookAheadsController {
  /** The tasks of the next weeks of one project, or of all open ones, read from their schedules. */
  async index(ctx: HttpContext) {
    const query = await validateQuery(ctx, lookAheadValidator)
    const { projectId, state, weeks: count = WEEKS, _start: start = 0 } = query
    const end = query._end ?? start + MOST_ROWS
    if (end < start || end - start > MOST_ROWS) throw invalid({ _end: ['range'] })
    if (projectId !== undefined) await findProject(projectId)
    const now = today()
    const weeks = weeksOf(await firmWeekOf(query.from ?? now), count)
    const from = parseDay(weeks[0]!.startOn)
    const window = { projectId, state, from, to: from + 7 * count, now: parseDay(now) }
    const asksMaterial = state === 'late_material' || state === 'ready'
    const waiting = asksMaterial ? await tasksOfLateMaterial(projectId) : []
    const { rows, total } = await lookAheadTasks({ ...window, waiting }, { start, end })
    sendTotal(ctx, total)
    return { weeks, total, tasks: await presentTasks(ctx, rows, now) }
  }
}
