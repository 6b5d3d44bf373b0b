import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { invalid, notFound } from '#core/exceptions/app_error'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { reviseQuotation } from '#engineering/actions/revise_quotation'
import Quotation from '#engineering/models/quotation'
import { findQuotation } from '#engineering/queries/find_quotation'
import { revisionsOf } from '#engineering/queries/revisions_of'
import { showQuotation } from '#engineering/queries/show_quotation'
import { comparisonView } from '#engineering/transformers/comparison_view'

export default class QuotationRevisionsController {
  async index(ctx: HttpContext) {
    const quotation = await findQuotation(ctx.params.id)
    return revisionsOf(quotation, ctx.abilities.has('quotations.prices'))
  }

  async store(ctx: HttpContext) {
    const change = { id: ctx.params.id, seen: requireVersion(ctx), by: approverOf(ctx) }
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const revision = await reviseQuotation(unit, change)
      return showQuotation(ctx, revision, unit.trx)
    })
  }

  /** Against what it revises, or against the quotation that `with` names. */
  async comparison(ctx: HttpContext) {
    const after = await findQuotation(ctx.params.id)
    const before = await Quotation.find(otherId(ctx) ?? after.revisesId ?? 0)
    if (!before) throw notFound()
    await before.load('lines')
    await after.load('lines')
    return comparisonView(before, after, ctx.abilities.has('quotations.prices'))
  }
}

function otherId(ctx: HttpContext): number | null {
  const asked: unknown = ctx.request.qs().with
  if (asked === undefined) return null
  if (typeof asked !== 'string' || !/^\d{1,9}$/.test(asked)) throw invalid({ with: ['number'] })
  return Number(asked)
}
