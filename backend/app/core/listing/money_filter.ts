import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { parseDecimal, unusualExponents } from '#engines/money/money'
import type { Operator } from './definition.js'

type Query = DatabaseQueryBuilderContract<any>

/** Digits after the point of the finest currency. */
const FINEST = 3
const USUAL = 2

/** @throws RangeError when it is no decimal, or finer than any currency */
export function parseAmount(text: string): bigint {
  return parseDecimal(text, FINEST)
}

/**
 * Compares an amount column, which holds minor units of the row's own currency, with amounts in
 * thousandths of a major unit: 1.5 is 150 halalas and 1500 fils.
 * @param currency the column that names the currency; without one all rows have two decimals
 */
export function whereAmount(
  query: Query,
  column: string,
  currency: string | null,
  operator: Operator,
  amounts: bigint[]
) {
  if (!currency) return compare(query, column, operator, amounts, USUAL)
  const unusual = unusualExponents()
  query.where((any) => {
    any.where((rows) => {
      rows.whereNotIn(currency, [...unusual.values()].flat())
      compare(rows, column, operator, amounts, USUAL)
    })
    for (const [exponent, currencies] of unusual) {
      any.orWhere((rows) => {
        rows.whereIn(currency, currencies)
        compare(rows, column, operator, amounts, exponent)
      })
    }
  })
}

function compare(
  query: Query,
  column: string,
  operator: Operator,
  amounts: bigint[],
  exponent: number
) {
  const part = 10n ** BigInt(FINEST - exponent)
  if (operator === 'gte') query.where(column, '>=', Number(-floored(-amounts[0], part)))
  else if (operator === 'lte') query.where(column, '<=', Number(floored(amounts[0], part)))
  else {
    // an amount finer than the currency equals none of its rows
    const whole = amounts.filter((amount) => amount % part === 0n)
    const values = whole.map((amount) => Number(amount / part))
    if (operator === 'eq') query.whereIn(column, values)
    else query.where((or) => or.whereNotIn(column, values).orWhereNull(column))
  }
}

function floored(amount: bigint, part: bigint): bigint {
  const cut = amount / part
  return amount < 0n && amount % part !== 0n ? cut - 1n : cut
}
