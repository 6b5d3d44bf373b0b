import { invalid } from '#core/base/app_error'
import { basisPointsOf, formatMoney, parseMoney } from '#engines/money/money'
import type { Tax, VatCategory } from '#engines/money/vat'
import { taxOf, usualTax } from '#core/settings/vat'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type { Charge } from './price_order.js'

/** The terms in figures as people write them; what is left out stays. */
export interface OrderTerms {
  retention?: string | null
  warrantyMonths?: number | null
  /** The firm bears the withholding tax of its vendor. */
  taxBorne?: boolean
  penaltyRate?: string | null
  penaltyCap?: string | null
  freight?: string | null
  freightVatCategory?: VatCategory | null
  freightVatRate?: string | null
  otherCharges?: string | null
  otherChargesVatCategory?: VatCategory | null
  otherChargesVatRate?: string | null
}

const TERMS = [
  'retention',
  'warrantyMonths',
  'taxBorne',
  'penaltyRate',
  'penaltyCap',
  'freight',
  'freightVatCategory',
  'freightVatRate',
  'otherCharges',
  'otherChargesVatCategory',
  'otherChargesVatRate',
] as const satisfies (keyof OrderTerms)[]

/** The terms of an order in figures, and what is stored as it was written. */
export function splitTerms<Stated extends OrderTerms>(stated: Stated) {
  const fields = { ...stated }
  for (const name of TERMS) delete fields[name]
  return { terms: stated as OrderTerms, fields: fields as Omit<Stated, keyof OrderTerms> }
}

/** Charges before VAT and what they bear, as an order and its bills store them. */
export interface StoredCharges {
  freightMinor: number
  freightVatCategory: VatCategory
  freightVatBp: number
  chargesMinor: number
  chargesVatCategory: VatCategory
  chargesVatBp: number
}

/** The charges of an order; those of nothing bear no VAT and are left out. */
export function chargesOf(of: StoredCharges): Charge[] {
  return [
    { netMinor: of.freightMinor, vatCategory: of.freightVatCategory, vatRateBp: of.freightVatBp },
    { netMinor: of.chargesMinor, vatCategory: of.chargesVatCategory, vatRateBp: of.chargesVatBp },
  ].filter(({ netMinor }) => netMinor > 0)
}

/** Of a new order: nothing is held back, nothing charged. */
export const noTerms = () => ({
  ...{ retentionBp: 0, taxBorne: false },
  ...{ freightMinor: 0, ...freightTax(usualTax()), freightBilledMinor: 0 },
  ...{ chargesMinor: 0, ...chargesTax(usualTax()), chargesBilledMinor: 0 },
})

const freightTax = ({ category, rateBp }: Tax) => ({
  ...{ freightVatCategory: category, freightVatBp: rateBp },
})
const chargesTax = ({ category, rateBp }: Tax) => ({
  ...{ chargesVatCategory: category, chargesVatBp: rateBp },
})

/**
 * Puts the terms onto an order whose currency is known; amounts that stay follow a change of it.
 * @throws AppError 422 on an amount that the currency does not hold or below what was billed, and on
 *   VAT whose category and rate contradict
 */
export function applyTerms(
  order: PurchaseOrder,
  terms: OrderTerms,
  currencyBefore = order.currency
) {
  const { retention, warrantyMonths, taxBorne } = terms
  if (retention !== undefined) order.retentionBp = basisPoints(retention) ?? 0
  if (warrantyMonths !== undefined) order.warrantyMonths = warrantyMonths
  if (taxBorne !== undefined) order.taxBorne = taxBorne
  applyPenalty(order, terms)
  order.merge(
    freightTax(
      chargeTax('freight', terms, {
        category: order.freightVatCategory,
        rateBp: order.freightVatBp,
      })
    )
  )
  order.merge(
    chargesTax(
      chargeTax('otherCharges', terms, {
        category: order.chargesVatCategory,
        rateBp: order.chargesVatBp,
      })
    )
  )
  const amount = (field: 'freight' | 'otherCharges', stays: number) =>
    amountOf(
      field,
      terms[field] === undefined ? formatMoney(stays, currencyBefore) : terms[field],
      order.currency
    )
  order.freightMinor = amount('freight', order.freightMinor)
  order.chargesMinor = amount('otherCharges', order.chargesMinor)
  const below = {
    ...(order.freightMinor < order.freightBilledMinor && { freight: ['belowBilled'] }),
    ...(order.chargesMinor < order.chargesBilledMinor && { otherCharges: ['belowBilled'] }),
  }
  if (Object.keys(below).length) throw invalid(below)
}

/** @throws AppError 422 on a cap below what one week of delay costs already */
function applyPenalty(order: PurchaseOrder, { penaltyRate, penaltyCap }: OrderTerms) {
  if (penaltyRate !== undefined) order.penaltyBp = basisPoints(penaltyRate)
  if (penaltyCap !== undefined) order.penaltyCapBp = basisPoints(penaltyCap)
  const { penaltyBp, penaltyCapBp } = order
  if (penaltyCapBp && penaltyCapBp < (penaltyBp ?? 0))
    throw invalid({ penaltyCap: ['belowPenalty'] })
}

/** A rate that was cleared is the usual one again. */
function chargeTax(charge: 'freight' | 'otherCharges', terms: OrderTerms, before: Tax): Tax {
  const vatCategory = terms[`${charge}VatCategory`]
  const vatRate = terms[`${charge}VatRate`]
  const cleared = vatRate === null && !vatCategory
  return cleared ? usualTax() : taxOf({ vatCategory, vatRate }, `${charge}VatRate`, before)
}

const basisPoints = (percent: string | null) => (percent ? basisPointsOf(percent) : null)

/** In minor units. @throws AppError 422 with more digits than the currency has */
export function amountOf(field: string, amount: string | null, currency: string): number {
  try {
    return amount ? parseMoney(amount, currency) : 0
  } catch {
    throw invalid({ [field]: ['moneyDigits'] })
  }
}
