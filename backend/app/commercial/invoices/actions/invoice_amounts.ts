import { invalid } from '#core/base/app_error'
import { formatScaled, percentOf } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { certify, type Certificate } from '#commercial/contracts/certificate'
import type { Tax, VatSubtotal } from '#engines/money/vat'
import type Contract from '#commercial/contracts/contract'
import { certifiedBefore, contractBalance } from '#commercial/contracts/contract_ledger'
import { putVat } from './credited_vat.js'
import { pricedLines, type LineInput, type LineValues } from './price_invoice.js'

/** The amounts of a document in minor units, and its lines. */
export interface Amounts {
  lines: LineValues[]
  grossMinor: number
  retentionMinor: number
  /** Of a credit note: released retention that it takes back. */
  releasedMinor: number
  advanceRecoveryMinor: number
  deductionsMinor: number
  taxableMinor: number
  vatMinor: number
  totalMinor: number
  payableMinor: number
  vatBreakdown: VatSubtotal[]
}

type Certified = Awaited<ReturnType<typeof certifiedBefore>>

/** What comes off an amount, where nothing does. */
export const NOTHING_HELD = {
  retentionMinor: 0,
  releasedMinor: 0,
  advanceRecoveryMinor: 0,
  deductionsMinor: 0,
}

/** What VAT falls on, at zero too; exempt supplies and what is out of scope are not taxable. */
export const taxableOf = (breakdown: readonly VatSubtotal[]): number =>
  breakdown
    .filter(({ category }) => category === 'S' || category === 'Z')
    .reduce((sum, { taxableMinor }) => sum + taxableMinor, 0)

/** Of an invoice whose lines say everything. */
export function plainAmounts(lines: LineInput[], currency: string, vatRateBp: number): Amounts {
  const { lines: priced, grossMinor, vat } = pricedLines(lines, currency, vatRateBp)
  const totalMinor = grossMinor + vat.vatMinor
  return {
    ...NOTHING_HELD,
    lines: priced,
    grossMinor,
    taxableMinor: taxableOf(vat.breakdown),
    vatMinor: vat.vatMinor,
    totalMinor,
    payableMinor: totalMinor,
    vatBreakdown: vat.breakdown,
  }
}

/** A tax with the code of its reason where it bears none. */
export interface ReasonedTax extends Tax {
  exemptionReason: string | null
}

/** What an agreement under a contract bears. */
export const taxOfContract = (contract: Contract): ReasonedTax => ({
  category: contract.vatCategory,
  rateBp: contract.vatRateBp,
  exemptionReason: contract.exemptionReason ?? null,
})

/** Of one amount without lines of its own: an advance, or retention that is given free. */
export function singleAmounts(
  text: { en: string; ar: string },
  grossMinor: number,
  tax: ReasonedTax
): Amounts {
  const { category, rateBp } = tax
  const vatMinor = percentOf(grossMinor, rateBp)
  const vatBreakdown = [{ category, rateBp, taxableMinor: grossMinor, vatMinor }]
  return {
    ...NOTHING_HELD,
    lines: [{ ...singleLine(text, tax), netMinor: grossMinor, vatMinor }],
    grossMinor,
    taxableMinor: taxableOf(vatBreakdown),
    vatMinor,
    totalMinor: grossMinor + vatMinor,
    payableMinor: grossMinor + vatMinor,
    vatBreakdown,
  }
}

function singleLine(text: { en: string; ar: string }, tax: ReasonedTax): LineValues {
  return {
    contractLineId: null,
    originalLineId: null,
    description: text.en,
    descriptionAr: text.ar,
    unit: null,
    quantityE4: 10_000,
    // the amount itself: a rate of four decimals would cut a currency of three digits short
    unitPriceE4: 0,
    discountMinor: 0,
    vatCategory: tax.category,
    vatRateBp: tax.rateBp,
    exemptionReason: tax.exemptionReason,
    netMinor: 0,
    vatMinor: 0,
    previousQuantityE4: 0,
    previousAmountMinor: 0,
  }
}

/**
 * Of a progress certificate: work of this period at the contract's rates on top of what was certified
 * before. Needs the contract's lines loaded.
 * @throws AppError 422 on `lines` naming what is not in the contract or goes beyond it
 */
export async function progressAmounts(
  uow: UnitOfWork,
  contract: Contract,
  requested: LineInput[],
  deductionsMinor: number
): Promise<Amounts> {
  const before = await certifiedBefore(contract.id, uow.trx)
  const ledger = await contractBalance(contract.id, uow.trx)
  const input = requested.map((line) => contractLine(contract, line))
  if (new Set(requested.map(({ contractLineId }) => contractLineId)).size < requested.length)
    throw invalid({ lines: ['twice'] })
  const { lines, grossMinor } = pricedLines(input, contract.currency, contract.vatRateBp)
  for (const line of lines) putOnTop(contract, line, before)
  const { vatRateBp, retentionBp, advanceRecoveryBp, vatOnRetention } = contract
  const certificate = certify({
    ...ledger,
    grossMinor,
    contractMinor: contract.valueMinor,
    retentionBp,
    retentionCapBp: contract.retentionCapBp ?? null,
    advanceRecoveryBp,
    deductionsMinor,
    vatRateBp,
    vatOnRetention,
  })
  // less would be a credit: what comes off never exceeds the work
  const { retentionMinor, advanceRecoveryMinor } = certificate
  if (grossMinor < retentionMinor + advanceRecoveryMinor + deductionsMinor)
    throw invalid({ deductions: ['range'] })
  return { ...taxedAs(contract, certificate, lines), lines, grossMinor, deductionsMinor }
}

/** The certificate with its VAT by category and by line; its base is taxable only where VAT can be. */
function taxedAs(contract: Contract, certificate: Certificate, lines: LineValues[]) {
  const { taxableMinor, vatMinor } = certificate
  putVat(lines, vatMinor)
  const { vatCategory: category, vatRateBp: rateBp } = contract
  const vatBreakdown = [{ category, rateBp, taxableMinor, vatMinor }]
  return {
    ...certificate,
    taxableMinor: taxableOf(vatBreakdown),
    releasedMinor: 0,
    vatBreakdown,
  }
}

/** Notes what was certified of the line before. @throws AppError 422 on more than the contract has */
function putOnTop(contract: Contract, line: LineValues, before: Certified) {
  const done = before.get(line.contractLineId!) ?? { quantityE4: 0, amountMinor: 0 }
  const whole = contract.lines.find(({ id }) => id === line.contractLineId)!
  if (done.quantityE4 + line.quantityE4 > whole.quantityE4)
    throw invalid({ lines: ['beyondContract'] })
  line.previousQuantityE4 = done.quantityE4
  line.previousAmountMinor = done.amountMinor
}

/** A line that says how much of which line of the contract; text and rate are the contract's. */
function contractLine(contract: Contract, line: LineInput): LineInput {
  const known = contract.lines.find(({ id }) => id === line.contractLineId)
  if (!known) throw invalid({ lines: ['absent'] })
  return {
    contractLineId: known.id,
    description: known.description,
    descriptionAr: known.descriptionAr,
    unit: known.unit,
    quantity: line.quantity,
    unitPrice: formatScaled(known.unitRateE4, 4),
    vatCategory: contract.vatCategory,
    vatRate: formatScaled(contract.vatRateBp, 2),
    exemptionReason: contract.exemptionReason ?? line.exemptionReason,
  }
}
