import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { asQuotation } from '#engineering/quotations/copies/bill_content'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { comparisonView } from '#engineering/quotations/revisions/comparison_view'
import {
  deleteSnapshot,
  findSnapshot,
  keepSnapshot,
  snapshotsOf,
  snapshotView,
} from './snapshots.js'
import { snapshotValidator } from './validator.js'
import { loadLines } from '#engineering/quotations/queries/load_lines'

const seesPrices = (ctx: HttpContext) => ctx.abilities.has('quotations.prices')

/** Named states of a quotation's whole bill. */
export default class QuotationSnapshotsController {
  async index(ctx: HttpContext) {
    const { id: quotationId } = await findQuotation(ctx.params.id)
    return (await snapshotsOf(quotationId)).map((snapshot) =>
      snapshotView(snapshot, seesPrices(ctx))
    )
  }

  async store(ctx: HttpContext) {
    const { id } = await findQuotation(ctx.params.id)
    const { name } = await validateBody(ctx, snapshotValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) =>
      snapshotView(await keepSnapshot(uow, id, name), seesPrices(ctx))
    )
  }

  async destroy(ctx: HttpContext) {
    const { id, snapshotId } = ctx.params
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => deleteSnapshot(uow, id, snapshotId))
  }

  /** What has changed since. */
  async comparison(ctx: HttpContext) {
    const now = await findQuotation(ctx.params.id)
    const { content, name } = await findSnapshot(now, ctx.params.snapshotId)
    await loadLines(now)
    return comparisonView(asQuotation(content, now, name), now, seesPrices(ctx))
  }
}
