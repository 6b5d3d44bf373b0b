import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { answerChange } from '#production/schedules/answer_schedule'
import { changeSchedule } from '#production/schedules/change_schedule'
import { changesValidator } from '#production/schedules/validator'
import { findProject } from '#production/projects/find_project'

export default class ScheduleChangesController {
  /** Changes tasks, links, assignments and settings, in their order, all or nothing. */
  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const expectedVersion = requireVersion(ctx)
    const { changes } = await validateBody(ctx, changesValidator)
    const prices = ctx.abilities.has('projects.prices')
    return writeRequest(ctx, async (uow) => {
      const input = { project, expectedVersion, changes, prices, isTyped: true }
      const changed = await changeSchedule(uow, input)
      return answerChange(ctx, changed, project.currency)
    })
  }
}
