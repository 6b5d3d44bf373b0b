import { shownRate } from '#core/exchange_rates/frozen_rate'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ChequeView } from '#core/cheques/cheque_register'
import type { BankAccountView } from '#core/bank_accounts/shown_account'
import type { Approver } from '#core/approvals/approver'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import type { OrderDuties } from '#procurement/purchase_orders/duties'
import { isOwnPayment, isOwnRelease } from '#procurement/bills/separate_payer'
import { shownTaxes } from '#procurement/purchase_orders/pricing/shown_vat'
import { openOf } from '#procurement/purchase_orders/retention'
import { presentInstalments } from '#procurement/bill_instalments/present_instalments'
import type VendorBillInstalment from '#procurement/bill_instalments/vendor_bill_instalment'
import type { PaymentRow } from '#procurement/bills/bill_payments'
import type { InvoicePart } from '#procurement/bills/invoice_parts'
import type { KindName } from '#procurement/withholding_kinds/kind_names'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { nameIn } from '#core/base/user_names'

/** Blocked bills are released by another person first. */
const PAYABLE = new Set(['matched', 'released'])

/** What lies beside bills: names by person, payments of each bill, and numbers of bills much like it. */
export interface BesideBills {
  names: Map<number, string>
  /** Of withholding tax. */
  kinds: Map<number, KindName>
  payments: Map<number, PaymentRow[]>
  /** The firm's account that a payment names. */
  accountOf: (id: number | null) => BankAccountView
  chequeOf: (id: number | null) => ChequeView | null
  instalments: Map<number, VendorBillInstalment[]>
  alike: Map<number, string[]>
  /** All bills of invoices for several orders, by invoice. */
  parts: Map<number, InvoicePart[]>
  /** What the viewer did to the orders of these bills, where it keeps them from their money. */
  duties: OrderDuties
}

type Money = (minor: number) => string

/** A vendor's invoice with the verdict on every line. Needs `charges`, and `lines` with their `orderLine`, preloaded. */
export default class VendorBillTransformer extends BaseTransformer<VendorBill> {
  constructor(
    bill: VendorBill,
    private readonly viewer: Approver,
    private readonly beside: BesideBills
  ) {
    super(bill)
  }

  toObject() {
    const bill = this.resource
    const money = (minor: number) => formatMoney(minor, bill.currency)
    const { billMinor, heldMinor } = openOf(bill)
    const name = (id: number | null) => nameIn(this.beside.names, id)
    return {
      ...this.pick(bill, [
        'id',
        'version',
        'purchaseOrderId',
        'vendorId',
        'vendorNumber',
        'billedOn',
        'dueOn',
        'currency',
        'status',
        'releaseReason',
        'note',
        'withholdingNote',
        'createdBy',
      ]),
      ...this.#totals(money),
      // charges beyond what was ordered
      ...{ chargesOver: money(bill.chargesOverMinor), taxBorne: !!bill.taxBorne },
      // other invoices of the vendor that it may be the same as
      alike: this.beside.alike.get(bill.id) ?? [],
      retentionPct: formatDecimal4(bill.retentionBp * 100),
      ...{ retention: money(bill.retentionMinor), held: money(heldMinor) },
      ...{ paid: money(bill.paidMinor), open: money(billMinor) },
      createdByName: name(bill.createdBy),
      releasedByName: name(bill.releasedBy),
      releasedAt: bill.releasedAt?.toUTC().toISO() ?? null,
      createdAt: bill.createdAt.toUTC().toISO()!,
      lines: this.#lines(money),
      charges: this.#charges(money),
      parts: this.#parts(),
      payments: this.#payments(money, name),
      ...this.#instalments(),
      can: this.#can(),
      withheld: this.#withheld(),
    }
  }

  #totals(money: Money) {
    const bill = this.resource
    return {
      ...{ subtotal: money(bill.subtotalMinor), vat: money(bill.vatMinor) },
      vatBreakdown: shownTaxes([...bill.lines, ...bill.charges], bill.currency),
      total: money(bill.totalMinor),
      ...{ credited: money(bill.creditedMinor), discountTaken: money(bill.discountMinor) },
      // what it recovers of advances
      advance: money(bill.advanceMinor),
      ...shownRate(bill),
      printedTotal: bill.printedTotalMinor === null ? null : money(bill.printedTotalMinor),
      // printed less calculated, over all orders of the invoice; zero where rounding explains it
      printedOver: money(bill.printedOverMinor),
    }
  }

  #lines(money: Money) {
    return this.resource.lines.map((line) => ({
      ...{ id: line.id, orderLineId: line.orderLineId, match: line.match },
      ...this.pick(line.orderLine, ['description', 'descriptionAr', 'unit']),
      quantity: formatDecimal4(line.quantityE4),
      unitPrice: formatDecimal4(line.unitPriceE4),
      vatCategory: line.vatCategory,
      vatRate: formatDecimal4(line.vatRateBp * 100),
      net: money(line.netMinor),
      // what credit notes have taken off it
      ...{ credited: formatDecimal4(line.creditedE4), creditedNet: money(line.creditedNetMinor) },
      over: formatDecimal4(line.overE4),
      // percent
      priceVariance: formatDecimal4(line.priceVarianceBp * 100),
      // over all bills of the line; negative below the order
      priceOver: money(line.priceOverMinor),
      withholdingKind: this.#kind(line.withholdingKindId),
    }))
  }

  #charges(money: Money) {
    return this.resource.charges.map((charge) => ({
      ...this.pick(charge, ['id', 'kind', 'description', 'match', 'vatCategory']),
      vatRate: formatDecimal4(charge.vatRateBp * 100),
      ...{ net: money(charge.netMinor), creditedNet: money(charge.creditedNetMinor) },
      withholdingKind: this.#kind(charge.withholdingKindId),
    }))
  }

  /** Of what bears withholding tax. */
  #kind(id: number | null) {
    return this.beside.kinds.get(id ?? 0) ?? null
  }

  /** What the same invoice asks on other orders. */
  #parts() {
    const { id, invoiceId } = this.resource
    return (this.beside.parts.get(invoiceId ?? 0) ?? []).filter((part) => part.id !== id)
  }

  #payments(money: Money, name: (id: number | null) => string | null) {
    return (this.beside.payments.get(this.resource.id) ?? []).map((payment) => ({
      ...{ id: payment.id, kind: payment.kind, paidOn: payment.paid_on },
      ...{ amount: money(payment.amount_minor), discount: money(payment.discount_minor) },
      withholdingTax: money(payment.withheld_minor),
      net: money(Number(payment.amount_minor) - Number(payment.withheld_minor)),
      borneTax: money(payment.borne_minor),
      ...{ reference: payment.reference, note: payment.note },
      bankAccount: this.beside.accountOf(payment.bank_account_id),
      cheque: this.beside.chequeOf(payment.cheque_id),
      createdByName: name(payment.created_by),
    }))
  }

  /** What is to be paid when; of a cancelled bill nothing. */
  #instalments() {
    const { id, status, currency } = this.resource
    const rows = status === 'cancelled' ? [] : (this.beside.instalments.get(id) ?? [])
    return presentInstalments(rows, currency)
  }

  /** What the state of the bill and the abilities of the viewer allow, whoever did what before. */
  #steps() {
    const { status } = this.resource
    const { abilities } = this.viewer
    const { billMinor, heldMinor } = openOf(this.resource)
    const open = billMinor > 0 || heldMinor > 0
    return {
      release: status === 'blocked' && abilities.has('purchase-orders.release'),
      pay: PAYABLE.has(status) && open && abilities.has('purchase-orders.pay'),
    }
  }

  /** What the viewer did themselves, so that someone else has to take this step. */
  #reason(step: 'release' | 'pay') {
    const bill = this.resource
    const own =
      step === 'pay' ? isOwnPayment(bill, this.viewer.userId) : isOwnRelease(bill, this.viewer)
    return own ? 'recorded' : (this.beside.duties.get(bill.purchaseOrderId) ?? null)
  }

  /** Why a step that the viewer could take is not offered; null where nothing is withheld. */
  #withheld() {
    const { release, pay } = this.#steps()
    if (release) return this.#reason('release')
    return pay ? this.#reason('pay') : null
  }

  #can() {
    const bill = this.resource
    const { status, paidMinor, isCredited } = bill
    const { abilities } = this.viewer
    const payable = this.#steps().pay && !this.#reason('pay')
    const { billMinor, heldMinor } = openOf(bill)
    return {
      release: this.#steps().release && !this.#reason('release'),
      pay: payable && billMinor > 0,
      releaseRetention: payable && heldMinor > 0,
      credit: status !== 'cancelled' && abilities.has('purchase-orders.bill'),
      cancel:
        status !== 'cancelled' &&
        !paidMinor &&
        !isCredited &&
        abilities.has('purchase-orders.bill'),
    }
  }
}
