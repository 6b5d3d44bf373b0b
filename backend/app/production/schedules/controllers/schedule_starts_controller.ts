import type { HttpContext } from '@adonisjs/core/http'
import { lastOpened } from '#core/recent/recent_records'
import Project from '#production/projects/project'
import { SCHEDULE } from '#production/schedules/opened'
import { mostUrgentProject } from '#production/schedules/urgent_project'

export default class ScheduleStartsController {
  /** Whose schedule the viewer begins with: the one opened last, else that of the most urgent project. */
  async show({ actor }: HttpContext) {
    const opened = await lastOpened(actor!.id!, SCHEDULE)
    const isThere = opened !== null && (await Project.find(opened)) !== null
    return { projectId: isThere ? opened : await mostUrgentProject(actor!.id!) }
  }
}
