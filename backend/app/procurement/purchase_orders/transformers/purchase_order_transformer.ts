import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { formatMoney } from '#engines/money/money'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type { OrderDuties } from '#procurement/purchase_orders/duties'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { nameIn } from '#core/base/user_names'

/** What a transformer of orders needs to know beside the orders. */
export interface OrderContext {
  reader: Approver
  /** Open approval requests by order id. */
  requests: Map<number, ApprovalRequest>
  /** Names of people by id. */
  names: Map<number, string>
  /** Names of projects by id, where the viewer knows them by another than is kept here. */
  projects: Map<number, string>
  /** What the viewer did to the orders, where it keeps them from their goods. */
  duties: OrderDuties
}

/** An order as its list shows it. */
export default class PurchaseOrderTransformer extends BaseTransformer<PurchaseOrder> {
  constructor(
    order: PurchaseOrder,
    protected readonly context: OrderContext
  ) {
    super(order)
  }

  toObject() {
    const order = this.resource
    const { projects } = this.context
    return {
      ...this.pick(order, [
        'id',
        'version',
        'number',
        'vendorId',
        'vendorName',
        'projectId',
        'orderedOn',
        'requiredOn',
        'currency',
        'paymentTermId',
        'deliveryLocation',
        'warehouseId',
        'revision',
        'closeReason',
        'status',
        'rejectionReason',
        'cancelReason',
      ]),
      projectName: projects.get(order.projectId ?? 0) ?? order.projectName,
      // percent, of the value before VAT
      receivedPct: order.receivedBp / 100,
      billedPct: order.billedBp / 100,
      paidPct: order.paidBp / 100,
      subtotal: formatMoney(order.subtotalMinor, order.currency),
      vat: formatMoney(order.vatMinor, order.currency),
      total: formatMoney(order.totalMinor, order.currency),
      ...this.#steps(),
      ...this.#rights(),
    }
  }

  #rights() {
    const order = this.resource
    const { reader: viewer, requests, duties } = this.context
    const may = purchaseOrderStates.can(order, viewer, requests.get(order.id))
    const duty = duties.get(order.id) ?? null
    const can = {
      ...may,
      receive: may.receive && !duty,
      copy: viewer.abilities.has('purchase-orders.manage'),
    }
    return {
      can,
      // what the viewer did, so that someone else has to receive the goods
      withheld: may.receive ? duty : null,
      allowedActions: Object.entries(can).flatMap(([action, allowed]) => (allowed ? [action] : [])),
    }
  }

  /** Who did what to the order, and when. */
  #steps() {
    const order = this.resource
    const { names } = this.context
    const name = (id: number | null) => nameIn(names, id)
    return {
      ...this.pick(order, ['createdBy', 'submittedBy', 'decidedBy']),
      createdByName: name(order.createdBy),
      submittedByName: name(order.submittedBy),
      decidedByName: name(order.decidedBy),
      submittedAt: order.submittedAt?.toUTC().toISO() ?? null,
      decidedAt: order.decidedAt?.toUTC().toISO() ?? null,
      sentAt: order.sentAt?.toUTC().toISO() ?? null,
      createdAt: order.createdAt.toUTC().toISO()!,
      updatedAt: order.updatedAt.toUTC().toISO()!,
    }
  }
}
