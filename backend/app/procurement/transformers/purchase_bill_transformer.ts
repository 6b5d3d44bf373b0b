import { BaseTransformer } from '@adonisjs/core/transformers'
import { isSelfApproval, type Approver } from '#core/approvals/approver'
import { formatDecimal4, formatMoney } from '#core/money/money'
import type PurchaseBill from '#procurement/models/purchase_bill'

/** Blocked bills are released by another person first. */
const PAYABLE = new Set(['matched', 'released'])

/** A vendor's invoice with the verdict on every line. Needs `lines` preloaded. */
export default class PurchaseBillTransformer extends BaseTransformer<PurchaseBill> {
  constructor(
    bill: PurchaseBill,
    private readonly reader: Approver,
    private readonly names: Map<number, string>
  ) {
    super(bill)
  }

  toObject() {
    const bill = this.resource
    const name = (id: number | null) => (id === null ? null : (this.names.get(id) ?? null))
    return {
      ...this.pick(bill, [
        'id', 'version', 'purchaseOrderId', 'vendorId', 'vendorNumber', 'billedOn', 'dueOn',
        'currency', 'status', 'releaseReason', 'note', 'createdBy',
      ]), // prettier-ignore
      subtotal: formatMoney(bill.subtotalMinor, bill.currency),
      vat: formatMoney(bill.vatMinor, bill.currency),
      total: formatMoney(bill.totalMinor, bill.currency),
      paid: formatMoney(bill.paidMinor, bill.currency),
      open: formatMoney(bill.totalMinor - bill.paidMinor, bill.currency),
      createdByName: name(bill.createdBy),
      releasedByName: name(bill.releasedBy),
      releasedAt: bill.releasedAt?.toUTC().toISO() ?? null,
      createdAt: bill.createdAt.toUTC().toISO()!,
      lines: bill.lines.map((line) => ({
        ...{ id: line.id, orderLineId: line.orderLineId, match: line.match },
        quantity: formatDecimal4(line.quantityE4),
        unitPrice: formatDecimal4(line.unitPriceE4),
        vatRate: formatDecimal4(line.vatRateBp * 100),
        net: formatMoney(line.netMinor, bill.currency),
        over: formatDecimal4(line.overE4),
        // percent
        priceVariance: formatDecimal4(line.priceVarianceBp * 100),
      })),
      can: this.#can(),
    }
  }

  #can() {
    const { status, createdBy, paidMinor, totalMinor } = this.resource
    const { abilities } = this.reader
    const own = createdBy !== null && isSelfApproval({ requestedBy: createdBy }, this.reader)
    return {
      release: status === 'blocked' && !own && abilities.has('purchase-orders.release'),
      pay: PAYABLE.has(status) && paidMinor < totalMinor && abilities.has('purchase-orders.pay'),
      cancel: status !== 'cancelled' && paidMinor === 0 && abilities.has('purchase-orders.bill'),
    }
  }
}
