import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { overdueOf } from '#procurement/bill_instalments/present_instalments'
import { billListing } from '#procurement/bills/listing'
import VendorBill from '#procurement/bills/models/vendor_bill'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { besideBills } from './order_bills.js'
import { retentionDueOn } from '#procurement/purchase_orders/order_retention'
import { projectNames, withProjectNames } from '#procurement/shared/localized_names'
import VendorBillDetailTransformer from '#procurement/bills/transformers/vendor_bill_detail_transformer'

/** One page of the invoices of all vendors. */
export async function listVendorBills(ctx: HttpContext) {
  const query = parseListQuery(billListing, ctx.request.qs(), ctx.abilities)
  const { ids, total } = await findPage(billListing, query)
  ctx.response.header('X-Total-Count', String(total))
  if (!ids.length) return []
  const rows = await withProjectNames(await db.from('vendor_bills').whereIn('id', ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const overdue = await overdueOf(ids)
  return ids.flatMap((id) => (byId.has(id) ? [view(byId.get(id), overdue.get(id) ?? 0)] : []))
}

function view(row: any, overdueMinor: number) {
  const money = (minor: unknown) => formatMoney(Number(minor), row.currency)
  const isOverdue = row.status !== 'cancelled' && overdueMinor > 0
  return {
    id: row.id,
    version: row.version,
    purchaseOrderId: row.purchase_order_id,
    orderNumber: row.order_number,
    vendorId: row.vendor_id,
    vendorName: row.vendor_name,
    projectName: row.project_name,
    vendorNumber: row.vendor_number,
    billedOn: row.billed_on,
    dueOn: row.due_on,
    currency: row.currency,
    status: row.status,
    total: money(row.total_minor),
    paid: money(row.paid_minor),
    open: money(row.open_minor),
    held: money(row.held_minor),
    overdue: isOverdue,
    overdueAmount: money(isOverdue ? overdueMinor : 0),
  }
}

/** An invoice of a vendor on a page of its own. @throws AppError 404 */
export async function showVendorBill(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const bill = await VendorBill.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('lines', (lines) => void lines.preload('orderLine'))
    .preload('charges')
    .first()
  if (!bill) throw notFound()
  const order = await PurchaseOrder.findOrFail(bill.purchaseOrderId, uow && { client: uow.trx })
  const beside = await besideBills(ctx, [bill], uow)
  const dueOn = await retentionDueOn(order, uow)
  const projects = await projectNames([order.projectId], uow?.trx)
  return ctx.serialize(
    VendorBillDetailTransformer.transform(bill, approverOf(ctx), {
      ...beside,
      order,
      projects,
      dueOn,
    })
  )
}
