import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { approverOf } from '#core/approvals/approver'
import { forbidden, invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import { writeRequest } from '#core/unit_of_work/write_request'
import { day } from '#core/validation/fields'
import { BASE_CURRENCY, CURRENCIES } from '#engines/money/money'
import { costRate } from '#engineering/quotations/pricing/cost_rates'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { loadLines } from '#engineering/quotations/queries/load_lines'
import { showQuotation } from '#engineering/quotations/show_quotation'
import { previewRates, refreshRates } from './refresh_rates.js'
import { refreshRatesValidator } from './validator.js'

const dayRule = vine.create({ on: day() })

/** What costs in other currencies are worth in the currency of a bill. */
export default class CostRatesController {
  /** Of every currency on a day, for a bill that is being written; null where there is no rate. */
  async index(ctx: HttpContext) {
    const { to = BASE_CURRENCY } = ctx.request.qs()
    if (!CURRENCIES.includes(to)) throw invalid({ to: ['choice'] })
    const on = await dayOf(ctx)
    return CURRENCIES.filter((currency) => currency !== to).map((currency) => ({
      ...{ currency, on, rate: costRate(currency, to, on)?.rate ?? null },
    }))
  }

  /** What the rates of a day would change in a quotation. */
  async show(ctx: HttpContext) {
    const quotation = await findQuotation(ctx.params.id)
    const on = await dayOf(ctx)
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

/** @throws AppError 422 on a day that is none */
async function dayOf({ request }: HttpContext): Promise<string> {
  const { on = today() } = request.qs()
  const [failure, valid] = await dayRule.tryValidate({ on })
  if (failure) throw invalid({ on: ['day'] })
  return valid.on
}
