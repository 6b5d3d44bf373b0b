import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { presentProject } from '#production/projects/present_project'
import { stepProject } from '#production/projects/step_project'
import { projectStepValidator } from '#production/projects/validator'

export default class ProjectStepsController {
  /** Moves a project on: in progress, on hold, completed, closed. */
  async store(ctx: HttpContext) {
    const { status } = await validateBody(ctx, projectStepValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const project = await stepProject(uow, ctx.params.id, expectedVersion, status)
      return presentProject(ctx, project, uow)
    })
  }
}
