import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { inBase } from '#core/exchange_rates/sum_by_currency'
import type { Waiting } from './work_points.js'

/** How many rows a query finds, and what they come to. */
export async function waitingRows(
  rows: DatabaseQueryBuilderContract<any>,
  amount: string
): Promise<Waiting> {
  const sums = await rows
    .groupBy('currency')
    .select('currency')
    .count('* as count')
    .sum(`${amount} as amount`)
  const count = sums.reduce((sum, row) => sum + Number(row.count), 0)
  return { count, amountMinor: inBase(sums) }
}
