import { invalid } from '#core/base/app_error'
import { formatMoney, formatScaled } from '#engines/money/money'
import { defaultVatRateBp } from '#core/settings/vat'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Invoice from '#commercial/invoices/models/invoice'
import type InvoiceLine from '#commercial/invoices/models/invoice_line'
import { contractBalance } from '#commercial/contracts/contract_ledger'
import { plainAmounts, type Amounts } from './invoice_amounts.js'
import type { LineInput } from './price_invoice.js'

/**
 * What a credit note takes back. A certificate, an advance or a release is only taken back whole: its
 * retention and recovery go back with it. Of other invoices any lines up to what is not yet credited.
 * @throws AppError 422 on `originalId` or `lines`
 */
export async function creditAmounts(
  uow: UnitOfWork,
  note: Invoice,
  lines: LineInput[]
): Promise<Amounts> {
  const original = note.originalId
    ? await Invoice.query({ client: uow.trx })
        .where('id', note.originalId)
        .preload('lines')
        .forUpdate()
        .first()
    : null
  if (!original || !original.number || original.type === 'credit_note')
    throw invalid({ originalId: ['absent'] })
  const credited = await creditedMinor(uow, original.id, note.id)
  const amounts = original.contractId
    ? wholeAmounts(original)
    : plainAmounts(
        lines.length ? lines : linesAsInput(original),
        original.currency,
        defaultVatRateBp()
      )
  const { totalMinor, vatMinor } = amounts
  // not more VAT either: what was never charged is not claimed back
  if (
    totalMinor > original.totalMinor - credited.totalMinor ||
    vatMinor > original.vatMinor - credited.vatMinor
  )
    throw invalid({ lines: ['aboveOriginal'] })
  if (original.type === 'advance') await requireUnrecovered(uow, original)
  return amounts
}

/** An advance of which certificates have taken some off is only taken back after those. */
async function requireUnrecovered(uow: UnitOfWork, { contractId, grossMinor }: Invoice) {
  if (!contractId) return
  const { advanceOpenMinor } = await contractBalance(contractId, uow.trx)
  if (grossMinor > advanceOpenMinor) throw invalid({ originalId: ['advanceRecovered'] })
}

/** What the issued credit notes of an invoice have taken back, in minor units. */
async function creditedMinor(uow: UnitOfWork, originalId: number, exceptId: number | null) {
  const row = await uow.trx
    .from('invoices')
    .where({ original_id: originalId, type: 'credit_note' })
    .whereNotNull('number')
    .whereNot('id', exceptId ?? 0)
    .sum('total_minor as total')
    .sum('vat_minor as vat')
    .first()
  return { totalMinor: Number(row?.total ?? 0), vatMinor: Number(row?.vat ?? 0) }
}

function wholeAmounts(original: Invoice): Amounts {
  const { grossMinor, retentionMinor, advanceRecoveryMinor, deductionsMinor } = original
  const { taxableMinor, vatMinor, totalMinor, payableMinor, vatBreakdown } = original
  return {
    grossMinor,
    retentionMinor,
    advanceRecoveryMinor,
    deductionsMinor,
    taxableMinor,
    vatMinor,
    totalMinor,
    payableMinor,
    vatBreakdown: vatBreakdown as Amounts['vatBreakdown'],
    lines: original.lines.map(copied),
  }
}

function copied(line: InvoiceLine) {
  const { contractLineId, description, descriptionAr, unit, quantityE4, unitPriceE4 } = line
  const { discountMinor, vatCategory, vatRateBp, exemptionReason, netMinor, vatMinor } = line
  return {
    contractLineId,
    description,
    descriptionAr,
    unit,
    quantityE4,
    unitPriceE4,
    discountMinor,
    vatCategory: vatCategory as 'S',
    vatRateBp,
    exemptionReason,
    netMinor,
    vatMinor,
    previousQuantityE4: 0,
    previousAmountMinor: 0,
  }
}

/** The stored lines of an invoice as they would be sent, so that they can be priced once more. */
export const linesAsInput = ({ lines, currency }: Invoice): LineInput[] =>
  lines.map((line) => ({
    contractLineId: line.contractLineId,
    description: line.description,
    descriptionAr: line.descriptionAr,
    unit: line.unit,
    quantity: formatScaled(line.quantityE4, 4),
    unitPrice: formatScaled(line.unitPriceE4, 4),
    discount: formatMoney(line.discountMinor, currency),
    vatCategory: line.vatCategory as 'S',
    vatRate: formatScaled(line.vatRateBp, 2),
    exemptionReason: line.exemptionReason,
  }))
