import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { percentOf } from '#engines/money/money'
import { shareOut, type VatSubtotal } from '#engines/money/vat'
import Invoice from '#commercial/invoices/models/invoice'
import type { LineValues } from './price_invoice.js'

/** The issued credit notes of an invoice. */
export const creditNotesOf = (originalId: number, client: QueryClientContract) =>
  Invoice.query({ client })
    .where({ originalId, type: 'credit_note' })
    .whereNotNull('number')
    .orderBy('id')

/** What credit notes have left of each category of an invoice, in its order. */
export function leftOfVat(original: Invoice, notes: readonly Invoice[]): VatSubtotal[] {
  return original.vatBreakdown.map((part) => {
    const own = notes.flatMap(({ vatBreakdown }) => vatBreakdown.filter(isSame(part)))
    const sum = (name: 'taxableMinor' | 'vatMinor') =>
      own.reduce((total, one) => total + one[name], 0)
    return {
      category: part.category as VatSubtotal['category'],
      rateBp: part.rateBp,
      taxableMinor: part.taxableMinor - sum('taxableMinor'),
      vatMinor: part.vatMinor - sum('vatMinor'),
    }
  })
}

const isSame = (a: { category: string; rateBp: number }) => (b: typeof a) =>
  a.category === b.category && a.rateBp === b.rateBp

/**
 * VAT that lines of a credit note take back, noted on them: per category the rate on their sum, never
 * more than is left, and all of it with the last of the category. So all notes of an invoice add up
 * to its VAT exactly.
 */
export function creditedVat(lines: LineValues[], left: readonly VatSubtotal[]): VatSubtotal[] {
  return left.flatMap(({ category, rateBp, taxableMinor: restMinor, vatMinor: restVat }) => {
    const own = lines.filter(bears(category, rateBp))
    if (!own.length) return []
    const taxableMinor = own.reduce((sum, { netMinor }) => sum + netMinor, 0)
    const vatMinor =
      taxableMinor >= restMinor ? restVat : Math.min(percentOf(taxableMinor, rateBp), restVat)
    putVat(own, vatMinor)
    return [{ category, rateBp, taxableMinor, vatMinor }]
  })
}

const bears = (category: string, rateBp: number) => (line: LineValues) =>
  line.vatCategory === category && line.vatRateBp === rateBp

/** Shares the VAT of a document out to its lines, so that they add up to it. */
export function putVat(lines: LineValues[], vatMinor: number) {
  const shares = shareOut(
    vatMinor,
    lines.map(({ netMinor }) => netMinor)
  )
  lines.forEach((line, index) => (line.vatMinor = shares[index] ?? 0))
}
