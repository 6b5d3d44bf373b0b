import { formatMoney, formatScaled, lineTotalMinor, percentOf } from '#engines/money/money'
import type { VatCategory, VatSubtotal } from '#engines/money/vat'
import type { Allowance, EInvoice, EInvoiceLine, TaxSubtotal } from '#engines/e_invoice/e_invoice'
import type Invoice from '#commercial/invoices/models/invoice'
import type InvoiceLine from '#commercial/invoices/models/invoice_line'

type Amounts = Pick<EInvoice, 'lines' | 'allowances' | 'subtotals' | 'vatMinor'> & {
  /** Of an advance that is recovered by prepayment lines: before VAT, and its VAT. */
  recovered: { taxableMinor: number; vatMinor: number }
}

const RETENTION = 'استقطاع ضمان | Retention'
const RECOVERY = 'استرداد الدفعة المقدمة | Advance recovered'
const DEDUCTIONS = 'حسميات | Deductions'
const RELEASED = 'رد استقطاع ضمان | Retention released'

/**
 * The amounts of an invoice as UBL has them; what is payable is the total of the invoice exactly. The
 * portal takes a recovered advance off before VAT. A certificate states it as prepayment, so its lines
 * bear VAT in full and the VAT of the advance is what that is above the VAT of the invoice. A credit
 * note takes no prepayment back: there it is an allowance. Needs `lines` loaded.
 */
export function documentAmounts(invoice: Invoice): Amounts {
  const breakdown = invoice.vatBreakdown as VatSubtotal[]
  const [tax] = breakdown
  const lines = invoice.lines.map((line) => documentLine(line, invoice.currency))
  const prepaid = invoice.type === 'progress' ? invoice.advanceRecoveryMinor : 0
  const base = breakdown.reduce((sum, { taxableMinor }) => sum + taxableMinor, 0)
  const off = { reason: '', category: tax!.category, rateBp: tax!.rateBp }
  const { grossMinor, advanceRecoveryMinor, deductionsMinor } = invoice
  // VAT on what is held back waits for its release: only then is it not part of the base
  const heldMinor = grossMinor - advanceRecoveryMinor - deductionsMinor - base
  const allowances: Allowance[] = [
    { ...off, reason: invoice.deductionReason ?? DEDUCTIONS, amountMinor: deductionsMinor },
    { ...off, reason: RETENTION, amountMinor: heldMinor },
    { ...off, reason: RECOVERY, amountMinor: prepaid ? 0 : advanceRecoveryMinor },
  ].filter(({ amountMinor }) => amountMinor > 0)
  if (heldMinor < 0) lines.push(singleLine(RELEASED, -heldMinor, off, invoice.currency))
  const subtotals = prepaid
    ? [withAdvance(invoice, tax!, prepaid)]
    : breakdown.flatMap((one) => byReason(one, invoice.lines))
  const vatMinor = subtotals.reduce((sum, one) => sum + one.vatMinor, 0)
  const recovered = { taxableMinor: prepaid, vatMinor: vatMinor - invoice.vatMinor }
  return { lines, allowances, subtotals, vatMinor, recovered }
}

function documentLine(line: InvoiceLine, currency: string): EInvoiceLine {
  const { netMinor, quantityE4, unitPriceE4, discountMinor } = line
  const tax = { category: line.vatCategory as VatCategory, rateBp: line.vatRateBp }
  const name = [line.descriptionAr, line.description].filter(Boolean).join(' | ')
  const priced = lineTotalMinor(quantityE4, unitPriceE4, currency) - discountMinor === netMinor
  // an amount without a price: an advance, a release, a part of a line
  if (!priced || !quantityE4) return singleLine(name, netMinor, tax, currency)
  return {
    ...tax,
    name,
    unit: line.unit ?? null,
    quantityE4,
    price: formatScaled(unitPriceE4, 4),
    discountMinor,
    netMinor,
    vatMinor: percentOf(netMinor, tax.rateBp),
  }
}

function singleLine(
  name: string,
  netMinor: number,
  { category, rateBp }: { category: VatCategory; rateBp: number },
  currency: string
): EInvoiceLine {
  return {
    category,
    rateBp,
    name,
    unit: null,
    quantityE4: 10_000,
    price: formatMoney(netMinor, currency),
    discountMinor: 0,
    netMinor,
    vatMinor: percentOf(netMinor, rateBp),
  }
}

/** The whole supply, before the advance comes off. */
function withAdvance({ lines }: Invoice, tax: VatSubtotal, advanceMinor: number): TaxSubtotal {
  const taxableMinor = tax.taxableMinor + advanceMinor
  const vatMinor = percentOf(taxableMinor, tax.rateBp)
  const { exemptionReason = null } = lines[0] ?? {}
  return { ...tax, taxableMinor, vatMinor, exemptionReason }
}

/** A part of the breakdown for each reason; one where there is none or the same for all lines. */
function byReason(part: VatSubtotal, lines: readonly InvoiceLine[]): TaxSubtotal[] {
  const own = lines.filter(
    ({ vatCategory, vatRateBp }) => vatCategory === part.category && vatRateBp === part.rateBp
  )
  const reasons = [...new Set(own.map(({ exemptionReason }) => exemptionReason ?? null))]
  if (reasons.length < 2) return [{ ...part, exemptionReason: reasons[0] ?? null }]
  return reasons.map((exemptionReason) => ({
    ...part,
    exemptionReason,
    taxableMinor: own
      .filter((line) => (line.exemptionReason ?? null) === exemptionReason)
      .reduce((sum, { netMinor }) => sum + netMinor, 0),
    vatMinor: 0,
  }))
}
