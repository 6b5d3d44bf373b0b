import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { saveStagePlan } from './save_stage_plan.js'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { stagePlan } from './stage_plan.js'
import { stagePlanValidator } from './validator.js'

/** Planned and actual days of a quotation's stages, as its tracking sheet prints them. */
export default class StagePlansController {
  async show({ params }: HttpContext) {
    return stagePlan(await findQuotation(params.id))
  }

  async update(ctx: HttpContext) {
    const { stages } = await validateBody(ctx, stagePlanValidator)
    const change = { id: Number(ctx.params.id), expectedVersion: requireVersion(ctx) }
    const plan = stages.map(
      ({ stage, plannedOn = null, actualOn = null, responsible = null, remark = null }) => ({
        stage,
        plannedOn,
        actualOn,
        responsible,
        remark,
      })
    )
    return writeRequest(ctx, async (uow) => {
      const quotation = await saveStagePlan(uow, change, plan)
      return stagePlan(quotation, uow.trx)
    })
  }
}
