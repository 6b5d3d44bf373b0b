import type { ApprovalView } from '#core/approvals/approval_of'
import type { PrintChoice } from '#core/printing/print_choice'
import { shownRate } from '#core/exchange_rates/frozen_rate'
import { formatMoney } from '#engines/money/money'
import { shownVat } from '#procurement/purchase_orders/pricing/shown_vat'
import { shownTerms } from '#procurement/purchase_orders/models/purchase_order'
import type { presentGap } from '#procurement/purchase_orders/order_budget'
import type { OrderRetention } from '#procurement/purchase_orders/order_retention'
import type { SplitOrders } from '#procurement/purchase_orders/split_orders'
import type { OriginOfOrder } from '#procurement/purchase_orders/source_request'
import type { ScheduleNeed } from '#procurement/shared/schedule_needs'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import PurchaseOrderLineTransformer from './purchase_order_line_transformer.js'
import PurchaseOrderTransformer, { type OrderContext } from './purchase_order_transformer.js'

/** What an order's page shows that lies beside the order. */
export interface BesideOrder {
  approval: ApprovalView | null
  request: OriginOfOrder | null
  split: SplitOrders | null
  /** Where it wants more than its budget has left. */
  budgetGaps: ReturnType<typeof presentGap>[]
  departmentName: string | null
  retention: OrderRetention
  /** Where the goods go, in both languages. */
  delivery: { en: string | null; ar: string | null }
  /** What its PDF is printed in, unless another language is chosen. */
  vendorLanguage: PrintChoice
  /** What lines are bought for, by id. */
  needs: ReadonlyMap<number, ScheduleNeed>
}

/** An order's own page. Needs `lines` and `paymentTerm` preloaded. */
export default class PurchaseOrderDetailTransformer extends PurchaseOrderTransformer {
  constructor(
    order: PurchaseOrder,
    context: OrderContext,
    private readonly beside: BesideOrder
  ) {
    super(order, context)
  }

  toObject() {
    const order = this.resource
    const term = order.paymentTerm
    const goodsMinor = order.subtotalMinor - order.freightMinor - order.chargesMinor
    return {
      ...super.toObject(),
      ...this.pick(order, ['terms', 'notes', 'vendorReference', 'incoterm', 'incotermPlace']),
      ...this.pick(order, ['siteContact', 'penalty']),
      clauses: order.clauses ?? [],
      paymentTerm: term ? this.pick(term, ['id', 'code', 'name', 'nameAr']) : null,
      ...shownTerms(order),
      // the part of the charges billed so far
      freightBilled: formatMoney(order.freightBilledMinor, order.currency),
      otherChargesBilled: formatMoney(order.chargesBilledMinor, order.currency),
      // before VAT, without charges
      goods: formatMoney(goodsMinor, order.currency),
      vatBreakdown: shownVat(order),
      ...shownRate(order),
      retentionHeld: this.#retention(),
      delivery: this.beside.delivery,
      vendorLanguage: this.beside.vendorLanguage,
      lines: PurchaseOrderLineTransformer.transform(order.lines, order.currency, this.beside.needs),
      approval: this.beside.approval,
      request: this.beside.request,
      split: this.beside.split,
      budgetGaps: this.beside.budgetGaps,
      departmentId: order.departmentId,
      departmentName: this.beside.departmentName,
    }
  }

  /** What is held back of the bills. */
  #retention() {
    const { totalMinor, releasedMinor, heldMinor, dueMinor, dueOn } = this.beside.retention
    const money = (minor: number) => formatMoney(minor, this.resource.currency)
    return {
      ...{ total: money(totalMinor), released: money(releasedMinor), held: money(heldMinor) },
      ...{ due: money(dueMinor), dueOn },
    }
  }
}
