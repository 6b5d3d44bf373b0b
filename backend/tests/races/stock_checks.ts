import db from '@adonisjs/lucid/services/db'
import { recount } from './stock_recount.js'

/** What levels of two stores say that they hold. */
export async function kept(stores: [number, number]) {
  const levels = await db.from('stock_levels').whereIn('warehouse_id', stores)
  return levels.map((level) => ({
    key: `${level.material_id}@${level.warehouse_id}`,
    id: Number(level.id),
    onHand: Number(level.on_hand_e4),
    inTransit: Number(level.in_transit_e4),
  }))
}

/** Where the kept value, queue or line differs from what the documents alone come to. */
export async function misvalued(materials: number[]): Promise<string[]> {
  const { shelves, lineValues } = await recount(materials)
  const wrong: string[] = []
  const levels = await db.from('stock_levels').whereIn('material_id', materials)
  const fifo = await db.from('materials').whereIn('id', materials).where('valuation', 'fifo')
  for (const level of levels) {
    const key = `${level.material_id}@${level.warehouse_id}`
    const shelf = shelves.get(key) ?? { quantity: 0, value: 0, onWay: 0, onWayValue: 0, queue: [] }
    const kept = [
      level.on_hand_e4,
      level.value_minor,
      level.in_transit_e4,
      level.transit_value_minor,
    ]
    const due = [shelf.quantity, shelf.value, shelf.onWay, shelf.onWayValue]
    if (String(kept) !== String(due)) wrong.push(`${key}: kept ${kept}, documents give ${due}`)
    if (!fifo.some(({ id }) => id === level.material_id)) continue
    const layers = await db
      .from('stock_layers')
      .where('level_id', level.id)
      .orderBy('queued_on')
      .orderBy('ledger_id')
    const queue = layers.map((layer) => [layer.queued_on, layer.quantity_e4, layer.value_minor])
    const dueQueue = shelf.queue.map(({ day, quantity, value }) => [day, quantity, value])
    if (String(queue) !== String(dueQueue)) wrong.push(`${key}: queue ${queue}, not ${dueQueue}`)
  }
  const lines = await db
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .whereIn('l.material_id', materials)
    .whereNull('m.reversal_of_id')
    .select('l.id', 'l.value_minor', 'm.number')
  for (const { id, value_minor: value, number } of lines)
    if (lineValues.has(id) && String(value) !== String(lineValues.get(id)))
      wrong.push(`${number}: line of ${value}, not ${lineValues.get(id)}`)
  return wrong
}

/** Every row of the ledger carries on from the one before it, and none is below nothing. */
export async function brokenChains(levelIds: number[]): Promise<string[]> {
  const rows = await db
    .from('stock_ledger')
    .whereIn('level_id', levelIds)
    // what was consumed is no balance of the level
    .where('place', '!=', 'consumed')
    .orderBy('id')
  const last = new Map<string, { quantity: number; value: number }>()
  const broken: string[] = []
  for (const row of rows) {
    const place = `${row.level_id} ${row.place}`
    const { quantity, value } = last.get(place) ?? { quantity: 0, value: 0 }
    const next = { quantity: Number(row.balance_e4), value: Number(row.balance_value_minor) }
    const follows =
      next.quantity === quantity + Number(row.quantity_e4) &&
      next.value === value + Number(row.value_minor)
    if (!follows || next.quantity < 0 || next.value < 0) broken.push(`${place}: row ${row.id}`)
    last.set(place, next)
  }
  return broken
}
