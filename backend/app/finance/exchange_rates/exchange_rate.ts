import { ExchangeRateSchema } from '#database/schema'

export default class ExchangeRate extends ExchangeRateSchema {
  static table = 'exchange_rates'
}
