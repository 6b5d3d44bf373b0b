import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { costOf } from './balance.js'

interface StoredLayer {
  id: number
  ledger_id: number
  quantity_e4: number | string
  value_minor: number | string
}

interface NewLayer {
  levelId: number
  ledgerId: number
  quantityE4: number
  valueMinor: number
}

/** Puts a receipt at the end of the queue. */
export async function addLayer(uow: UnitOfWork, layer: NewLayer) {
  await uow.trx.table('stock_layers').insert({
    level_id: layer.levelId,
    ledger_id: layer.ledgerId,
    quantity_e4: layer.quantityE4,
    value_minor: layer.valueMinor,
  })
}

/**
 * Takes a quantity from the front of the queue, or, to undo a receipt, exactly the layer it made.
 * @returns what it costs, in minor units
 * @throws AppError 409 REVERSAL_BLOCKED when part of the receipt is gone
 */
export async function takeLayers(
  uow: UnitOfWork,
  levelId: number,
  quantityE4: number,
  undoes?: number
): Promise<number> {
  const rows: StoredLayer[] = await uow.trx
    .from('stock_layers')
    .where('level_id', levelId)
    .if(undoes !== undefined, (query) => void query.where('ledger_id', undoes!))
    .orderBy('id')
    .forUpdate()
  const layers = rows.map((row) => ({
    quantityE4: Number(row.quantity_e4),
    valueMinor: Number(row.value_minor),
  }))
  const there = layers.reduce((sum, layer) => sum + layer.quantityE4, 0)
  if (undoes !== undefined && there !== quantityE4) throw conflict('REVERSAL_BLOCKED')
  const taken = costOf({ quantityE4: there, valueMinor: 0, layers }, quantityE4)
  const emptied: number[] = []
  for (const [i, gone] of taken.layers.entries()) {
    const left = layers[i].quantityE4 - gone.quantityE4
    if (!left) emptied.push(rows[i].id)
    else {
      const value = layers[i].valueMinor - gone.valueMinor
      await uow.trx
        .from('stock_layers')
        .where('id', rows[i].id)
        .update({ quantity_e4: left, value_minor: value })
    }
  }
  if (emptied.length) await uow.trx.from('stock_layers').whereIn('id', emptied).delete()
  return taken.valueMinor
}
