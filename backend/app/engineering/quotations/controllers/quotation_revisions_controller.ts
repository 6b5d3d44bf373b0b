import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { invalid, notFound } from '#core/base/app_error'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reviseQuotation } from '#engineering/quotations/actions/revise_quotation'
import Quotation from '#engineering/quotations/models/quotation'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { revisionsOf } from '#engineering/quotations/revisions/revisions_of'
import { showQuotation } from '#engineering/quotations/show_quotation'
import { comparisonView } from '#engineering/quotations/revisions/comparison_view'
import { loadLines } from '#engineering/quotations/queries/load_lines'

export default class QuotationRevisionsController {
  async index(ctx: HttpContext) {
    const quotation = await findQuotation(ctx.params.id)
    return revisionsOf(quotation, ctx.abilities.has('quotations.prices'))
  }

  async store(ctx: HttpContext) {
    const change = { id: ctx.params.id, expectedVersion: requireVersion(ctx), by: approverOf(ctx) }
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const revision = await reviseQuotation(uow, change)
      return showQuotation(ctx, revision, uow.trx)
    })
  }

  /** Against what it revises, or against the quotation that `with` names. */
  async comparison(ctx: HttpContext) {
    const after = await findQuotation(ctx.params.id)
    const before = await Quotation.find(otherId(ctx) ?? after.revisesId ?? 0)
    if (!before) throw notFound()
    await loadLines(before)
    await loadLines(after)
    return comparisonView(before, after, ctx.abilities.has('quotations.prices'))
  }
}

function otherId(ctx: HttpContext): number | null {
  const requested: unknown = ctx.request.qs().with
  if (requested === undefined) return null
  if (typeof requested !== 'string' || !/^\d{1,9}$/.test(requested))
    throw invalid({ with: ['number'] })
  return Number(requested)
}
