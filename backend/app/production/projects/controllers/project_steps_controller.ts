import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import ProjectTransformer from '#production/projects/project_transformer'
import { stepProject } from '#production/projects/step_project'
import { projectStepValidator } from '#production/projects/validator'

export default class ProjectStepsController {
  /** Moves a project on: in progress, on hold, completed, closed. */
  async store(ctx: HttpContext) {
    const { status } = await validateBody(ctx, projectStepValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const project = await stepProject(uow, ctx.params.id, expectedVersion, status)
      const names = await userNames([project.managerId, project.siteEngineerId], uow.trx)
      return ctx.serialize(ProjectTransformer.transform(project, ctx.abilities, names))
    })
  }
}
