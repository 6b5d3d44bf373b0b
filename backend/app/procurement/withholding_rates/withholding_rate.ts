import { WithholdingRateSchema } from '#database/schema'

/** The rate of a kind from a day on. */
export default class WithholdingRate extends WithholdingRateSchema {
  static table = 'withholding_rates'
}
