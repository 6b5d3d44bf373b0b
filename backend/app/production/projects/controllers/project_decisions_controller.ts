import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { decideProject } from '#production/projects/decide_project'
import { presentProject } from '#production/projects/present_project'
import { findProject } from '#production/projects/find_project'
import { lockProject } from '#production/projects/save_project'
import { projectDecisions } from '#production/projects/states'

const actOnProject = actOnDocument({
  states: projectDecisions,
  lock: lockProject,
  show: async (ctx, id, uow) => presentProject(ctx, await findProject(id, uow.trx), uow),
})

export default class ProjectDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnProject(ctx, 'approve', (uow, project) =>
      decideProject(uow, project, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return actOnProject(ctx, 'reject', (uow, project) =>
      decideProject(uow, project, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }
}
