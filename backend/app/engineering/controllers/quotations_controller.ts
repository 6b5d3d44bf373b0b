import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { updateQuotation } from '#engineering/actions/change_quotation'
import { createQuotation } from '#engineering/actions/create_quotation'
import { deleteQuotation } from '#engineering/actions/delete_quotation'
import { forgetAutosave } from '#engineering/actions/keep_autosave'
import { quotationListing } from '#engineering/listing'
import Quotation from '#engineering/models/quotation'
import { showQuotation } from '#engineering/queries/show_quotation'
import { statusGroups } from '#engineering/queries/status_groups'
import { viewerOf } from '#engineering/queries/view_quotations'
import QuotationTransformer from '#engineering/transformers/quotation_transformer'
import {
  createQuotationValidator,
  updateQuotationValidator,
} from '#engineering/validators/quotation'

export default class QuotationsController {
  async index(ctx: HttpContext) {
    ctx.request.updateQs(statusGroups(ctx.request.qs()))
    const quotations = await answerList(ctx, Quotation, quotationListing)
    return ctx.serialize(
      QuotationTransformer.transform(quotations, await viewerOf(ctx, quotations))
    )
  }

  async show(ctx: HttpContext) {
    const { id, number } = ctx.params
    const quotation = await Quotation.findBy(number === undefined ? { id } : { number })
    if (!quotation) throw notFound()
    return showQuotation(ctx, quotation)
  }

  async store(ctx: HttpContext) {
    const {
      draft = false,
      autosaveKey,
      ...input
    } = await validateBody(ctx, createQuotationValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const quotation = await createQuotation(unit, input, { draft })
      await forgetAutosave(unit, autosaveKey)
      return showQuotation(ctx, quotation, unit.trx)
    })
  }

  async update(ctx: HttpContext) {
    const { autosaveKey, ...input } = await validateBody(ctx, updateQuotationValidator)
    const change = { id: ctx.params.id, seen: requireVersion(ctx), by: approverOf(ctx) }
    return writeRequest(ctx, async (unit) => {
      const quotation = await updateQuotation(unit, change, input)
      await forgetAutosave(unit, autosaveKey)
      return showQuotation(ctx, quotation, unit.trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const change = { id: ctx.params.id, seen: requireVersion(ctx), by: approverOf(ctx) }
    ctx.response.status(204)
    return writeRequest(ctx, (unit) => deleteQuotation(unit, change))
  }
}
