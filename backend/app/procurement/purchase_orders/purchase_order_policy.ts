import { BasePolicy } from '@adonisjs/bouncer'
import type { Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { isAllowed } from './states.js'

type Request = ApprovalRequest | null | undefined

/** What someone may do with an order in its present state; the table of its life decides. */
export default class PurchaseOrderPolicy extends BasePolicy {
  update(user: Approver, order: PurchaseOrder) {
    return isAllowed('update', order, user)
  }

  delete(user: Approver, order: PurchaseOrder) {
    return isAllowed('delete', order, user)
  }

  submit(user: Approver, order: PurchaseOrder) {
    return isAllowed('submit', order, user)
  }

  approve(user: Approver, order: PurchaseOrder, request: Request) {
    return isAllowed('approve', order, user, request)
  }

  reject(user: Approver, order: PurchaseOrder, request: Request) {
    return isAllowed('reject', order, user, request)
  }

  cancel(user: Approver, order: PurchaseOrder) {
    return isAllowed('cancel', order, user)
  }

  send(user: Approver, order: PurchaseOrder) {
    return isAllowed('send', order, user)
  }

  receive(user: Approver, order: PurchaseOrder) {
    return isAllowed('receive', order, user)
  }

  bill(user: Approver, order: PurchaseOrder) {
    return isAllowed('bill', order, user)
  }

  close(user: Approver, order: PurchaseOrder) {
    return isAllowed('close', order, user)
  }

  amend(user: Approver, order: PurchaseOrder) {
    return isAllowed('amend', order, user)
  }

  promise(user: Approver, order: PurchaseOrder) {
    return isAllowed('promise', order, user)
  }

  copy({ abilities }: Approver) {
    return abilities.has('purchase-orders.manage')
  }
}

/** The policy's answers as they travel with the record. */
export function purchaseOrderCan(user: Approver, order: PurchaseOrder, request: Request) {
  const policy = new PurchaseOrderPolicy()
  return {
    update: policy.update(user, order),
    delete: policy.delete(user, order),
    submit: policy.submit(user, order),
    approve: policy.approve(user, order, request),
    reject: policy.reject(user, order, request),
    cancel: policy.cancel(user, order),
    send: policy.send(user, order),
    receive: policy.receive(user, order),
    bill: policy.bill(user, order),
    close: policy.close(user, order),
    amend: policy.amend(user, order),
    promise: policy.promise(user, order),
    copy: policy.copy(user),
  }
}
