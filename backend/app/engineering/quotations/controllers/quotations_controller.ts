import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { updateQuotation } from '#engineering/quotations/actions/change_quotation'
import { createQuotation } from '#engineering/quotations/actions/create_quotation'
import { deleteQuotation } from '#engineering/quotations/actions/delete_quotation'
import { forgetAutosave } from '#engineering/quotations/autosaves/keep_autosave'
import { quotationListing } from '#engineering/quotations/listing'
import Quotation from '#engineering/quotations/models/quotation'
import { showQuotation } from '#engineering/quotations/show_quotation'
import { statusGroups } from '#engineering/quotations/status_groups'
import { viewerOf } from '#engineering/quotations/queries/view_quotations'
import QuotationTransformer from '#engineering/quotations/transformers/quotation_transformer'
import {
  createQuotationValidator,
  updateQuotationValidator,
} from '#engineering/quotations/validator'

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
    return writeRequest(ctx, async (uow) => {
      const quotation = await createQuotation(uow, input, { draft })
      await forgetAutosave(uow, autosaveKey)
      return showQuotation(ctx, quotation, uow.trx)
    })
  }

  async update(ctx: HttpContext) {
    const { autosaveKey, ...input } = await validateBody(ctx, updateQuotationValidator)
    const change = { id: ctx.params.id, expectedVersion: requireVersion(ctx), by: approverOf(ctx) }
    return writeRequest(ctx, async (uow) => {
      const quotation = await updateQuotation(uow, change, input)
      await forgetAutosave(uow, autosaveKey)
      return showQuotation(ctx, quotation, uow.trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const change = { id: ctx.params.id, expectedVersion: requireVersion(ctx), by: approverOf(ctx) }
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => deleteQuotation(uow, change))
  }
}
