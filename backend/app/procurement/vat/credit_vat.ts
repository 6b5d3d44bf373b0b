import { documentRate } from '#core/books/document_rate'
import { idsAfterOf } from '#core/books/ids_after'
import { atRate } from '#core/exchange_rates/at_rate'
import { PartList } from '#core/vat/part_list'
import type { VatDocument, VatSource } from '#core/vat/vat_sources'
import { VENDOR_CREDIT } from '#procurement/shared/booked'
import { addTaxed, taxedBy, vendorHead } from './purchase_boxes.js'

/** What a vendor has credited adjusts what its bills reported, on the day of the credit. */
export const creditVat: VatSource = {
  kind: VENDOR_CREDIT,
  idsAfter: idsAfterOf('vendor_credits', (query) => query.where('status', 'posted')),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('vendor_credits as c')
      .join('vendors as v', 'v.id', 'c.vendor_id')
      .leftJoin('purchase_bills as b', 'b.id', 'c.purchase_bill_id')
      .whereIn('c.id', ids)
      .where('c.status', 'posted')
      .select('c.*', 'b.exchange_rate_e6 as bill_rate', 'v.vat_number')
    const shares = trx
      .from('vendor_credit_shares as s')
      .join('purchase_bill_lines as l', 'l.id', 's.bill_line_id')
      .whereIn('s.vendor_credit_id', ids)
    const goods = await taxedBy(shares, 's.vendor_credit_id', 'l.vat_category', 's.net_minor')
    const charged = trx.from('vendor_credit_charges').whereIn('vendor_credit_id', ids)
    const charges = await taxedBy(charged, 'vendor_credit_id', 'vat_category', 'net_minor')
    const documents = new Map<number, VatDocument[]>()
    for (const row of rows) {
      const { credited_on: on, currency, number } = row
      const rate = documentRate(row.bill_rate ?? row.exchange_rate_e6, currency, on)
      if (rate === null) continue
      const id = Number(row.id)
      const taxed = [...(goods.get(id) ?? []), ...(charges.get(id) ?? [])]
      const list = new PartList(currency, rate)
      addTaxed(list, taxed, -1)
      const net = taxed.reduce((sum, { netMinor }) => sum + netMinor, 0)
      const vatMinor = atRate(net - Number(row.credited_minor), currency, rate)
      const parts = list.parts('standard_purchases', vatMinor)
      documents.set(id, [{ ...vendorHead(row), isAdjustment: true, number, on, parts }])
    }
    return documents
  },
}
