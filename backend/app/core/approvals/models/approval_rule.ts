import { BASE_CURRENCY } from '#core/approvals/base_amount'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { ApprovalRuleSchema } from '#database/schema'

/** Who decides on documents of a type, by amount and department. */
export default class ApprovalRule extends ApprovalRuleSchema {
  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { documentType, name, nameAr, minMinor, maxMinor, belowMarginBp, active, steps } = this
    return {
      ...{ documentType, name, nameAr, active },
      amountFrom: formatMoney(minMinor, BASE_CURRENCY),
      amountTo: maxMinor === null ? null : formatMoney(maxMinor, BASE_CURRENCY),
      marginBelow: belowMarginBp === null ? null : formatDecimal4(belowMarginBp * 100),
      steps: steps.map((step) => ({ name: step.name, approver: `${step.kind}:${step.value}` })),
    }
  }
}
