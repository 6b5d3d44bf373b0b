import type { HttpContext } from '@adonisjs/core/http'
import { answerSchedule } from '#production/schedules/answer_schedule'
import { findProject } from '#production/projects/find_project'

export default class SchedulesController {
  /** The whole schedule of a project: settings, calendars, tasks in outline order, links, resources. */
  async show(ctx: HttpContext) {
    return answerSchedule(ctx, await findProject(ctx.params.id))
  }
}
