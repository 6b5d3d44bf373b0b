import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Quotation from '#engineering/quotations/models/quotation'
import QuotationTransformer from '#engineering/quotations/transformers/quotation_transformer'
import { loadDetail, viewerOf } from '#engineering/quotations/queries/view_quotations'

/** A quotation's page for the asking person; inside a write it reads through the unit's transaction. */
export async function showQuotation(
  ctx: HttpContext,
  quotation: Quotation,
  client?: QueryClientContract
) {
  // as the database keeps it: whole seconds
  if (client) await quotation.refresh()
  const detail = await loadDetail(quotation, ctx.abilities.has('quotations.prices'), client)
  const viewer = await viewerOf(ctx, [quotation], client)
  return ctx.serialize(
    QuotationTransformer.transform(quotation, viewer, detail).useVariant('forDetail')
  )
}
