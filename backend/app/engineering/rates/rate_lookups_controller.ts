import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { invalid } from '#core/base/app_error'
import { lookupIds } from '#core/listing/lookup'
import { decimal4OrNull, BASE_CURRENCY, CURRENCIES } from '#engines/money/money'
import { inCurrency } from '#core/exchange_rates/in_currency'
import { pricesInForce } from './prices_in_force.js'
import Rate from './rate.js'
import { rates } from './resource.js'

/** Rates for a line of a bill, with what is in force today in the currency of the bill. */
export default class RateLookupsController {
  async index(ctx: HttpContext) {
    const to = currencyOf(ctx)
    const ids = await lookupIds(ctx, {
      listing: rates.listing,
      shown: ['code', 'name', 'name_ar'],
      filters: { active: 'true' },
    })
    const found = await Rate.query().whereIn('id', ids).orderBy('code')
    const prices = await pricesInForce(ids, db.connection())
    return found.map(({ id, code, name, nameAr, unit, costHead, currency: from }) => {
      const price = prices.get(id)
      return {
        ...{ id, label: `${code} · ${name}`, name, nameAr, unit, costHead },
        unitRate: decimal4OrNull(inCurrency(price?.unitRateE4 ?? null, { from, to })),
        unitCost: decimal4OrNull(inCurrency(price?.unitCostE4 ?? null, { from, to })),
        rateOn: price?.effectiveOn ?? null,
        isOld: price?.isOld ?? false,
      }
    })
  }
}

function currencyOf({ request }: HttpContext): string {
  const { currency = BASE_CURRENCY } = request.qs()
  if (!CURRENCIES.includes(currency)) throw invalid({ currency: ['choice'] })
  return currency
}
