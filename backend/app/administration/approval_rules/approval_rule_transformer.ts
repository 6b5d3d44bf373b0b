import { BaseTransformer } from '@adonisjs/core/transformers'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type ApprovalRule from '#core/approvals/models/approval_rule'
import { BASE_CURRENCY, formatDecimal4 } from '#engines/money/money'

/** A rule; amounts in riyals, the margin in percent. */
export default class ApprovalRuleTransformer extends BaseTransformer<ApprovalRule> {
  toObject() {
    const rule = this.resource
    const { minMinor, maxMinor, belowMarginBp } = rule
    return {
      ...this.pick(rule, ['id', 'version', 'documentType', 'name', 'active']),
      nameAr: rule.nameAr ?? null,
      currency: BASE_CURRENCY,
      amountFrom: baseMoney(minMinor),
      amountTo: maxMinor === null ? null : baseMoney(maxMinor),
      marginBelow: belowMarginBp === null ? null : formatDecimal4(belowMarginBp * 100),
      steps: rule.steps.map(({ name, nameAr, kind, value }) => ({
        name,
        nameAr,
        approver: `${kind}:${value}`,
      })),
      updatedAt: rule.updatedAt.toUTC().toISO()!,
      // who may read the rules may change them
      can: { update: true },
    }
  }
}
