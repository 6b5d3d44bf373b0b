import { invalid } from '#core/exceptions/app_error'
import { formatMoney, formatScaled } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import Invoice from '#commercial/models/invoice'
import type InvoiceLine from '#commercial/models/invoice_line'
import { plainAmounts, type Amounts } from './invoice_amounts.js'
import type { LineInput } from './price_invoice.js'

/**
 * What a credit note takes back. A certificate, an advance or a release is only taken back whole: its
 * retention and recovery go back with it. Of other invoices any lines up to what is not yet credited.
 * @throws AppError 422 on `originalId` or `lines`
 */
export async function creditAmounts(
  unit: Unit,
  note: Invoice,
  lines: LineInput[]
): Promise<Amounts> {
  const original = note.originalId
    ? await Invoice.query({ client: unit.trx })
        .where('id', note.originalId)
        .preload('lines')
        .forUpdate()
        .first()
    : null
  if (!original || !original.number || original.type === 'credit_note')
    throw invalid({ originalId: ['absent'] })
  const credited = await creditedMinor(unit, original.id, note.id)
  const amounts = original.contractId
    ? wholeAmounts(original)
    : plainAmounts(lines.length ? lines : original.lines.map(asInput(original)), original.currency, 1500) // prettier-ignore
  if (amounts.totalMinor > original.totalMinor - credited)
    throw invalid({ lines: ['aboveOriginal'] })
  return amounts
}

/** Total of the issued credit notes of an invoice, in minor units. */
export async function creditedMinor(
  unit: Unit,
  originalId: number,
  exceptId: number | null
): Promise<number> {
  const row = await unit.trx
    .from('invoices')
    .where({ original_id: originalId, type: 'credit_note' })
    .whereNotNull('number')
    .whereNot('id', exceptId ?? 0)
    .sum('total_minor as total')
    .first()
  return Number(row?.total ?? 0)
}

function wholeAmounts(original: Invoice): Amounts {
  const { grossMinor, retentionMinor, advanceRecoveryMinor, deductionsMinor } = original
  const { taxableMinor, vatMinor, totalMinor, payableMinor, vatBreakdown } = original
  return {
    grossMinor, retentionMinor, advanceRecoveryMinor, deductionsMinor, taxableMinor, vatMinor,
    totalMinor, payableMinor, vatBreakdown: vatBreakdown as Amounts['vatBreakdown'],
    lines: original.lines.map(copied),
  } // prettier-ignore
}

function copied(line: InvoiceLine) {
  const { contractLineId, description, descriptionAr, unit, quantityE4, unitPriceE4 } = line
  const { discountMinor, vatCategory, vatRateBp, exemptionReason, netMinor, vatMinor } = line
  return {
    contractLineId, description, descriptionAr, unit, quantityE4, unitPriceE4, discountMinor,
    vatCategory: vatCategory as 'S', vatRateBp, exemptionReason, netMinor, vatMinor,
    previousQuantityE4: 0, previousAmountMinor: 0,
  } // prettier-ignore
}

const asInput =
  ({ currency }: Invoice) =>
  (line: InvoiceLine): LineInput => ({
    description: line.description,
    descriptionAr: line.descriptionAr,
    unit: line.unit,
    quantity: formatScaled(line.quantityE4, 4),
    unitPrice: formatScaled(line.unitPriceE4, 4),
    discount: formatMoney(line.discountMinor, currency),
    vatCategory: line.vatCategory as 'S',
    vatRate: formatScaled(line.vatRateBp, 2),
    exemptionReason: line.exemptionReason,
  })
