import { currencyDecimals, multiply, percentOf, sum } from '../../../kit/decimal'
import type { Line } from '../../../kit/lines/types'

/** Carriage and the like; both decimal strings. */
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
  return percentOf(gross, share, currencyDecimals(currency))
}

/**
 * Sums as the server computes them: each net is rounded, VAT is rounded once per rate over the nets
 * and charges of that rate.
 */
export function orderTotals(lines: Line[], currency: string, charges: Charge[] = []): OrderTotals {
  const decimals = currencyDecimals(currency)
  const taxable = new Map<string, string>()
  const add = (rate: string, net: string) =>
    taxable.set(rate, sum([taxable.get(rate) ?? '0', net], decimals))
  const nets = lines.map((line) => lineNet(line, currency))
  lines.forEach((line, i) => add(rateKey(text(line, 'vatRate')), nets[i]!))
  for (const { net, vatRate } of charges) add(rateKey(vatRate), net)
  const subtotal = sum([...taxable.values()], decimals)
  const vats = [...taxable].map(([rate, net]) => percentOf(net, rate, decimals))
  const vat = sum(vats, decimals)
  return { goods: sum(nets, decimals), subtotal, vat, total: sum([subtotal, vat], decimals) }
}

/** `15` and `15.0` are one rate. */
const rateKey = (rate: string) => sum([rate || '0'], 2)
