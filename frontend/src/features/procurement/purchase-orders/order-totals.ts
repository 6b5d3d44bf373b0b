import { currencyDecimals, multiply, percentOf, sum } from '../../../kit/decimal'
import type { Line } from '../../../kit/lines/types'

export interface OrderTotals {
  subtotal: string
  vat: string
  total: string
}

const text = (line: Line, field: string): string => String(line[field] ?? '')

/** Quantity × price of a line, rounded half-up to the currency. */
export function lineNet(line: Line, currency: string): string {
  return multiply(text(line, 'quantity'), text(line, 'unitPrice'), currencyDecimals(currency))
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
