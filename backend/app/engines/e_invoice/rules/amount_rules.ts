import { BASE_CURRENCY, lineTotalMinor, parseDecimal, percentOf } from '#engines/money/money'
import type { EInvoice, TaxSubtotal } from '../e_invoice.js'
import { rule, type Rule } from './rule.js'

/** ZATCA leaves one unit for how a rate is rounded. */
const ROUNDING = 1

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

const net = ({ netMinor }: { netMinor: number }) => netMinor

/** How the amounts of a document add up. */
export const AMOUNT_RULES: readonly Rule[] = [
  rule('BR-CO-10', ({ lines, totals }) => sum(lines, net) === totals.linesMinor),
  rule(
    'BR-CO-11',
    ({ allowances, totals }) =>
      sum(allowances, ({ amountMinor }) => amountMinor) === totals.allowancesMinor
  ),
  rule(
    'BR-CO-13',
    ({ totals }) => totals.linesMinor - totals.allowancesMinor === totals.taxExclusiveMinor
  ),
  rule('BR-CO-14', ({ subtotals, vatMinor }) => sum(subtotals, (one) => one.vatMinor) === vatMinor),
  rule(
    'BR-CO-15',
    ({ totals, vatMinor }) => totals.taxExclusiveMinor + vatMinor === totals.taxInclusiveMinor
  ),
  rule(
    'BR-CO-16',
    ({ totals }) =>
      totals.taxInclusiveMinor - totals.prepaidMinor + totals.roundingMinor === totals.payableMinor
  ),
  rule('BR-CO-17', ({ subtotals }) =>
    subtotals.every((one) => isRate(one.taxableMinor, one.vatMinor, one.rateBp))
  ),
  rule('BR-S-08', (invoice) => invoice.subtotals.every((one) => isTaxable(one, invoice))),
  rule('BR-CO-18', (invoice) => everyTaxIsBroken(invoice)),
  rule('BR-KSA-EN16931-11', ({ lines, currency }) =>
    lines.every(
      ({ quantityE4, price, discountMinor, netMinor }) =>
        lineTotalMinor(quantityE4, Number(parseDecimal(price, 4)), currency) - discountMinor ===
        netMinor
    )
  ),
  rule('BR-KSA-50', ({ lines }) =>
    lines.every((line) => isRate(line.netMinor, line.vatMinor, line.rateBp))
  ),
  rule('BR-KSA-79', ({ prepayments }) =>
    prepayments.every((one) => isRate(one.taxableMinor, one.vatMinor, one.rateBp))
  ),
  rule(
    'BR-KSA-80',
    ({ prepayments, totals }) =>
      sum(prepayments, (one) => one.taxableMinor + one.vatMinor) === totals.prepaidMinor
  ),
  rule('BR-KSA-73', ({ prepayments }) =>
    prepayments.every(({ number, issuedOn, issuedAt }) => number && issuedOn && issuedAt)
  ),
  rule(
    'BR-KSA-EN16931-09',
    ({ currency, vatMinor, vatRiyalsMinor }) =>
      currency !== BASE_CURRENCY || vatMinor === vatRiyalsMinor
  ),
]

const isRate = (baseMinor: number, vatMinor: number, rateBp: number) =>
  Math.abs(percentOf(baseMinor, rateBp) - vatMinor) <= ROUNDING

const sameTax = (one: { category: string; rateBp: number }, other: typeof one) =>
  one.category === other.category && one.rateBp === other.rateBp

/** The taxable amount of a category is its lines less its allowances. */
function isTaxable(subtotal: TaxSubtotal, { lines, allowances }: EInvoice): boolean {
  const ofLines = sum(
    lines.filter((line) => sameTax(line, subtotal)),
    net
  )
  const off = sum(
    allowances.filter((one) => sameTax(one, subtotal)),
    ({ amountMinor }) => amountMinor
  )
  return ofLines - off === subtotal.taxableMinor
}

const everyTaxIsBroken = ({ lines, subtotals }: EInvoice) =>
  subtotals.length > 0 &&
  lines.every((line) => subtotals.filter((one) => sameTax(one, line)).length === 1)
