import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { documentRate } from '#core/books/document_rate'
import { idsAfterOf } from '#core/books/ids_after'
import { storedJson } from '#core/database/stored_json'
import { atRate } from '#core/exchange_rates/at_rate'
import { PartList } from '#core/vat/part_list'
import type { VatBox } from '#core/vat/vat_boxes'
import type { VatDocument, VatSource } from '#core/vat/vat_sources'
import { partyOf } from '#commercial/books/invoice_facts'
import { CORRECTIONS, type InvoiceType } from '#commercial/shared/invoicing_types'
import { shareOut, type VatSubtotal } from '#engines/money/vat'

/** The supplies whose VAT the state bears for its citizens, and those that leave the country, by reason. */
const BOX_OF_REASON: Partial<Record<string, VatBox>> = {
  'VATEX-SA-HEA': 'citizen_sales',
  'VATEX-SA-EDU': 'citizen_sales',
  'VATEX-SA-32': 'exports',
  'VATEX-SA-33': 'exports',
}

/**
 * An issued invoice in the boxes of sales: by the categories of its VAT at the rate that it keeps. What is
 * out of scope, such as retention whose VAT was charged with its certificate, is in none. Notes adjust.
 */
export const invoiceVat: VatSource = {
  kind: 'invoice',
  idsAfter: idsAfterOf('invoices', (query) => query.whereNotNull('number')),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('invoices as i')
      .leftJoin('e_invoices as e', 'e.invoice_id', 'i.id')
      .whereIn('i.id', ids)
      .whereNotNull('i.number')
      .select('i.*', 'e.hash as invoice_hash')
    const reasons = await reasonsOf(ids, trx)
    const documents = new Map<number, VatDocument[]>()
    for (const row of rows) {
      const rate = documentRate(row.exchange_rate_e6, row.currency, row.issued_on)
      if (rate === null) continue
      const parts = partsOf(row, rate, reasons.get(Number(row.id)) ?? [])
      documents.set(Number(row.id), [{ ...headOf(row), parts }])
    }
    return documents
  },
}

function headOf(row: any) {
  const buyer = storedJson<Record<string, string | null>>(row.buyer)
  return {
    ...{ number: row.number, on: row.issued_on, party: partyOf(row.client_id) },
    isAdjustment: CORRECTIONS.includes(row.type as InvoiceType),
    ...{ partyName: row.client_name, partyVatNumber: buyer?.vatNumber ?? null },
    ...{ uuid: row.uuid, hash: row.invoice_hash ?? null },
  }
}

function partsOf(row: any, rate: bigint, reasons: Reason[]) {
  const sign = row.type === 'credit_note' ? -1 : 1
  const list = new PartList(row.currency, rate)
  for (const { category, taxableMinor } of storedJson<VatSubtotal[]>(row.vat_breakdown)) {
    const taxable = sign * taxableMinor
    if (category === 'S') list.add('standard_sales', taxable)
    if (category === 'E') list.add('exempt_sales', taxable)
    if (category === 'Z') addZeroRated(list, taxable, reasons)
  }
  const vat = sign * Number(row.vat_minor)
  const baseVat =
    row.base_vat_minor === null
      ? atRate(vat, row.currency, rate)
      : sign * Number(row.base_vat_minor)
  return list.parts('standard_sales', baseVat)
}

/** Shared out by the amounts of the lines of each reason: deductions of the document are in the sum alone. */
function addZeroRated(list: PartList, taxableMinor: number, reasons: Reason[]) {
  if (!reasons.length) return list.add('zero_rated_sales', taxableMinor)
  const shares = shareOut(
    taxableMinor,
    reasons.map(({ netMinor }) => netMinor)
  )
  for (const [i, { reason }] of reasons.entries())
    list.add((reason && BOX_OF_REASON[reason]) || 'zero_rated_sales', shares[i]!)
}

interface Reason {
  reason: string | null
  netMinor: number
}

/** Of the zero-rated lines of each invoice, what each reason amounts to. */
async function reasonsOf(
  ids: number[],
  trx: TransactionClientContract
): Promise<Map<number, Reason[]>> {
  const rows: any[] = await trx
    .from('invoice_lines')
    .whereIn('invoice_id', ids)
    .where('vat_category', 'Z')
    .groupBy('invoice_id', 'exemption_reason')
    .orderBy('exemption_reason')
    .select('invoice_id', 'exemption_reason')
    .sum('net_minor as net')
  const found = new Map<number, Reason[]>()
  for (const row of rows) {
    const one = { reason: row.exemption_reason, netMinor: Number(row.net) }
    found.set(Number(row.invoice_id), [...(found.get(Number(row.invoice_id)) ?? []), one])
  }
  return found
}
