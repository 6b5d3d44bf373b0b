import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { arrayOf, each, object, oneOf, text } from '#core/openapi/schema'
import { decimal, line } from '#core/validation/fields'
import {
  BANK_TABLE_FIELDS,
  DAY_ORDERS,
  DECIMAL_MARKS,
  type BankTableLayout,
  type StatedBalances,
} from '#engines/bank_files/bank_file'
import { parseMoney } from '#engines/money/money'

const heading = () => line(80).minLength(1)
const balance = () => decimal({ digits: 3, min: -1_000_000_000_000, max: 1_000_000_000_000 })

/** What a person says of a table of an account: which column is what, and how days and amounts are written. */
export const layoutValidator = vine.create({
  columns: vine.object({
    bookedOn: heading(),
    valueOn: heading().nullable().optional(),
    amount: heading().nullable().optional(),
    debit: heading().nullable().optional(),
    credit: heading().nullable().optional(),
    balance: heading().nullable().optional(),
    reference: heading().nullable().optional(),
    endToEndId: heading().nullable().optional(),
    counterpartyName: heading().nullable().optional(),
    counterpartyIban: heading().nullable().optional(),
    text: heading().nullable().optional(),
  }),
  dayOrder: vine.enum(DAY_ORDERS),
  decimalMark: vine.enum(DECIMAL_MARKS),
  /** Both, where the table has no column of balances. */
  openingBalance: balance().nullable().optional(),
  closingBalance: balance().nullable().optional(),
})

type Stated = Infer<typeof layoutValidator>

const columns = object(each(BANK_TABLE_FIELDS, text), BANK_TABLE_FIELDS)

/** As OpenAPI describes the beginning of a table, and what was said of it. */
export const tableHead = object({
  ...{ headings: arrayOf(text), sample: arrayOf(arrayOf(text)), guess: columns },
})
export const tableLayout = object({
  ...{ columns, dayOrder: oneOf(DAY_ORDERS), decimalMark: oneOf(DECIMAL_MARKS) },
})

/** @throws AppError 422 where no column or more than one way says the amount, or one balance is missing */
export function layoutOf({ columns, dayOrder, decimalMark }: Stated): BankTableLayout {
  const named = Object.fromEntries(
    Object.entries(columns).filter(([, heading]) => heading)
  ) as BankTableLayout['columns']
  const bySides = Boolean(named.debit || named.credit)
  if (!named.amount && !bySides) throw invalid({ 'columns.amount': ['required'] })
  if (named.amount && bySides) throw invalid({ 'columns.amount': ['columnTwice'] })
  const headings = Object.values(named)
  if (new Set(headings).size < headings.length) throw invalid({ columns: ['columnTwice'] })
  return { columns: named, dayOrder, decimalMark }
}

/** @throws AppError 422 for one balance without the other, or with more decimals than the currency */
export function balancesOf(
  { columns, openingBalance, closingBalance }: Stated,
  currency: string
): StatedBalances | null {
  if (columns.balance || (!openingBalance && !closingBalance)) return null
  if (!openingBalance) throw invalid({ openingBalance: ['required'] })
  if (!closingBalance) throw invalid({ closingBalance: ['required'] })
  const minor = (field: string, text: string) => {
    try {
      return parseMoney(text, currency)
    } catch (error) {
      if (error instanceof RangeError) throw invalid({ [field]: ['moneyDigits'] })
      throw error
    }
  }
  return {
    openingMinor: minor('openingBalance', openingBalance),
    closingMinor: minor('closingBalance', closingBalance),
  }
}
