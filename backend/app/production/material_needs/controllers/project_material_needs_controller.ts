import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { createNeeds } from '#production/material_needs/actions/save_needs'
import { answerNeeds } from '#production/material_needs/answer_needs'
import { createNeedsValidator } from '#production/material_needs/validator'
import { findProject } from '#production/projects/find_project'

export default class ProjectMaterialNeedsController {
  /** What all tasks of a project need, and when their material is there. */
  async show(ctx: HttpContext) {
    const { id } = await findProject(ctx.params.id)
    return answerNeeds(ctx, id)
  }

  /** States needs of tasks, all of them or none. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const { needs } = await validateBody(ctx, createNeedsValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      await createNeeds(uow, project, needs)
      return answerNeeds(ctx, project.id, uow.trx)
    })
  }
}
