import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookRole } from '#core/books/book_roles'
import type { BookedDocument, BookSource, Fact } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { BASE_CURRENCY } from '#engines/money/money'
import { STOCK_MOVEMENT } from '#procurement/stock_movements/records'

/** Where the value of goods comes from, or goes to, by what moved them. */
const COUNTER: Record<string, BookRole> = {
  opening: 'opening_balances',
  issue: 'project_materials',
  return: 'project_materials',
  to_vendor: 'goods_received',
}

/** A movement whose ledger rows are asked for; of a reversal what it takes back says what it is. */
interface Movement {
  id: number
  number: string
  type: string
  project_id: number | null
  source_type: string | null
  /** The movement itself, or the one that it reverses. */
  origin_id: number
}

/**
 * What the stock ledger says of a movement: the value that lies in stores or is on its way, and where it came from
 * or went. A transfer means nothing unless some of it was lost.
 */
export const movementSource: BookSource = {
  kind: STOCK_MOVEMENT,
  module: 'stock',
  idsAfter: idsAfterOf('stock_movements', (query) =>
    query.whereNotIn('status', ['counting', 'submitted', 'rejected'])
  ),
  async read(ids, trx) {
    const movements = await movementsOf(ids, trx)
    const values = await valuesOf(ids, trx)
    const landed = await landedOf(movements, trx)
    return new Map(
      movements.map((movement) => {
        const facts = factsOf(movement, values.get(movement.id) ?? [], landed)
        return [movement.id, { number: movement.number, facts }] satisfies [number, BookedDocument]
      })
    )
  },
}

interface Value {
  on: string
  /** Of a change of cost what projects have consumed and what is lost, by project; else null. */
  consumed: 'project' | 'loss' | null
  projectId: number | null
  valueMinor: number
}

function factsOf(movement: Movement, values: Value[], landed: ReadonlySet<number>): Fact[] {
  const facts: Fact[] = []
  const put = (
    role: BookRole,
    on: string,
    amountMinor: number,
    projectId: number | null = null
  ) => {
    const money = { amountMinor, currency: BASE_CURRENCY, foreignMinor: amountMinor }
    if (amountMinor) facts.push({ on, role, ...money, party: null, projectId })
  }
  const counter = counterOf(movement, landed)
  const project = counter === 'project_materials' ? movement.project_id : null
  for (const { on, consumed, projectId, valueMinor } of values) {
    if (consumed === null) put('inventory', on, valueMinor)
    if (consumed === 'project') put('project_materials', on, valueMinor, projectId)
    if (consumed === 'loss') put('stock_differences', on, valueMinor)
    put(counter, on, -valueMinor, project)
  }
  return facts
}

function counterOf(movement: Movement, landed: ReadonlySet<number>): BookRole {
  const { type, source_type: sourceType, origin_id: originId } = movement
  if (type === 'receive')
    return sourceType === 'goods_receipt' ? 'goods_received' : 'stock_differences'
  if (type !== 'revalue') return COUNTER[type] ?? 'stock_differences'
  if (landed.has(originId) || sourceType === 'charge_credit') return 'purchase_charges'
  // the price of a bill or of a credit
  return sourceType === null ? 'stock_differences' : 'goods_received'
}

async function movementsOf(ids: number[], trx: TransactionClientContract): Promise<Movement[]> {
  return trx
    .from('stock_movements as m')
    .leftJoin('stock_movements as o', 'o.id', 'm.reversal_of_id')
    .whereIn('m.id', ids)
    .select('m.id', 'm.number', 'm.type', 'm.project_id')
    .select(trx.raw('COALESCE(o.id, m.id) as origin_id'))
    .select(
      trx.raw('CASE WHEN o.id IS NULL THEN m.source_type ELSE o.source_type END as source_type')
    )
}

/** Changes of cost by charges that were paid for the way of the goods. */
async function landedOf(movements: Movement[], trx: TransactionClientContract) {
  const origins = movements.filter(({ type }) => type === 'revalue').map((one) => one.origin_id)
  if (!origins.length) return new Set<number>()
  const rows = await trx
    .from('landed_charges')
    .whereIn('movement_id', origins)
    .select('movement_id')
  return new Set(rows.map((row) => Number(row.movement_id)))
}

async function valuesOf(
  ids: number[],
  trx: TransactionClientContract
): Promise<Map<number, Value[]>> {
  const rows: any[] = await trx
    .from('stock_ledger as e')
    .leftJoin('stock_revaluation_parts as p', 'p.ledger_id', 'e.id')
    .whereIn('e.movement_id', ids)
    .groupBy('e.movement_id', 'e.posted_on', 'consumed', 'project')
    .select('e.movement_id', 'e.posted_on')
    .select(trx.raw("CASE WHEN e.place = 'consumed' THEN COALESCE(p.kind, 'loss') END as consumed"))
    .select(trx.raw("CASE WHEN e.place = 'consumed' THEN p.project_id END as project"))
    .sum('e.value_minor as value')
  const values = new Map<number, Value[]>()
  for (const row of rows) {
    const id = Number(row.movement_id)
    const { posted_on: on, consumed } = row
    const value = { on, consumed, projectId: row.project, valueMinor: Number(row.value) }
    values.set(id, [...(values.get(id) ?? []), value])
  }
  return values
}
