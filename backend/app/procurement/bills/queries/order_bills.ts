import type { HttpContext } from '@adonisjs/core/http'
import { shownAccounts } from '#core/bank_accounts/shown_account'
import { shownCheques } from '#core/cheques/cheque_register'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import VendorBill from '#procurement/bills/models/vendor_bill'
import VendorBillTransformer, {
  type BesideBills,
} from '#procurement/bills/transformers/vendor_bill_transformer'
import { alikeBills } from './similar_bills.js'
import { invoiceParts } from '#procurement/bills/invoice_parts'
import { billInstalments } from '#procurement/bill_instalments/present_instalments'
import { billPayments } from '#procurement/bills/bill_payments'
import { kindNames } from '#procurement/withholding_kinds/kind_names'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { ordersOfOwn } from '#procurement/purchase_orders/duties'
import { approverOf } from '#core/approvals/approver'

/** The vendor's invoices on an order, newest first. */
export async function orderBills(ctx: HttpContext, orderId: number, uow?: UnitOfWork) {
  const bills = await VendorBill.query(uow && { client: uow.trx })
    .where('purchaseOrderId', orderId)
    .preload('lines', (lines) => void lines.preload('orderLine'))
    .preload('charges')
    .orderBy('id', 'desc')
  const beside = await besideBills(ctx, bills, uow)
  return ctx.serialize(VendorBillTransformer.transform(bills, approverOf(ctx), beside))
}

/** What the transformer of bills needs beside them, read for all of them at once. */
export async function besideBills(
  ctx: HttpContext,
  bills: VendorBill[],
  uow?: UnitOfWork
): Promise<BesideBills> {
  const ids = bills.map(({ id }) => id)
  const payments = await billPayments(ids, uow)
  const instalments = await billInstalments(ids, uow)
  const accountOf = await shownAccounts(
    [...payments.values()].flat().map((payment) => payment.bank_account_id),
    uow?.trx
  )
  const chequeOf = await shownCheques(
    [...payments.values()].flat().map((payment) => payment.cheque_id),
    uow?.trx
  )
  const payers = [...payments.values()].flat().map(({ created_by }) => created_by)
  const people = bills.flatMap(({ createdBy, releasedBy }) => [createdBy, releasedBy])
  const names = await userNames([...people, ...payers], uow?.trx)
  const parts = await invoiceParts(bills, uow)
  const duties = await dutiesOf(ctx, bills, uow)
  const alike = await alikeBills(bills, uow)
  const kinds = await kindNames(
    bills.flatMap(({ lines, charges }) =>
      [...lines, ...charges].map((row) => row.withholdingKindId)
    ),
    uow
  )
  return { names, kinds, payments, accountOf, chequeOf, instalments, parts, duties, alike }
}

/** What keeps the viewer from the money of bills; of who could not take a step anyway nothing is asked. */
async function dutiesOf(ctx: HttpContext, bills: VendorBill[], uow?: UnitOfWork) {
  const { abilities, userId } = approverOf(ctx)
  const steps = ['purchase-orders.release', 'purchase-orders.pay']
  if (!steps.some((ability) => abilities.has(ability))) return new Map<number, never>()
  const orders = await PurchaseOrder.query(uow && { client: uow.trx })
    .whereIn('id', [...new Set(bills.map(({ purchaseOrderId }) => purchaseOrderId))])
    .select('id', 'createdBy', 'submittedBy')
  return ordersOfOwn(orders, userId, uow?.trx)
}
