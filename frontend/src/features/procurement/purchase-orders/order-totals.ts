import { multiply, percentOf, sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import type { Line } from '../../../kit/lines/types'
import { categoryOfRate, vatOf } from '../../../kit/vat/vat'

/** Freight and the like; both decimal strings. */
export interface Charge {
  net: string
  vatRate: string
}

export interface OrderTotals {
  /** The lines alone. */
  goods: string
  /** Lines and charges before VAT. */
  subtotal: string
  vat: string
  total: string
}

/** Quantities and prices have four decimals each. */
const EXACT = 8

const text = (line: Line, field: string): string => String(line[field] ?? '')

/** Quantity × price of a line less its discount, rounded half-up to the currency once. */
export function lineNet(line: Line, currency: string): string {
  const gross = multiply(text(line, 'quantity'), text(line, 'unitPrice'), EXACT)
  const share = sum(['100', `-${text(line, 'discount') || '0'}`], 2)
  return percentOf(gross, share, exponentOf(currency))
}

/** Sums as the server computes them: each net is rounded, VAT once per category and rate. */
export function orderTotals(lines: Line[], currency: string, charges: Charge[] = []): OrderTotals {
  const decimals = exponentOf(currency)
  const nets = lines.map((line) => lineNet(line, currency))
  const taxed = [
    ...lines.map((line, i) => taxedOf(nets[i]!, text(line, 'vatRate'), text(line, 'vatCategory'))),
    ...charges.map(({ net, vatRate }) => taxedOf(net, vatRate)),
  ]
  const subtotal = sum(
    taxed.map(({ net }) => net),
    decimals
  )
  const vat = vatOf(taxed, currency)
  return { goods: sum(nets, decimals), subtotal, vat, total: sum([subtotal, vat], decimals) }
}

/** What has no category is judged by its rate. */
const taxedOf = (net: string, vatRate: string, category?: string) => ({
  net,
  vatRate,
  vatCategory: category || categoryOfRate(vatRate || '0', 'S'),
})
