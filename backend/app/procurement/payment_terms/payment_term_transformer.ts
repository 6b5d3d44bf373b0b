import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import { formatDecimal4 } from '#engines/money/money'
import type PaymentTerm from '#procurement/payment_terms/models/payment_term'

/** A term; portions and discounts in percent. Needs `parts` preloaded. */
export default class PaymentTermTransformer extends BaseTransformer<PaymentTerm> {
  constructor(
    term: PaymentTerm,
    private readonly viewer: Approver
  ) {
    super(term)
  }

  toObject() {
    const term = this.resource
    const manage = this.viewer.abilities.has('procurement.payment-terms')
    return {
      ...this.pick(term, ['id', 'version', 'code', 'name', 'nameAr', 'active']),
      label: term.name,
      parts: term.parts.map((part) => ({
        portion: formatDecimal4(part.portionBp * 100),
        dueFrom: part.dueFrom,
        months: part.months,
        days: part.days,
        discount: part.discountBp ? formatDecimal4(part.discountBp * 100) : null,
        discountDays: part.discountDays,
      })),
      updatedAt: term.updatedAt.toUTC().toISO()!,
      can: { update: manage, delete: manage },
      allowedActions: manage ? ['update', 'delete'] : [],
    }
  }
}
