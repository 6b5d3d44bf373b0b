import type { HttpContext } from '@adonisjs/core/http'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { noBody } from '#core/validation/fields'
import { findProject } from '#production/projects/find_project'
import { actOnPlan } from '#production/weekly_plans/act_on_plan'
import { showWeek } from '#production/weekly_plans/present_plan'
import { closePlan, commitPlan } from '#production/weekly_plans/step_plan'
import { weekValidator } from '#production/weekly_plans/validator'

export default class WeeklyPlansController {
  /** The week of a project that holds a day, today's unless another is stated. */
  async show(ctx: HttpContext) {
    const { id: projectId } = await findProject(ctx.params.id)
    const { day = today() } = await validateQuery(ctx, weekValidator)
    return showWeek(ctx, { projectId, day })
  }

  async commit(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return actOnPlan(ctx, 'commit', (uow, plan) => commitPlan(uow, plan))
  }

  async close(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return actOnPlan(ctx, 'close', (uow, plan) => closePlan(uow, plan))
  }
}
