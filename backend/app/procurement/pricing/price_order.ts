import { divideHalfUp, lineTotalMinor, percentOf } from '#core/money/money'

/** Amounts of one order stay below this many minor units (100 billion with two decimals). */
export const LARGEST_AMOUNT = 10_000_000_000_000

export interface PricedInput {
  /** Both in ten-thousandths. */
  quantityE4: number
  unitPriceE4: number
  /** Basis points: 1500 is 15 %. */
  vatRateBp: number
  /** Basis points off the price. */
  discountBp?: number
}

/** Carriage and the like: part of the order's value, of no line and of no quantity. */
export interface Charge {
  netMinor: number
  /** Basis points. */
  vatRateBp: number
}

/** VAT of everything that bears one rate. */
export interface VatOfRate {
  vatRateBp: number
  taxableMinor: number
  vatMinor: number
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
 * discount, rounded half up once. VAT is rounded once per rate, over the sum of that rate's lines and
 * charges; the lines' own VAT are shares of it, so that they and the charges' shares always sum up.
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
  const taxed = [...lines.map(({ vatRateBp }, i) => ({ netMinor: nets[i], vatRateBp })), ...charges]
  const vats = vatShares(taxed)
  const prices = nets.map((netMinor, i) => ({
    netMinor,
    vatMinor: vats[i],
    totalMinor: netMinor + vats[i],
  }))
  const subtotalMinor = sum(taxed.map(({ netMinor }) => netMinor))
  const vatMinor = sum(vats)
  return { lines: prices, subtotalMinor, vatMinor, totalMinor: subtotalMinor + vatMinor }
}

/** The VAT of an order rate by rate, the highest first; its sum is the order's VAT. */
export function vatByRate(taxed: Charge[]): VatOfRate[] {
  const taxable = new Map<number, number>()
  for (const { netMinor, vatRateBp } of taxed)
    taxable.set(vatRateBp, (taxable.get(vatRateBp) ?? 0) + netMinor)
  return [...taxable]
    .map(([vatRateBp, taxableMinor]) => ({
      ...{ vatRateBp, taxableMinor },
      vatMinor: percentOf(taxableMinor, vatRateBp),
    }))
    .sort((a, b) => b.vatRateBp - a.vatRateBp)
}

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

/** Each gets what the rounded VAT of its rate grows by when its net is added. */
function vatShares(taxed: Charge[]): number[] {
  const taxable = new Map<number, number>()
  return taxed.map(({ netMinor, vatRateBp }) => {
    const before = taxable.get(vatRateBp) ?? 0
    const after = before + netMinor
    taxable.set(vatRateBp, after)
    return percentOf(after, vatRateBp) - percentOf(before, vatRateBp)
  })
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
