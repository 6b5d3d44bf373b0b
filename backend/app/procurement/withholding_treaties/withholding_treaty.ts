import { WithholdingTreatySchema } from '#database/schema'

/** The rate that a tax treaty gives a vendor, by its certificate of residence, for a time. */
export default class WithholdingTreaty extends WithholdingTreatySchema {
  static table = 'withholding_treaties'
}
