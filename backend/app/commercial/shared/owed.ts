import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
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

/** What each of these clients owes now, by currency in minor units: as `owedByCurrency`. */
export async function owedByClient(
  clientIds: readonly number[],
  client: QueryClientContract = db.connection()
) {
  const owed: { clientId: number; currency: string; minor: number }[] = []
  const add = async (table: string, day: string, amount: string, sign: number) => {
    const rows = await client
      .from(table)
      .whereIn('client_id', [...clientIds])
      .whereNotNull(day)
      .if(table === 'invoices', (issued) => void issued.whereNotNull('number'))
      .groupBy('client_id', 'currency')
      .select('client_id', 'currency', client.raw(`SUM(${amount}) AS sum`))
    for (const row of rows)
      owed.push({
        ...{ clientId: row.client_id, currency: row.currency },
        minor: sign * Number(row.sum ?? 0),
      })
  }
  if (!clientIds.length) return owed
  await add('invoices', 'issued_on', INVOICED, 1)
  await add('client_refunds', 'paid_on', 'amount_minor', 1)
  for (const { table, day, sign } of MOVES) await add(table, day, 'amount_minor', sign)
  return owed
}
