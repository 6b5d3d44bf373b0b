import { exponentOf } from '#engines/money/money'
import { isExemptionOf } from '#engines/money/vat_exemptions'
import { DOCUMENT_CODES } from '../e_invoice.js'
import { filled, isNote, noLonger, ofStandard, rule, type Rule } from './rule.js'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
/** Base64 of a SHA-256, or of its hexadecimal text in the first document of a chain. */
const HASH = /^([A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{86}==)$/
const LONGEST_PART = 127
const LONGEST_TEXT = 1000

/** What a document says of itself, of others and of its tax. */
export const DOCUMENT_RULES: readonly Rule[] = [
  rule('BR-02', ({ number }) => filled(number)),
  rule('BR-KSA-03', ({ uuid }) => UUID.test(uuid)),
  rule('BR-03', ({ issuedOn }) => DAY.test(issuedOn)),
  rule('BR-KSA-70', ({ issuedAt }) => TIME.test(issuedAt)),
  rule('BR-KSA-05', ({ code }) => DOCUMENT_CODES.includes(code)),
  rule('BR-KSA-31', ({ simplified, exported }) => !simplified || !exported),
  rule('BR-KSA-33', ({ counter }) => Number.isSafeInteger(counter) && counter > 0),
  rule('BR-KSA-61', ({ previousHash }) => HASH.test(previousHash)),
  rule(
    'BR-KSA-15',
    ofStandard(({ suppliedOn }) => DAY.test(suppliedOn))
  ),
  rule(
    'BR-KSA-36',
    ({ suppliedOn, suppliedUntilOn }) => !suppliedUntilOn || suppliedUntilOn >= suppliedOn
  ),
  rule('BR-KSA-17', (invoice) => !isNote(invoice) || filled(invoice.reason)),
  rule('BR-KSA-56', (invoice) => !isNote(invoice) || filled(invoice.original?.number)),
  rule('BR-16', ({ lines }) => lines.length > 0),
  rule('BR-25', ({ lines }) => lines.every(({ name }) => filled(name))),
  rule('BR-DEC', ({ currency }) => exponentOf(currency) <= 2),
  rule('BR-KSA-18', (invoice) => taxesOf(invoice).every(isKnownTax)),
  rule('BR-S-05', (invoice) =>
    taxesOf(invoice).every(({ category, rateBp }) => category !== 'S' || rateBp > 0)
  ),
  rule('BR-Z-05', (invoice) =>
    taxesOf(invoice).every(({ category, rateBp }) => category === 'S' || rateBp === 0)
  ),
  rule('BR-KSA-69', ({ subtotals }) =>
    subtotals.every(({ category, exemptionReason }) =>
      category === 'S' ? exemptionReason === null : isExemptionOf(exemptionReason, category)
    )
  ),
  rule(
    'BR-KSA-F-06',
    ({ orderNumber, contractNumber, note, reason, lines }) =>
      noLonger(orderNumber, LONGEST_PART) &&
      noLonger(contractNumber, LONGEST_PART) &&
      noLonger(note, LONGEST_TEXT) &&
      noLonger(reason, LONGEST_TEXT) &&
      lines.every(({ name }) => noLonger(name, LONGEST_TEXT))
  ),
]

type Invoice = Parameters<Rule['holds']>[0]

const taxesOf = ({ lines, allowances, subtotals, prepayments }: Invoice) => [
  ...lines,
  ...allowances,
  ...subtotals,
  ...prepayments,
]

const isKnownTax = ({ category }: { category: string }) => ['S', 'Z', 'E', 'O'].includes(category)
