import db from '@adonisjs/lucid/services/db'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'

/** Days, both included. */
export interface Period {
  from: string
  to: string
}

export const FIRST_DAY = '0001-01-01'
const EVER: Period = { from: FIRST_DAY, to: '9999-12-31' }

/** Money that came in and debts that were given up: each on its own day, and back on another. */
export const MOVES = [
  { table: 'receipts', day: 'received_on', kind: 'receipt', sign: -1 },
  { table: 'receipts', day: 'reversed_on', kind: 'receipt_reversal', sign: 1 },
  { table: 'invoice_write_offs', day: 'written_off_on', kind: 'write_off', sign: -1 },
  { table: 'invoice_write_offs', day: 'reversed_on', kind: 'write_off_reversal', sign: 1 },
] as const

const INVOICED = "CASE WHEN type = 'credit_note' THEN -payable_minor ELSE payable_minor END"

/**
 * By how much the documents of a period change what is owed, by currency in minor units: the closing of
 * statements of account where the period is all time.
 * @param narrow the documents that are meant, by `client_id` and `currency`
 */
export async function owedByCurrency(
  narrow: (documents: ChainableContract) => void,
  { from, to }: Period = EVER
): Promise<Map<string, number>> {
  const owed = new Map<string, number>()
  const add = (rows: { currency: string; sum: string | number | null }[], sign: number) => {
    for (const { currency, sum } of rows)
      owed.set(currency, (owed.get(currency) ?? 0) + sign * Number(sum ?? 0))
  }
  const sums = (table: string, day: string, amount: string) =>
    db
      .from(table)
      .where(narrow)
      .whereBetween(day, [from, to])
      .groupBy('currency')
      .select('currency', db.raw(`SUM(${amount}) AS sum`))
  add(await sums('invoices', 'issued_on', INVOICED).whereNotNull('number'), 1)
  add(await sums('client_refunds', 'paid_on', 'amount_minor'), 1)
  for (const { table, day, sign } of MOVES) add(await sums(table, day, 'amount_minor'), sign)
  return owed
}
