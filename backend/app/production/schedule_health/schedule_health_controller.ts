import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { assess } from '#engines/scheduling/health'
import { Schedule } from '#engines/scheduling/schedule'
import { baselineDates, baselineOf } from '#production/baselines/baseline_dates'
import { baselineQueryValidator } from '#production/baselines/validator'
import { findProject } from '#production/projects/find_project'
import { openAssignments, planOf, readPlan } from '#production/schedules/plan_state'
import { planCalendars } from '#production/work_calendars/plan_calendars'

const HOURS_E4 = 10_000

export default class ScheduleHealthController {
  /** The 14 checks of a schedule, each with the tasks that fall short. */
  async show(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const { baselineId } = await validateQuery(ctx, baselineQueryValidator)
    const baseline = await baselineOf(project.id, baselineId)
    const state = await readPlan(project.id)
    const calendars = await planCalendars()
    const { plan } = planOf(state, calendars)
    const { hoursPerDayE4 } = calendars.get(state.settings.calendarId)!.calendar
    return {
      projectId: project.id,
      baselineId: baseline?.id ?? null,
      checks: plan.tasks.length
        ? assess({
            plan,
            outcome: new Schedule(plan).outcome(),
            minutesPerDay: Math.round((hoursPerDayE4 * 60) / HOURS_E4),
            assigned: new Set(openAssignments(state).map(({ taskId }) => taskId)),
            baseline: baseline && (await baselineDates(baseline.id)),
          })
        : [],
    }
  }
}
