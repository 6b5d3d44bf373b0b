import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { COUNTS, type PricedBill } from './priced_bill.js'

/** The bills of an order that count and ask for more than had come, with all their lines. */
export async function billedAhead(uow: UnitOfWork, orderId: number): Promise<PricedBill[]> {
  const rows: any[] = await uow.trx
    .from('purchase_bill_lines as l')
    .join('purchase_bills as b', 'b.id', 'l.purchase_bill_id')
    .where('b.purchase_order_id', orderId)
    .whereIn('b.status', [...COUNTS])
    .whereExists((ahead) =>
      ahead
        .from('purchase_bill_lines as o')
        .whereColumn('o.purchase_bill_id', 'b.id')
        .where('o.over_e4', '>', 0)
        .select(uow.trx.raw('1'))
    )
    .orderBy('b.id')
    .orderBy('l.position')
    .select('b.id', 'b.purchase_order_id', 'b.vendor_number', 'b.status', 'l.order_line_id')
    .select('l.quantity_e4', 'l.net_minor', 'l.credited_e4', 'l.credited_net_minor')
  const bills = new Map<number, PricedBill>()
  for (const row of rows) {
    const { id, purchase_order_id: purchaseOrderId, vendor_number: vendorNumber, status } = row
    const empty: PricedBill = { id, purchaseOrderId, vendorNumber, status, lines: [] }
    const bill = bills.get(id) ?? empty
    bills.set(id, bill)
    bill.lines.push({
      orderLineId: row.order_line_id,
      quantityE4: Number(row.quantity_e4),
      netMinor: Number(row.net_minor),
      creditedE4: Number(row.credited_e4),
      creditedNetMinor: Number(row.credited_net_minor),
    })
  }
  return [...bills.values()]
}
