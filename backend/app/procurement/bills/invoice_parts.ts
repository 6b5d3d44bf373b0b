import db from '@adonisjs/lucid/services/db'
import { formatMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type VendorBill from '#procurement/bills/models/vendor_bill'

/** A bill that an invoice for several orders made, with the order it is on. */
export interface InvoicePart {
  id: number
  orderNumber: string
  total: string
}

/** The bills of the invoices for several orders that these bills belong to, by invoice. */
export async function invoiceParts(
  bills: VendorBill[],
  uow?: UnitOfWork
): Promise<Map<number, InvoicePart[]>> {
  const ids = bills.flatMap(({ invoiceId }) => invoiceId ?? [])
  if (!ids.length) return new Map()
  const rows = await (uow?.trx ?? db)
    .from('purchase_bills as b')
    .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
    .whereIn('b.invoice_id', ids)
    .orderBy('b.id')
    .select('b.id', 'b.invoice_id', 'b.total_minor', 'b.currency', 'o.number')
  const groups = Map.groupBy(rows, (row) => row.invoice_id as number)
  return new Map(
    [...groups].map(([id, of]) => [
      id,
      of.map((row) => ({
        id: row.id as number,
        orderNumber: row.number as string,
        total: formatMoney(Number(row.total_minor), row.currency),
      })),
    ])
  )
}
