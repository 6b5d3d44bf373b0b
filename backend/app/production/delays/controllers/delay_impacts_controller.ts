import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import Delay from '#production/delays/delay'
import { projectImpact } from '#production/delays/project_impact'
import { findDelay } from '#production/delays/record_delay'
import { requireProject } from '#production/delays/scope'
import { impactQueryValidator, jointImpactQueryValidator } from '#production/delays/validator'
import { findProject } from '#production/projects/find_project'

export default class DelayImpactsController {
  /** What one delay does to the finish by itself. */
  async show(ctx: HttpContext) {
    const delay = await findDelay(ctx, ctx.params.id)
    const requested = await validateQuery(ctx, impactQueryValidator)
    return projectImpact(delay.projectId, [delay], requested)
  }

  /** What several delays of a project do together. */
  async joint(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    await requireProject(db.connection(), approverOf(ctx), project.id)
    const { delayIds, ...requested } = await validateQuery(ctx, jointImpactQueryValidator)
    const delays = await Delay.query().where('projectId', project.id).whereIn('id', delayIds)
    if (delays.length !== delayIds.length) throw notFound()
    return projectImpact(project.id, delays, requested)
  }
}
