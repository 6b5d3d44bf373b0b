import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { changeContractDay } from '#production/project_milestones/change_contract_day'
import { showMilestone } from '#production/project_milestones/present_milestone'
import { lockMilestone } from '#production/project_milestones/record_milestone'
import { contractDayValidator } from '#production/project_milestones/validator'

export default class ContractDaysController {
  /** Another day by which the milestone has to be reached, with the reason. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, contractDayValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const milestone = await lockMilestone(uow, ctx.params.id, expectedVersion)
      await changeContractDay(uow, milestone, input)
      return showMilestone(ctx, milestone.id, uow)
    })
  }
}
