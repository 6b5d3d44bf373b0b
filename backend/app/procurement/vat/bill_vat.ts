import { documentRate } from '#core/books/document_rate'
import { idsAfterOf } from '#core/books/ids_after'
import { atRate } from '#core/exchange_rates/at_rate'
import { PartList } from '#core/vat/part_list'
import type { VatDocument, VatSource } from '#core/vat/vat_sources'
import { VENDOR_BILL } from '#procurement/shared/booked'
import { addTaxed, taxedBy, vendorHead } from './purchase_boxes.js'

/** A bill in the boxes of purchases on its day. One that was cancelled was never there. */
export const billVat: VatSource = {
  kind: VENDOR_BILL,
  idsAfter: idsAfterOf('purchase_bills'),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('purchase_bills as b')
      .join('vendors as v', 'v.id', 'b.vendor_id')
      .whereIn('b.id', ids)
      .where('b.status', '!=', 'cancelled')
      .select('b.*', 'v.name as vendor_name', 'v.vat_number')
    const of = (table: string) => trx.from(table).whereIn('purchase_bill_id', ids)
    const columns = ['purchase_bill_id', 'vat_category', 'net_minor'] as const
    const lines = await taxedBy(of('purchase_bill_lines'), ...columns)
    const charges = await taxedBy(of('purchase_bill_charges'), ...columns)
    const documents = new Map<number, VatDocument[]>()
    for (const row of rows) {
      const { billed_on: on, currency } = row
      const rate = documentRate(row.exchange_rate_e6, currency, on)
      if (rate === null) continue
      const id = Number(row.id)
      const list = new PartList(currency, rate)
      addTaxed(list, [...(lines.get(id) ?? []), ...(charges.get(id) ?? [])], 1)
      const vatMinor = atRate(Number(row.vat_minor), currency, rate)
      const parts = list.parts('standard_purchases', vatMinor)
      documents.set(id, [
        { ...vendorHead(row), isAdjustment: false, number: row.vendor_number, on, parts },
      ])
    }
    return documents
  },
}
