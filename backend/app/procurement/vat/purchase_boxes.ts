import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PartList } from '#core/vat/part_list'
import type { VatBox } from '#core/vat/vat_boxes'
import type { VatCategory } from '#engines/money/vat'
import { vendorOf } from '#procurement/books/bill_facts'

/**
 * The box of a purchase by the category of its VAT; what is out of scope has none. What customs charge and what
 * is owed under reverse charge stands on no bill of a vendor: it is entered as an adjustment.
 */
const BOX_OF: Partial<Record<VatCategory, VatBox>> = {
  S: 'standard_purchases',
  Z: 'zero_rated_purchases',
  E: 'exempt_purchases',
}

/** Whose document it is, of a row with its vendor. */
export const vendorHead = (row: any) => ({
  party: vendorOf(Number(row.vendor_id)),
  partyName: row.vendor_name as string,
  partyVatNumber: row.vat_number as string | null,
})

interface Taxed {
  category: VatCategory
  netMinor: number
}

export function addTaxed(list: PartList, taxed: Taxed[], sign: 1 | -1) {
  for (const { category, netMinor } of taxed) list.add(BOX_OF[category] ?? null, sign * netMinor)
}

type Query = ReturnType<TransactionClientContract['from']>

/** Net amounts by category of the rows of a query, by the document that they are of. */
export async function taxedBy(
  query: Query,
  document: string,
  category: string,
  net: string
): Promise<Map<number, Taxed[]>> {
  const rows: any[] = await query
    .groupBy(document, category)
    .select(`${document} as document`, `${category} as category`)
    .sum(`${net} as net`)
  const found = new Map<number, Taxed[]>()
  for (const row of rows) {
    const one = { category: row.category as VatCategory, netMinor: Number(row.net) }
    found.set(Number(row.document), [...(found.get(Number(row.document)) ?? []), one])
  }
  return found
}
