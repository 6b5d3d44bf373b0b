import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { requireRegistered, type NumberSeries } from './series.js'

/**
 * The next number of a registered series in a year, e.g. `PO-2026-0042`, or in the run of another record, such
 * as the third delay of project 12: `DLY-0012-0003`. Allocated in the caller's transaction, so
 * a rolled-back document gives its number back and the series has no gaps.
 */
export async function nextNumber(
  trx: TransactionClientContract,
  series: NumberSeries,
  run: number
): Promise<string> {
  requireRegistered(series)
  const key = `${series.prefix}-${String(run).padStart(4, '0')}`
  const touched = await trx.from('number_sequences').where('key', key).increment('last_value', 1)
  if (Number(touched) === 0) {
    // the first document of the run; a second first one fails on the key and is tried again
    await trx
      .knexQuery()
      .insert({ key, last_value: 0 })
      .into('number_sequences')
      .onConflict('key')
      .ignore()
    await trx.from('number_sequences').where('key', key).increment('last_value', 1)
  }
  const row = await trx
    .from('number_sequences')
    .where('key', key)
    .select('last_value')
    .firstOrFail()
  return numberIn(key, Number(row.last_value))
}

/** A number of a series as it is written, e.g. `PO-2026-0042`. */
export const numberIn = (series: string, value: number) =>
  `${series}-${String(value).padStart(4, '0')}`

const MOST_SERIES = 100

/** The last numbers of the series, the latest year first. */
export async function lastNumbers(
  client: QueryClientContract
): Promise<{ key: string; last: number }[]> {
  const rows = await client.from('number_sequences').orderBy('key', 'desc').limit(MOST_SERIES)
  return rows.map((row) => ({ key: row.key, last: Number(row.last_value) }))
}
