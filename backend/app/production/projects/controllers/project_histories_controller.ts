import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { findProject } from '#production/projects/find_project'

export default class ProjectHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findProject(ctx.params.id)
    return answerHistory(ctx, 'project', id)
  }
}
