import { invalid } from '#core/exceptions/app_error'
import { basisPointsOf, formatMoney, parseMoney } from '#core/money/money'
import { defaultVatRateBp } from '#core/settings/vat'
import type PurchaseOrder from '#procurement/models/purchase_order'
import type { Charge } from '#procurement/pricing/price_order'

/** The terms in figures as people write them; what is left out stays. */
export interface OrderTerms {
  retention?: string | null
  warrantyMonths?: number | null
  freight?: string | null
  freightVatRate?: string | null
  otherCharges?: string | null
  otherChargesVatRate?: string | null
}

const TERMS = [
  'retention', 'warrantyMonths', 'freight', 'freightVatRate', 'otherCharges', 'otherChargesVatRate',
] as const satisfies (keyof OrderTerms)[] // prettier-ignore

/** What was said of an order: its terms in figures, and what is stored as it was written. */
export function splitTerms<Said extends OrderTerms>(said: Said) {
  const fields = { ...said }
  for (const name of TERMS) delete fields[name]
  return { terms: said as OrderTerms, fields: fields as Omit<Said, keyof OrderTerms> }
}

type Priced = Pick<PurchaseOrder, 'freightMinor' | 'freightVatBp' | 'chargesMinor' | 'chargesVatBp'>

/** The charges of an order; those of nothing bear no VAT and are left out. */
export function chargesOf({
  freightMinor,
  freightVatBp,
  chargesMinor,
  chargesVatBp,
}: Priced): Charge[] {
  // prettier-ignore
  return [
    { netMinor: freightMinor, vatRateBp: freightVatBp },
    { netMinor: chargesMinor, vatRateBp: chargesVatBp },
  ].filter(({ netMinor }) => netMinor > 0)
}

/** Of a new order: nothing is held back, nothing charged. */
export const noTerms = () => ({
  ...{ retentionBp: 0, warrantyMonths: null },
  ...{ freightMinor: 0, freightVatBp: defaultVatRateBp(), freightBilledMinor: 0 },
  ...{ chargesMinor: 0, chargesVatBp: defaultVatRateBp(), chargesBilledMinor: 0 },
})

/**
 * Puts the terms onto an order whose currency is known; amounts that stay follow a change of it.
 * @throws AppError 422 on an amount that the currency does not hold, or below what was billed
 */
export function applyTerms(
  order: PurchaseOrder,
  terms: OrderTerms,
  currencyBefore = order.currency
) {
  const { retention, warrantyMonths, freightVatRate, otherChargesVatRate } = terms
  if (retention !== undefined) order.retentionBp = basisPoints(retention) ?? 0
  if (warrantyMonths !== undefined) order.warrantyMonths = warrantyMonths
  if (freightVatRate !== undefined)
    order.freightVatBp = basisPoints(freightVatRate) ?? defaultVatRateBp()
  if (otherChargesVatRate !== undefined)
    order.chargesVatBp = basisPoints(otherChargesVatRate) ?? defaultVatRateBp()
  const amount = (field: 'freight' | 'otherCharges', stays: number) =>
    amountOf(field, terms[field] === undefined ? formatMoney(stays, currencyBefore) : terms[field], order.currency) // prettier-ignore
  order.freightMinor = amount('freight', order.freightMinor)
  order.chargesMinor = amount('otherCharges', order.chargesMinor)
  const below = {
    ...(order.freightMinor < order.freightBilledMinor && { freight: ['belowBilled'] }),
    ...(order.chargesMinor < order.chargesBilledMinor && { otherCharges: ['belowBilled'] }),
  }
  if (Object.keys(below).length) throw invalid(below)
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
