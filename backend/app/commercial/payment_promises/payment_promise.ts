import { PaymentPromiseSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'

export const PROMISE_STATUSES = ['pending', 'kept', 'broken', 'superseded', 'cancelled'] as const
export type PromiseStatus = (typeof PROMISE_STATUSES)[number]

/** What a client has said to pay, and by when. */
export default class PaymentPromise extends PaymentPromiseSchema {
  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { invoiceId, clientName, currency, dueOn, promisedBy, note } = this
    return {
      ...{ invoiceId, clientName, currency, amount: this.money(this.amountMinor), dueOn },
      ...{ promisedBy: promisedBy ?? null, note: note ?? null },
      ...{ cancelledOn: this.cancelledOn ?? null, reason: this.cancelReason ?? null },
    }
  }
}
