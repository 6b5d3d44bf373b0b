import { divideHalfUp, lineTotalMinor } from '#engines/money/money'
import { vatOf, type VatCategory } from '#engines/money/vat'

/** Amounts of one order stay below this many minor units (100 billion with two decimals). */
export const LARGEST_AMOUNT = 10_000_000_000_000

/** The VAT of a line or of a charge, as they store it. */
export interface Taxed {
  vatCategory: VatCategory
  /** Basis points: 1500 is 15 %. */
  vatRateBp: number
}

export interface PricedInput extends Taxed {
  /** Both in ten-thousandths. */
  quantityE4: number
  unitPriceE4: number
  /** Basis points off the price. */
  discountBp?: number
}

/** Freight and the like: part of the order's value, of no line and of no quantity. */
export interface Charge extends Taxed {
  netMinor: number
}

interface LinePrice {
  netMinor: number
  vatMinor: number
  totalMinor: number
}

interface OrderPrices {
  /** In the order of the input. */
  lines: LinePrice[]
  /** Lines and charges before VAT. */
  subtotalMinor: number
  vatMinor: number
  totalMinor: number
}

/**
 * The prices of an order in minor units of `currency`. A line's net is quantity × unit price less its
 * discount, rounded half up once. VAT is rounded once per category and rate, over the sum of its lines
 * and charges; the lines' own VAT are shares of it, so that they and the charges' shares always sum up.
 * 3 × 10.03 at 15 % → net 30.09, VAT 4.51.
 */
export function priceOrder(
  lines: PricedInput[],
  currency: string,
  charges: Charge[] = []
): OrderPrices {
  const nets = lines.map(({ quantityE4, unitPriceE4, discountBp }) =>
    lineTotalMinor(quantityE4, unitPriceE4, currency, discountBp)
  )
  const goods = lines.map(({ vatCategory, vatRateBp }, i) => ({
    netMinor: nets[i]!,
    vatCategory,
    vatRateBp,
  }))
  const { lineVat: vats, vatMinor } = vatOf([...goods, ...charges].map(taxedLine))
  const prices = nets.map((netMinor, i) => ({
    netMinor,
    vatMinor: vats[i]!,
    totalMinor: netMinor + vats[i]!,
  }))
  const subtotalMinor = [...goods, ...charges].reduce((sum, { netMinor }) => sum + netMinor, 0)
  return { lines: prices, subtotalMinor, vatMinor, totalMinor: subtotalMinor + vatMinor }
}

/** The VAT of priced lines and charges by category and rate, the highest rate first. */
export function vatBreakdown(taxed: Charge[]) {
  return vatOf(taxed.map(taxedLine)).breakdown.toSorted((a, b) => b.rateBp - a.rateBp)
}

const taxedLine = ({ netMinor, vatCategory, vatRateBp }: Charge) => ({
  ...{ netMinor, category: vatCategory, rateBp: vatRateBp },
})

/** What one unit of a line costs after its discount, in ten-thousandths. */
export function netPriceE4({
  unitPriceE4,
  discountBp,
}: {
  unitPriceE4: number
  discountBp: number
}): number {
  return Number(divideHalfUp(BigInt(unitPriceE4) * BigInt(10_000 - discountBp), 10_000n))
}
