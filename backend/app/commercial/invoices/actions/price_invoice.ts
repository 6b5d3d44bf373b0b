import { invalid } from '#core/base/app_error'
import { exponentOf, lineTotalMinor, parseDecimal, parseMoney } from '#engines/money/money'
import { LARGEST_AMOUNT } from '#commercial/shared/invoicing_types'
import { vatOf, type VatCategory } from '#engines/money/vat'
import { isExemptionOf } from '#engines/money/vat_exemptions'
import { writtenTax } from '#core/settings/written_tax'

/** A line of the wire; decimal strings. */
export interface LineInput {
  contractLineId?: number | null
  description: string
  descriptionAr?: string | null
  unit?: string | null
  quantity: string
  unitPrice: string
  discount?: string | null
  vatCategory?: VatCategory
  vatRate?: string
  exemptionReason?: string | null
}

/** A line as it is stored, its VAT aside. */
export interface LineValues {
  contractLineId: number | null
  /** The line of the original that a note corrects. */
  originalLineId: number | null
  description: string
  descriptionAr: string | null
  unit: string | null
  quantityE4: number
  unitPriceE4: number
  discountMinor: number
  vatCategory: VatCategory
  vatRateBp: number
  exemptionReason: string | null
  netMinor: number
  vatMinor: number
  previousQuantityE4: number
  previousAmountMinor: number
}

/** @throws AppError 422 on `lines` when an amount is larger than a document holds or below nothing */
export function pricedLines(lines: readonly LineInput[], currency: string, vatRateBp: number) {
  const values = lines.map((line, index) => lineValues(line, index, { currency, vatRateBp }))
  const vat = vatOf(
    values.map(({ netMinor, vatCategory, vatRateBp: rateBp }) => ({
      netMinor,
      category: vatCategory,
      rateBp,
    }))
  )
  values.forEach((line, index) => (line.vatMinor = vat.lineVat[index]!))
  const grossMinor = values.reduce((sum, { netMinor }) => sum + netMinor, 0)
  if (grossMinor > LARGEST_AMOUNT) throw invalid({ lines: ['range'] })
  return { lines: values, grossMinor, vat }
}

interface Pricing {
  currency: string
  /** Where a line says none. */
  vatRateBp: number
}

function lineValues(line: LineInput, index: number, pricing: Pricing): LineValues {
  const { currency } = pricing
  const quantityE4 = Number(parseDecimal(line.quantity, 4))
  const unitPriceE4 = Number(parseDecimal(line.unitPrice, 4))
  const discountMinor = line.discount ? moneyIn(line.discount, currency, 'lines') : 0
  const tax = writtenTax(line, `lines.${index}.vatRate`, pricing.vatRateBp)
  const exemptionReason = tax.category === 'S' ? null : (line.exemptionReason ?? null)
  if (exemptionReason && !isExemptionOf(exemptionReason, tax.category))
    throw invalid({ [`lines.${index}.exemptionReason`]: ['exemptionMismatch'] })
  const netMinor = lineTotalMinor(quantityE4, unitPriceE4, currency) - discountMinor
  if (netMinor < 0 || netMinor > LARGEST_AMOUNT) throw invalid({ lines: ['range'] })
  return {
    contractLineId: line.contractLineId ?? null,
    originalLineId: null,
    description: line.description,
    descriptionAr: line.descriptionAr ?? null,
    unit: line.unit ?? null,
    quantityE4,
    unitPriceE4,
    discountMinor,
    vatCategory: tax.category,
    vatRateBp: tax.rateBp,
    exemptionReason,
    netMinor,
    vatMinor: 0,
    previousQuantityE4: 0,
    previousAmountMinor: 0,
  }
}

/** @throws AppError 422 on `field` when the currency has fewer digits, or the amount is too large */
export function moneyIn(text: string, currency: string, field: string): number {
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  if ((plain.split('.')[1]?.length ?? 0) > exponentOf(currency))
    throw invalid({ [field]: ['moneyDigits'] })
  const minor = parseMoney(plain, currency)
  if (minor > LARGEST_AMOUNT) throw invalid({ [field]: ['range'] })
  return minor
}
