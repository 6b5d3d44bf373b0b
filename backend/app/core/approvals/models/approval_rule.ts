import { baseMoney } from '#core/exchange_rates/at_rate'
import { formatDecimal4 } from '#engines/money/money'
import { ApprovalRuleSchema } from '#database/schema'

/** Who decides on documents of a type, by amount and department. */
export default class ApprovalRule extends ApprovalRuleSchema {
  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { documentType, name, nameAr, minMinor, maxMinor, belowMarginBp, active, steps } = this
    return {
      ...{ documentType, name, nameAr, active },
      amountFrom: baseMoney(minMinor),
      amountTo: maxMinor === null ? null : baseMoney(maxMinor),
      marginBelow: belowMarginBp === null ? null : formatDecimal4(belowMarginBp * 100),
      steps: steps.map((step) => ({ name: step.name, approver: `${step.kind}:${step.value}` })),
    }
  }
}
