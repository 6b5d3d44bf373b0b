import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { actOnSettlement } from '#people/settlements/act_on_settlement'
import { settlementListing } from '#people/settlements/listing'
import {
  presentSettlements,
  showSettlement,
  writtenSettlement,
} from '#people/settlements/present_settlement'
import { SETTLEMENT } from '#people/settlements/record_settlement'
import {
  createSettlement,
  deleteSettlement,
  updateSettlement,
} from '#people/settlements/save_settlement'
import Settlement from '#people/settlements/settlement'
import { createSettlementValidator, updateSettlementValidator } from '#people/settlements/validator'

export default class SettlementsController {
  async index(ctx: HttpContext) {
    const settlements = await answerList(ctx, Settlement, settlementListing, {
      prepare: (query) => void query.preload('employee'),
    })
    return presentSettlements(ctx, settlements)
  }

  /** The only answer that holds the figures; it is logged who saw them. */
  async show(ctx: HttpContext) {
    return showSettlement(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createSettlementValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createSettlement(uow, input)
      return writtenSettlement(id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateSettlementValidator)
    return actOnSettlement(ctx, 'update', (uow, one) => updateSettlement(uow, one, input))
  }

  async destroy(ctx: HttpContext) {
    return actOnSettlement(ctx, 'delete', deleteSettlement)
  }

  async history(ctx: HttpContext) {
    const settlement = await Settlement.find(ctx.params.id)
    if (!settlement) throw notFound()
    return answerHistory(ctx, SETTLEMENT, settlement.id, { without: ['view_pay'] })
  }
}
