import { ReceiptSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'
import { searchText } from '#engines/text/fold'

export default class Receipt extends ReceiptSchema {
  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  refreshSearchText() {
    this.searchText = searchText(this.number, this.clientName, this.reference, this.notes)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, clientId, clientName, receivedOn, method, reference, currency, notes } = this
    return {
      number,
      clientId,
      clientName,
      receivedOn,
      method,
      bankAccountId: this.bankAccountId ?? null,
      reference: reference ?? null,
      currency,
      amount: this.money(this.amountMinor),
      allocated: this.money(this.allocatedMinor),
      refunded: this.money(this.refundedMinor),
      notes: notes ?? null,
      reversedOn: this.reversedOn ?? null,
      reversalReason: this.reversalReason ?? null,
    }
  }
}
