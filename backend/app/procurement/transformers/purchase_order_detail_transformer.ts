import type { ApprovalView } from '#core/approvals/approval_of'
import type { OriginOfOrder } from '#procurement/requests/request_of_order'
import type PurchaseOrder from '#procurement/models/purchase_order'
import PurchaseOrderLineTransformer from '#procurement/transformers/purchase_order_line_transformer'
import PurchaseOrderTransformer, {
  type OrderContext,
} from '#procurement/transformers/purchase_order_transformer'

/** An order's own page. Needs `lines` and `paymentTerm` preloaded. */
export default class PurchaseOrderDetailTransformer extends PurchaseOrderTransformer {
  constructor(
    order: PurchaseOrder,
    context: OrderContext,
    private readonly approval: ApprovalView | null,
    private readonly request: OriginOfOrder | null
  ) {
    super(order, context)
  }

  toObject() {
    const order = this.resource
    const term = order.paymentTerm
    return {
      ...super.toObject(),
      ...this.pick(order, ['terms', 'notes']),
      paymentTerm: term ? this.pick(term, ['id', 'code', 'name', 'nameAr']) : null,
      lines: PurchaseOrderLineTransformer.transform(order.lines, order.currency),
      approval: this.approval,
      request: this.request,
    }
  }
}
