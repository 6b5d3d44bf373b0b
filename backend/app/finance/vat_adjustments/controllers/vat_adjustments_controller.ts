import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { claimableDebts } from '#finance/vat_adjustments/claimable_debts'
import { vatAdjustmentListing } from '#finance/vat_adjustments/listing'
import { presentAdjustments, showAdjustment } from '#finance/vat_adjustments/present_adjustments'
import { VAT_ADJUSTMENT } from '#finance/vat_adjustments/records'
import { claimRelief, requestAdjustment } from '#finance/vat_adjustments/request_adjustment'
import { claimReliefValidator, createAdjustmentValidator } from '#finance/vat_adjustments/validator'
import VatAdjustment from '#finance/vat_adjustments/vat_adjustment'

export default class VatAdjustmentsController {
  async index(ctx: HttpContext) {
    return presentAdjustments(ctx, await answerList(ctx, VatAdjustment, vatAdjustmentListing))
  }

  async show(ctx: HttpContext) {
    return showAdjustment(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createAdjustmentValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await requestAdjustment(uow, input)
      return showAdjustment(ctx, id, uow)
    })
  }

  /** Bad debts whose VAT may be claimed. */
  async claimable() {
    return claimableDebts()
  }

  async relief(ctx: HttpContext) {
    const input = await validateBody(ctx, claimReliefValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await claimRelief(uow, input)
      return showAdjustment(ctx, id, uow)
    })
  }

  /** What happened to an adjustment, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showAdjustment(ctx, ctx.params.id)
    return answerHistory(ctx, VAT_ADJUSTMENT, id)
  }
}
