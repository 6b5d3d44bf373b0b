import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { forbidden } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import { writeRequest } from '#core/unit_of_work/write_request'
import { BASE_CURRENCY, CURRENCIES } from '#engines/money/money'
import { costRate } from '#engineering/quotations/pricing/cost_rates'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { loadLines } from '#engineering/quotations/queries/load_lines'
import { showQuotation } from '#engineering/quotations/show_quotation'
import { previewRates, refreshRates } from './refresh_rates.js'
import {
  costRatesQueryValidator,
  previewQueryValidator,
  refreshRatesValidator,
} from './validator.js'

/** What costs in other currencies are worth in the currency of a bill. */
export default class CostRatesController {
  /** Of every currency on a day, for a bill that is being written; null where there is no rate. */
  async index(ctx: HttpContext) {
    const { to = BASE_CURRENCY, on = today() } = await validateQuery(ctx, costRatesQueryValidator)
    return CURRENCIES.filter((currency) => currency !== to).map((currency) => ({
      ...{ currency, on, rate: costRate(currency, to, on)?.rate ?? null },
    }))
  }

  /** What the rates of a day would change in a quotation. */
  async show(ctx: HttpContext) {
    const quotation = await findQuotation(ctx.params.id)
    const { on = today() } = await validateQuery(ctx, previewQueryValidator)
    await loadLines(quotation)
    return previewRates(quotation, on)
  }

  /** Applies the rates that were shown. */
  async store(ctx: HttpContext) {
    if (!ctx.abilities.has('quotations.margin')) throw forbidden()
    const input = await validateBody(ctx, refreshRatesValidator)
    const change = { id: ctx.params.id, expectedVersion: requireVersion(ctx), by: approverOf(ctx) }
    return writeRequest(ctx, async (uow) => {
      const quotation = await refreshRates(uow, change, input)
      return showQuotation(ctx, quotation, uow.trx)
    })
  }
}
