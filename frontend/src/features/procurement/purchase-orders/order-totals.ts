import { currencyDecimals, multiply, percentOf, sum } from '../../../kit/decimal'
import type { Line } from '../../../kit/lines/types'

export interface OrderTotals {
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
  return percentOf(gross, share, currencyDecimals(currency))
}

/**
 * Sums as the server computes them: each net is rounded, VAT is rounded once per rate over the nets
 * of that rate.
 */
export function orderTotals(lines: Line[], currency: string): OrderTotals {
  const decimals = currencyDecimals(currency)
  const taxable = new Map<string, string>()
  for (const line of lines) {
    const rate = text(line, 'vatRate') || '0'
    taxable.set(rate, sum([taxable.get(rate) ?? '0', lineNet(line, currency)], decimals))
  }
  const subtotal = sum([...taxable.values()], decimals)
  const vats = [...taxable].map(([rate, net]) => percentOf(net, rate, decimals))
  const vat = sum(vats, decimals)
  return { subtotal, vat, total: sum([subtotal, vat], decimals) }
}
