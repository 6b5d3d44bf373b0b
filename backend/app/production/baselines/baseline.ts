import { formatMoney } from '#engines/money/money'
import { BaselineSchema } from '#database/schema'

/** A schedule as it was planned on some day, to compare with. */
export default class Baseline extends BaselineSchema {
  toAudit(currency: string) {
    const { name, takenOn } = this
    return { name, takenOn, budget: formatMoney(this.budgetMinor, currency) }
  }
}
