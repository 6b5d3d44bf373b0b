import type { HttpContext } from '@adonisjs/core/http'
import { rememberOpened } from '#core/recent/recent_records'
import { transact } from '#core/unit_of_work/transact'
import { findProject } from '#production/projects/find_project'
import { SCHEDULE } from '#production/schedules/opened'

export default class ScheduleOpeningsController {
  /** Remembers that the viewer has opened the schedule of a project. */
  async store({ actor, params, response }: HttpContext) {
    const { id } = await findProject(params.id)
    await transact(actor!, (uow) => rememberOpened(uow.trx, actor!.id!, SCHEDULE, id))
    return response.status(204).send(null)
  }
}
