import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { formatMoney } from '#engines/money/money'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { projectNames } from '#procurement/shared/localized_names'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'

/** What a change of cost is made of, and where it went. */
export interface RevaluationView {
  charges: { kind: string; description: string | null; amount: string }[]
  parts: { kind: string; projectName: string | null; value: string }[]
}

const NOTHING: RevaluationView = { charges: [], parts: [] }

/** The charges of a movement and its parts, by kind and project; nothing for other movements. */
export async function revaluationView(
  { id, type }: StockMovement,
  trx?: TransactionClientContract
): Promise<RevaluationView> {
  if (type !== 'revalue') return NOTHING
  const client = trx ?? db
  const charges: any[] = await client.from('landed_charges').where('movement_id', id).orderBy('id')
  const parts: any[] = await client
    .from('stock_revaluation_parts')
    .where('movement_id', id)
    .groupBy('kind', 'project_id')
    .orderBy('kind')
    .select('kind', 'project_id')
    .sum('value_minor as value')
  const ids = parts.flatMap((row) => row.project_id ?? [])
  const named = await client.from('project_names').whereIn('id', ids).select('id', 'name')
  const own = await projectNames(ids, trx)
  const names = new Map(named.map((row) => [row.id, own.get(row.id) ?? row.name]))
  return {
    charges: charges.map((row) => ({
      ...{ kind: row.kind, description: row.description },
      amount: formatMoney(Number(row.amount_minor), STOCK_CURRENCY),
    })),
    parts: parts.map((row) => ({
      ...{ kind: row.kind, projectName: names.get(row.project_id) ?? null },
      value: formatMoney(Number(row.value), STOCK_CURRENCY),
    })),
  }
}
