import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { saveStagePlan } from '#engineering/actions/save_stage_plan'
import { findQuotation } from '#engineering/queries/find_quotation'
import { stagePlan } from '#engineering/queries/stage_plan'
import { stagePlanValidator } from '#engineering/validators/tracking_sheet'

/** Planned and actual days of a quotation's stages, as its tracking sheet prints them. */
export default class StagePlansController {
  async show({ params }: HttpContext) {
    return stagePlan(await findQuotation(params.id))
  }

  async update(ctx: HttpContext) {
    const { stages } = await validateBody(ctx, stagePlanValidator)
    const change = { id: Number(ctx.params.id), seen: requireVersion(ctx) }
    const plan = stages.map(({ stage, plannedOn = null, actualOn = null, responsible = null, remark = null }) => ({ stage, plannedOn, actualOn, responsible, remark })) // prettier-ignore
    return writeRequest(ctx, async (unit) => {
      const quotation = await saveStagePlan(unit, change, plan)
      return stagePlan(quotation, unit.trx)
    })
  }
}
