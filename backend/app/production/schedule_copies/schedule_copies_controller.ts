import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { findProject } from '#production/projects/find_project'
import Project from '#production/projects/project'
import { copyPlan } from '#production/schedule_copies/copy_plan'
import { copyScheduleValidator } from '#production/schedule_copies/validator'

export default class ScheduleCopiesController {
  /** Makes the plan of another project the one of this, which has none yet. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const expectedVersion = requireVersion(ctx)
    const { fromId, materialNeeds = false } = await validateBody(ctx, copyScheduleValidator)
    if (!ctx.abilities.has('schedules.view')) throw forbidden()
    const from = await Project.find(fromId)
    if (!from) throw invalid({ fromId: ['absent'] })
    if (from.id === project.id) throw invalid({ fromId: ['sameProject'] })
    const prices = ctx.abilities.has('projects.prices')
    ctx.response.status(201)
    return writeRequest(ctx, (uow) =>
      copyPlan(uow, { project, from, expectedVersion, prices, materialNeeds })
    )
  }
}
