import { DateTime } from 'luxon'
import { insertRows } from '#core/database/many_rows'
import { conflict } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { requireOpenDay } from '#procurement/stock_ledger/back_dating'
import { saveSums } from '#procurement/stock_ledger/levels'
import { postValue } from '#procurement/stock_ledger/post_value'
import StockLevel from '#procurement/stock_ledger/stock_level'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import type StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { keptWorth } from '#procurement/stock_movements/return_sources'
import { followValue, type Part } from './follow_value.js'
import { returnedBefore, returnedOf } from './returned_goods.js'

/**
 * Posts a revaluation: every line's change of cost follows the goods of the receipt that it is of. To
 * be called by the holder of the turn of the stock.
 * @throws AppError 409 REVALUED_GONE when the receipt was taken back, PERIOD_CLOSED
 */
export async function postRevaluation(uow: UnitOfWork, movement: StockMovement) {
  // where the goods are is known of today
  movement.movedOn = today()
  await requireOpenDay(uow, movement.movedOn)
  const levels = new Map<number, StockLevel>()
  const before = await returnedBefore(uow, movement)
  for (const line of movement.lines) {
    const { inflow, fifo } = await inflowOf(uow, line.revaluedLineId!)
    inflow.quantityE4 -= await returnedOf(uow, line.revaluedLineId!, before)
    const following = { fifo, returnedBefore: before }
    for (const part of await followValue(uow, inflow, line.valueMinor, following))
      await postPart(uow, { movement, line, levels, fifo }, part)
    // a later receipt of the same goods reads what this one left
    await saveSums(uow, levels.values())
  }
  movement.merge({ status: 'posted', postedAt: DateTime.utc(), postedBy: uow.actor.id })
  movement.valueMinor = movement.lines.reduce((sum, { valueMinor }) => sum + valueMinor, 0)
  await movement.save()
}

/** The entry by which a line of a receipt brought its goods in. */
async function inflowOf(uow: UnitOfWork, lineId: number) {
  const row = await uow.trx
    .from('stock_ledger as e')
    .join('stock_movements as m', 'm.id', 'e.movement_id')
    .join('stock_movement_lines as l', 'l.id', 'e.line_id')
    .join('materials as a', 'a.id', 'l.material_id')
    .where({ 'e.line_id': lineId, 'e.place': 'store', 'm.status': 'posted' })
    .where('e.quantity_e4', '>', 0)
    .orderBy('e.id')
    .select('e.id', 'e.level_id', 'e.quantity_e4', 'a.valuation')
    .first()
  if (!row) throw conflict('REVALUED_GONE')
  const quantityE4 = Number(row.quantity_e4)
  const inflow = { id: Number(row.id), levelId: row.level_id as number, quantityE4 }
  return { inflow, fifo: row.valuation === 'fifo' }
}

interface Posting {
  movement: StockMovement
  line: StockMovementLine
  levels: Map<number, StockLevel>
  fifo: boolean
}

async function postPart(uow: UnitOfWork, posting: Posting, part: Part) {
  const { movement, line, levels, fifo } = posting
  const level = levels.get(part.levelId) ?? (await lock(uow, part.levelId))
  levels.set(level.id, level)
  // nothing costs less than nothing: what is cheaper by more than that is lost with other goods
  const least = await leastOf(uow, level, part, fifo)
  const valueMinor = Math.max(part.valueMinor, -least)
  const post = async (kind: Part['kind'], minor: number) => {
    if (!minor) return
    const place = PLACES[kind]
    const ledgerId = await postValue(uow, {
      ...{ movementId: movement.id, lineId: line.id, level, place, valueMinor: minor },
      postedOn: movement.movedOn,
      ...(fifo && kind === 'stock' && { layerOf: part.entryId }),
    })
    await insertRows(uow.trx, 'stock_revaluation_parts', [
      {
        ...{ movement_id: movement.id, line_id: line.id, ledger_id: ledgerId, kind },
        ...{ entry_id: part.entryId, project_id: part.projectId, value_minor: minor },
      },
    ])
    if (kind === 'transit') await addToTransfer(uow, part.lineId!, minor)
  }
  await post(part.kind, valueMinor)
  await post('loss', part.valueMinor - valueMinor)
}

const PLACES = {
  stock: 'store',
  transit: 'transit',
  project: 'consumed',
  loss: 'consumed',
} as const

const lock = (uow: UnitOfWork, id: number) =>
  StockLevel.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()

/** The most by which a part may become cheaper. */
async function leastOf(uow: UnitOfWork, level: StockLevel, part: Part, fifo: boolean) {
  if (part.kind === 'transit') {
    const line = await uow.trx.from('stock_movement_lines').where('id', part.lineId!).first()
    return Math.min(Number(line.value_minor), level.transitValueMinor)
  }
  if (part.kind === 'project') return keptWorth(uow, part.entryId)
  if (part.kind === 'loss') return Number.MAX_SAFE_INTEGER
  if (!fifo) return level.valueMinor
  const layer = await uow.trx.from('stock_layers').where('ledger_id', part.entryId).first()
  return Number(layer?.value_minor ?? 0)
}

/** What arrives brings its share of what is on its way. */
async function addToTransfer(uow: UnitOfWork, lineId: number, valueMinor: number) {
  const line = await uow.trx.from('stock_movement_lines').where('id', lineId).firstOrFail()
  await uow.trx
    .from('stock_movement_lines')
    .where('id', lineId)
    .update({ value_minor: Number(line.value_minor) + valueMinor })
  await uow.trx
    .from('stock_movements')
    .where('id', line.movement_id)
    .increment('value_minor', valueMinor)
}

/**
 * An entry whose goods have another cost by now is not turned round at its old one.
 * @throws AppError 409 REVALUED naming the changes
 */
export async function refuseRevalued(uow: UnitOfWork, entryIds: number[]) {
  const changed = await uow.trx
    .from('stock_revaluation_parts')
    .whereIn('entry_id', entryIds)
    .groupBy('entry_id')
    .havingRaw('SUM(value_minor) <> 0')
    .select('entry_id')
  if (!changed.length) return
  const rows = await uow.trx
    .from('stock_revaluation_parts as p')
    .join('stock_movements as m', 'm.id', 'p.movement_id')
    .whereIn(
      'p.entry_id',
      changed.map((row) => row.entry_id)
    )
    .groupBy('m.id', 'm.number')
    .orderBy('m.id')
    .select('m.number')
  throw conflict('REVALUED', { params: { numbers: rows.map((row) => row.number).join(', ') } })
}
