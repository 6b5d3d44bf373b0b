import { shareOut } from '#engines/money/vat'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { shareOf } from '#procurement/stock_ledger/balance'

/** An entry of the ledger that brought goods into a store. */
export interface Inflow {
  id: number
  levelId: number
  quantityE4: number
}

/** How a change of cost follows the goods. */
export interface Following {
  fifo: boolean
  /** Entries before this one by which goods went back to their vendor bear nothing of it. */
  returnedBefore: number
}

/** Where a part of a change of cost goes. */
export interface Part {
  kind: 'stock' | 'transit' | 'project' | 'loss'
  levelId: number
  /** The entry whose goods it follows. */
  entryId: number
  projectId: number | null
  valueMinor: number
  /** Of goods on their way, the line of their transfer. */
  lineId?: number
}

interface Outflow {
  id: number
  levelId: number
  movementId: number
  lineId: number
  type: string
  status: string
  projectId: number | null
  /** What of the inflow left by it, and what left by it in all. */
  partE4: number
  wholeE4: number
}

/**
 * Follows the goods of a receipt to where they are now, and gives each place its share of a change of
 * their cost: what is left in stock (under first-in-first-out the receipt's own layer, under moving
 * average as many as there are, at most as many as came), what is on its way, what projects have
 * consumed and what is lost. What was transferred or came back is followed on.
 * @param valueMinor signed; the parts add up to it exactly
 */
export async function followValue(
  uow: UnitOfWork,
  inflow: Inflow,
  valueMinor: number,
  following: Following
): Promise<Part[]> {
  if (!valueMinor) return []
  const [restE4, all] = following.fifo
    ? await byLayer(uow, inflow)
    : await byAverage(uow, inflow, following)
  const outflows = all.filter((one) => !isReturnedBefore(one, following))
  const goneE4 = outflows.reduce((sum, { partE4 }) => sum + partE4, 0)
  const { id: entryId, levelId } = inflow
  if (!restE4 && !goneE4) return [{ kind: 'loss', levelId, entryId, projectId: null, valueMinor }]
  const [rest, ...gone] = shareOut(valueMinor, [restE4, ...outflows.map(({ partE4 }) => partE4)])
  const parts: Part[] = []
  if (rest) parts.push({ kind: 'stock', levelId, entryId, projectId: null, valueMinor: rest })
  for (const [i, outflow] of outflows.entries())
    if (gone[i]) parts.push(...(await followOut(uow, outflow, gone[i], following)))
  return parts
}

const OUTFLOW = ['e.id', 'e.level_id', 'e.movement_id', 'e.line_id', 'e.quantity_e4'] as const

const isReturnedBefore = ({ type, id }: Outflow, { returnedBefore }: Following) =>
  type === 'to_vendor' && id < returnedBefore

/** What is left of the receipt's own layer, and what took the rest of it. */
async function byLayer(uow: UnitOfWork, { id }: Inflow): Promise<[number, Outflow[]]> {
  const layer = await uow.trx.from('stock_layers').where('ledger_id', id).forUpdate().first()
  const rows: any[] = await uow.trx
    .from('stock_takings as t')
    .join('stock_ledger as e', 'e.id', 't.ledger_id')
    .join('stock_movements as m', 'm.id', 'e.movement_id')
    .where('t.origin_id', id)
    // what was taken back lies in its layer again
    .where('m.status', '!=', 'reversed')
    .orderBy('t.id')
    .select(...OUTFLOW, 'm.type', 'm.status', 'm.project_id', 't.quantity_e4 as taken')
  return [Number(layer?.quantity_e4 ?? 0), rows.map((row) => outflowOf(row, Number(row.taken)))]
}

/**
 * What lies together leaves together: with each row as large a part of the inflow's goods as of all that
 * lay there. What came later thins them out, and what left after they had gone has none of them.
 */
async function byAverage(
  uow: UnitOfWork,
  inflow: Inflow,
  following: Following
): Promise<[number, Outflow[]]> {
  const level = await uow.trx
    .from('stock_levels')
    .where('id', inflow.levelId)
    .forUpdate()
    .firstOrFail()
  const rows: any[] = await uow.trx
    .from('stock_ledger as e')
    .join('stock_movements as m', 'm.id', 'e.movement_id')
    .where({ 'e.level_id': inflow.levelId, 'e.place': 'store' })
    .where('e.id', '>', inflow.id)
    .where('e.quantity_e4', '<', 0)
    .where('m.status', '!=', 'reversed')
    .whereNull('m.reversal_of_id')
    .orderBy('e.id')
    .select(...OUTFLOW, 'e.balance_e4', 'm.type', 'm.status', 'm.project_id')
  let leftE4 = inflow.quantityE4
  const outflows = rows.map((row) => {
    const none = outflowOf(row, 0)
    // the inflow is counted without them
    if (isReturnedBefore(none, following)) return none
    const goneE4 = -Number(row.quantity_e4)
    const partE4 = Math.min(goneE4, shareOf(leftE4, goneE4, Number(row.balance_e4) + goneE4))
    leftE4 -= partE4
    return { ...none, partE4 }
  })
  return [Math.min(leftE4, Number(level.on_hand_e4)), outflows]
}

const outflowOf = (row: any, partE4: number): Outflow => ({
  ...{
    id: Number(row.id),
    levelId: row.level_id,
    movementId: row.movement_id,
    lineId: row.line_id,
  },
  ...{ type: row.type, status: row.status, projectId: row.project_id },
  ...{ partE4, wholeE4: -Number(row.quantity_e4) },
})

async function followOut(
  uow: UnitOfWork,
  outflow: Outflow,
  valueMinor: number,
  following: Following
): Promise<Part[]> {
  const { id: entryId, levelId, type, projectId } = outflow
  if (type === 'issue') return followIssue(uow, outflow, valueMinor, following)
  if (type === 'transfer') return followTransfer(uow, outflow, valueMinor, following)
  return [{ kind: 'loss', levelId, entryId, projectId: projectId ?? null, valueMinor }]
}

/** What came back of an issue is followed into the store that it came back to. */
async function followIssue(
  uow: UnitOfWork,
  { id: entryId, levelId, projectId, wholeE4 }: Outflow,
  valueMinor: number,
  following: Following
): Promise<Part[]> {
  const rows: any[] = await uow.trx
    .from('stock_returns as r')
    .join('stock_ledger as e', 'e.id', 'r.ledger_id')
    .join('stock_movements as m', 'm.id', 'e.movement_id')
    .where({ 'r.issue_id': entryId, 'm.status': 'posted' })
    .whereNull('m.reversal_of_id')
    .orderBy('r.id')
    .select('e.id', 'e.level_id', 'e.quantity_e4', 'r.quantity_e4 as back')
  const back = rows.map((row) => Number(row.back))
  const keptE4 = wholeE4 - back.reduce((sum, one) => sum + one, 0)
  const [kept, ...shares] = shareOut(valueMinor, [keptE4, ...back])
  const parts: Part[] = []
  if (kept) parts.push({ kind: 'project', levelId, entryId, projectId, valueMinor: kept })
  for (const [i, row] of rows.entries())
    parts.push(...(await followValue(uow, inflowOf(row), shares[i], following)))
  return parts
}

/** What has arrived is followed at the other store; what did not is lost, or still on its way. */
async function followTransfer(
  uow: UnitOfWork,
  { id: entryId, levelId, movementId, lineId, wholeE4, status }: Outflow,
  valueMinor: number,
  following: Following
): Promise<Part[]> {
  const rows: any[] = await uow.trx
    .from('stock_ledger')
    .where({ movement_id: movementId, line_id: lineId })
    .where('id', '>', entryId)
    .where('quantity_e4', '>', 0)
    .orderBy('id')
  if (status !== 'posted') {
    const onWay = rows.find(({ place }) => place === 'transit')
    const to = { levelId: onWay.level_id, projectId: null, lineId }
    return [{ kind: 'transit', ...to, entryId, valueMinor }]
  }
  const arrived = rows.find(({ place }) => place === 'store')
  const arrivedE4 = Number(arrived?.quantity_e4 ?? 0)
  const [there, lost] = shareOut(valueMinor, [arrivedE4, wholeE4 - arrivedE4])
  const parts = arrived ? await followValue(uow, inflowOf(arrived), there, following) : []
  if (lost) parts.push({ kind: 'loss', levelId, entryId, projectId: null, valueMinor: lost })
  return parts
}

const inflowOf = (row: any): Inflow => ({
  id: Number(row.id),
  levelId: row.level_id,
  quantityE4: Number(row.quantity_e4),
})
