import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { projectMilestones, showMilestone } from '#production/project_milestones/present_milestone'
import { lockMilestone, PROJECT_MILESTONE } from '#production/project_milestones/record_milestone'
import {
  createMilestone,
  deleteMilestone,
  updateMilestone,
} from '#production/project_milestones/save_milestone'
import {
  createMilestoneValidator,
  updateMilestoneValidator,
} from '#production/project_milestones/validator'
import { findProject } from '#production/projects/find_project'

const mayPrice = ({ abilities }: HttpContext) => abilities.has('projects.prices')

export default class ProjectMilestonesController {
  /** The milestones of a project in their order. */
  async index(ctx: HttpContext) {
    return projectMilestones(ctx, await findProject(ctx.params.id))
  }

  async show(ctx: HttpContext) {
    return showMilestone(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const input = await validateBody(ctx, createMilestoneValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createMilestone(uow, project, input, mayPrice(ctx))
      return showMilestone(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateMilestoneValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const milestone = await lockMilestone(uow, ctx.params.id, expectedVersion)
      await updateMilestone(uow, milestone, input, mayPrice(ctx))
      return showMilestone(ctx, milestone.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) =>
      deleteMilestone(uow, await lockMilestone(uow, ctx.params.id, expectedVersion))
    )
  }

  /** What happened to a milestone, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showMilestone(ctx, ctx.params.id)
    return answerHistory(ctx, PROJECT_MILESTONE, id)
  }
}
