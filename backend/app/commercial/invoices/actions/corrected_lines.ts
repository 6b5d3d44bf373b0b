import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import {
  divideHalfUp,
  formatMoney,
  formatScaled,
  lineTotalMinor,
  parseDecimal,
} from '#engines/money/money'
import type { VatCategory } from '#engines/money/vat'
import type Invoice from '#commercial/invoices/models/invoice'
import type InvoiceLine from '#commercial/invoices/models/invoice_line'
import { LARGEST_AMOUNT } from '#commercial/shared/invoicing_types'
import { moneyIn, type LineValues } from './price_invoice.js'

/** How much of which line of the original: a quantity at its price, or an amount before VAT. */
export interface Correction {
  lineId: number
  quantity?: string | null
  amount?: string | null
}

/** What issued credit notes have left of a line. */
export interface LineLeft {
  quantityE4: number
  netMinor: number
}

/** What is left of every line of an issued invoice, by the id of the line. Needs `lines` loaded. */
export async function leftOfLines(
  { id, lines }: Invoice,
  client: QueryClientContract
): Promise<Map<number, LineLeft>> {
  const rows = await client
    .from('invoices')
    .join('invoice_lines', 'invoice_lines.invoice_id', 'invoices.id')
    .where({ 'invoices.original_id': id, 'invoices.type': 'credit_note' })
    .whereNotNull('invoices.number')
    .whereNotNull('invoice_lines.original_line_id')
    .groupBy('invoice_lines.original_line_id')
    .select('invoice_lines.original_line_id as line')
    .sum('invoice_lines.quantity_e4 as quantity')
    .sum('invoice_lines.net_minor as net')
  const credited = new Map(rows.map((row) => [row.line as number, row]))
  return new Map(
    lines.map((line) => [
      line.id,
      {
        quantityE4: Math.max(0, line.quantityE4 - Number(credited.get(line.id)?.quantity ?? 0)),
        netMinor: Math.max(0, line.netMinor - Number(credited.get(line.id)?.net ?? 0)),
      },
    ])
  )
}

/** All that is left of an invoice, as corrections that would credit it. */
export const allThatIsLeft = (
  left: ReadonlyMap<number, LineLeft>,
  currency: string
): Correction[] =>
  [...left]
    .filter(([, { netMinor }]) => netMinor > 0)
    .map(([lineId, { quantityE4, netMinor }]) => correction(lineId, quantityE4, netMinor, currency))

/** The stored lines of a note as they would be sent, so that they are checked once more. */
export const correctionsOf = ({ lines, currency }: Invoice): Correction[] =>
  lines.map(({ originalLineId, quantityE4, netMinor }) =>
    correction(originalLineId ?? 0, quantityE4, netMinor, currency)
  )

const correction = (lineId: number, quantityE4: number, netMinor: number, currency: string) =>
  quantityE4 > 0
    ? { lineId, quantity: formatScaled(quantityE4, 4) }
    : { lineId, amount: formatMoney(netMinor, currency) }

/**
 * The lines of a note. Text, price, category and rate are those of the line that is corrected; its
 * discount comes off in proportion.
 * @param left what bounds a credit; a debit note adds to a line without bound
 * @throws AppError 422 on `corrections`
 */
export function correctedLines(
  original: Invoice,
  corrections: readonly Correction[],
  left: ReadonlyMap<number, LineLeft> | null
): LineValues[] {
  if (new Set(corrections.map(({ lineId }) => lineId)).size < corrections.length)
    throw invalid({ corrections: ['twice'] })
  return corrections.map((one, index) => {
    const line = original.lines.find(({ id }) => id === one.lineId)
    if (!line) throw invalid({ [`corrections.${index}.lineId`]: ['absent'] })
    if ((one.quantity == null) === (one.amount == null))
      throw invalid({ [`corrections.${index}.quantity`]: ['quantityOrAmount'] })
    return correctedLine(line, one, {
      currency: original.currency,
      field: `corrections.${index}`,
      left: left?.get(line.id) ?? null,
    })
  })
}

interface Bounds {
  currency: string
  field: string
  left: LineLeft | null
}

function correctedLine(line: InvoiceLine, one: Correction, bounds: Bounds): LineValues {
  const { currency, field, left } = bounds
  const quantityE4 = one.quantity == null ? 0 : Number(parseDecimal(one.quantity, 4))
  if (one.quantity != null && quantityE4 <= 0) throw invalid({ [`${field}.quantity`]: ['range'] })
  if (left && quantityE4 > left.quantityE4)
    throw invalid({ [`${field}.quantity`]: ['aboveOriginal'] })
  const netMinor =
    one.amount == null
      ? inProportion(quantityE4, left ?? line)
      : moneyIn(one.amount, currency, `${field}.amount`)
  if (left && netMinor > left.netMinor) throw invalid({ [`${field}.amount`]: ['aboveOriginal'] })
  if (netMinor > LARGEST_AMOUNT) throw invalid({ [`${field}.quantity`]: ['range'] })
  const whole = quantityE4 ? lineTotalMinor(quantityE4, line.unitPriceE4, currency) : 0
  return {
    contractLineId: line.contractLineId ?? null,
    originalLineId: line.id,
    description: line.description,
    descriptionAr: line.descriptionAr ?? null,
    unit: line.unit ?? null,
    quantityE4,
    unitPriceE4: quantityE4 ? line.unitPriceE4 : 0,
    discountMinor: Math.max(0, whole - netMinor),
    vatCategory: line.vatCategory as VatCategory,
    vatRateBp: line.vatRateBp,
    exemptionReason: line.exemptionReason ?? null,
    netMinor,
    vatMinor: 0,
    previousQuantityE4: 0,
    previousAmountMinor: 0,
  }
}

/** The share of an amount that a quantity of it bears; the whole quantity bears all of it. */
const inProportion = (quantityE4: number, of: LineLeft): number =>
  of.quantityE4 === 0
    ? 0
    : Number(divideHalfUp(BigInt(of.netMinor) * BigInt(quantityE4), BigInt(of.quantityE4)))
