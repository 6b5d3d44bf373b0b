import { conflict } from '#core/base/app_error'
import { insertRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { costOf, type Layer } from './balance.js'

/** What is left of the receipt that the entry `originId` brought in. */
export interface QueuedLayer extends Layer {
  id: number
  originId: number
}

/** A part of a layer that an entry took. */
export interface Taking extends Layer {
  originId: number
}

interface NewLayer extends Layer {
  levelId: number
  originId: number
  queuedOn: string
}

/** The queue of a level: by the day of the receipts, those of one day as they were written. */
export async function queueOf(uow: UnitOfWork, levelId: number): Promise<QueuedLayer[]> {
  const rows: any[] = await uow.trx
    .from('stock_layers')
    .where('level_id', levelId)
    .orderBy('queued_on')
    .orderBy('ledger_id')
    .forUpdate()
  return rows.map((row) => ({
    id: row.id,
    originId: Number(row.ledger_id),
    quantityE4: Number(row.quantity_e4),
    valueMinor: Number(row.value_minor),
  }))
}

/** Puts a receipt into the queue, behind what came before its day. */
export async function addLayer(uow: UnitOfWork, layer: NewLayer) {
  await uow.trx.table('stock_layers').insert({
    level_id: layer.levelId,
    ledger_id: layer.originId,
    queued_on: layer.queuedOn,
    quantity_e4: layer.quantityE4,
    value_minor: layer.valueMinor,
  })
}

/**
 * Takes a quantity from the front of the queue, or, to undo a receipt, exactly the layer it made.
 * @returns what was taken of which layer
 * @throws AppError 409 REVERSAL_BLOCKED when part of the receipt is gone
 */
export async function takeLayers(
  uow: UnitOfWork,
  levelId: number,
  quantityE4: number,
  undoes?: number
): Promise<Taking[]> {
  const queue = await queueOf(uow, levelId)
  const layers = undoes === undefined ? queue : queue.filter((one) => one.originId === undoes)
  const there = layers.reduce((sum, layer) => sum + layer.quantityE4, 0)
  if (undoes !== undefined && there !== quantityE4) throw conflict('REVERSAL_BLOCKED')
  const taken = costOf({ quantityE4: there, valueMinor: 0, layers }, quantityE4)
  const emptied: number[] = []
  for (const [i, gone] of taken.layers.entries()) {
    const left = layers[i].quantityE4 - gone.quantityE4
    if (left) await saveLayer(uow, layers[i].id, left, layers[i].valueMinor - gone.valueMinor)
    else emptied.push(layers[i].id)
  }
  if (emptied.length) await uow.trx.from('stock_layers').whereIn('id', emptied).delete()
  return taken.layers.map((layer, i) => ({ ...layer, originId: layers[i].originId }))
}

/** Keeps which layers an entry has taken, for its reversal. */
export async function keepTakings(uow: UnitOfWork, ledgerId: number, takings: Taking[]) {
  const rows = takings.map(({ originId, quantityE4, valueMinor }) => ({
    ledger_id: ledgerId,
    origin_id: originId,
    quantity_e4: quantityE4,
    value_minor: valueMinor,
  }))
  await insertRows(uow.trx, 'stock_takings', rows)
}

/**
 * Gives back to the queue what an entry took, each part to its own layer at its own place.
 * @returns whether anything is known of it; what was taken before takings were kept is not
 */
export async function restoreLayers(
  uow: UnitOfWork,
  levelId: number,
  undoes: number
): Promise<boolean> {
  const takings: any[] = await uow.trx
    .from('stock_takings as t')
    .join('stock_ledger as e', 'e.id', 't.origin_id')
    .where('t.ledger_id', undoes)
    .select('t.*', 'e.posted_on')
  const queue = new Map((await queueOf(uow, levelId)).map((layer) => [layer.originId, layer]))
  for (const taking of takings) {
    const originId = Number(taking.origin_id)
    const [quantityE4, valueMinor] = [Number(taking.quantity_e4), Number(taking.value_minor)]
    const rest = queue.get(originId)
    if (rest)
      await saveLayer(uow, rest.id, rest.quantityE4 + quantityE4, rest.valueMinor + valueMinor)
    else {
      const queuedOn = taking.posted_on
      await addLayer(uow, { levelId, originId, queuedOn, quantityE4, valueMinor })
    }
  }
  return takings.length > 0
}

const saveLayer = (uow: UnitOfWork, id: number, quantityE4: number, valueMinor: number) =>
  uow.trx
    .from('stock_layers')
    .where('id', id)
    .update({ quantity_e4: quantityE4, value_minor: valueMinor })
