import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { projectGuarantees, showGuarantee } from '#production/project_guarantees/present_guarantee'
import { lockGuarantee, PROJECT_GUARANTEE } from '#production/project_guarantees/record_guarantee'
import {
  createGuarantee,
  deleteGuarantee,
  updateGuarantee,
} from '#production/project_guarantees/save_guarantee'
import {
  createGuaranteeValidator,
  updateGuaranteeValidator,
} from '#production/project_guarantees/validator'
import { findProject } from '#production/projects/find_project'

export default class ProjectGuaranteesController {
  /** The guarantees of a project, first those that end first. */
  async index(ctx: HttpContext) {
    const { id } = await findProject(ctx.params.id)
    return projectGuarantees(ctx, id)
  }

  async show(ctx: HttpContext) {
    return showGuarantee(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const input = await validateBody(ctx, createGuaranteeValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createGuarantee(uow, project, input)
      return showGuarantee(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateGuaranteeValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const guarantee = await lockGuarantee(uow, ctx.params.id, expectedVersion)
      await updateGuarantee(uow, guarantee, input)
      return showGuarantee(ctx, guarantee.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) =>
      deleteGuarantee(uow, await lockGuarantee(uow, ctx.params.id, expectedVersion))
    )
  }

  /** What happened to a guarantee, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showGuarantee(ctx, ctx.params.id)
    return answerHistory(ctx, PROJECT_GUARANTEE, id)
  }
}
