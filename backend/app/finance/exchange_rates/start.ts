import { provideRates } from '#core/exchange_rates/known_rates'
import ExchangeRate from '#finance/exchange_rates/exchange_rate'

provideRates(async () => {
  const rates = await ExchangeRate.query()
    .orderBy('effective_on', 'desc')
    .select('currency', 'effective_on', 'rate_e6')
  return rates.map(({ currency, effectiveOn, rateE6 }) => ({
    currency,
    effectiveOn,
    rate: BigInt(rateE6),
  }))
})
