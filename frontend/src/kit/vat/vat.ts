import { isDecimal, multiply, percentOf, sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import { statedTax, type Tax, type VatCategory } from '@binaa/backend/vat'
import { standardRate } from './standard-rate'

const basisPoints = (rate: string) => Number(multiply(rate, '100', 0))
const percent = (rateBp: number) => String(rateBp / 100)

/** What stands in two fields of a form, as tax; a rate only half written counts for nothing. */
const taxOf = (category: string, rate: string): Tax => ({
  category: category as VatCategory,
  rateBp: category === 'S' ? basisPoints(rate) : 0,
})

const usualBp = () => basisPoints(standardRate())

/** The rate that goes with a category just chosen: only the standard one bears VAT. */
export function rateOfCategory(category: string, rate: string): string {
  const tax = statedTax({ category: category as VatCategory }, taxOf('S', rate), usualBp())!
  return percent(tax.rateBp)
}

/** The category that goes with a rate just written; one that bears no VAT stays at a rate of 0. */
export function categoryOfRate(rate: string, category: string): string {
  if (!isDecimal(rate)) return category
  return statedTax({ rateBp: basisPoints(rate) }, taxOf(category, rate), usualBp())!.category
}

export interface Taxed {
  /** Decimal strings: what bears the VAT, and percent. */
  net: string
  vatRate: string
  vatCategory: string
}

/** The VAT of a document: per category and rate on the sum of its lines, rounded half up once. */
export function vatOf(taxed: Taxed[], currency: string): string {
  const places = exponentOf(currency)
  const groups = new Map<string, { nets: string[]; rate: string }>()
  for (const { net, vatCategory, vatRate } of taxed) {
    const rate = vatCategory === 'S' ? sum([vatRate], 2) : '0'
    const key = `${vatCategory} ${rate}`
    const group = groups.get(key) ?? { nets: [], rate }
    group.nets.push(net)
    groups.set(key, group)
  }
  const vats = [...groups.values()].map(({ nets, rate }) =>
    percentOf(sum(nets, places), rate, places)
  )
  return sum(vats, places)
}
