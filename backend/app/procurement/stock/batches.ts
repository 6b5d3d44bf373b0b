import { conflict } from '#core/exceptions/app_error'
import { formatDecimal4 } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { unitForReader } from '#procurement/queries/reader_names'
import { batchKey } from '#procurement/stock/batch_key'
import type { Entry } from '#procurement/stock/post_entry'

/**
 * Keeps how much of a batch (or which serial number) a store holds.
 * @throws AppError 409 NO_BATCH when the store has less of it
 */
export async function moveBatch(unit: Unit, entry: Entry, batchNo: string) {
  const { level, quantityE4, expiresOn = null } = entry
  const place = { level_id: level.id, batch_no: batchKey(batchNo) }
  const row = await unit.trx.from('stock_batches').where(place).forUpdate().first()
  const onHand = Number(row?.on_hand_e4 ?? 0) + quantityE4
  if (onHand < 0) {
    const available = formatDecimal4(Number(row?.on_hand_e4 ?? 0))
    throw conflict('NO_BATCH', {
      params: { batch: batchNo, available, unit: unitForReader(level.unit) },
    })
  }
  if (row) {
    await unit.trx
      .from('stock_batches')
      .where('id', row.id)
      .update({ on_hand_e4: onHand, ...(expiresOn && { expires_on: expiresOn }) })
    return
  }
  const { materialId } = level
  await unit.trx
    .table('stock_batches')
    .insert({ ...place, material_id: materialId, expires_on: expiresOn, on_hand_e4: onHand })
}

/** A serial number lies in one store at a time. @throws AppError 409 SERIAL_IN_STOCK */
export async function refuseKnownSerial(unit: Unit, materialId: number, serial: string) {
  const row = await unit.trx
    .from('stock_batches')
    .where({ material_id: materialId, batch_no: batchKey(serial) })
    .where('on_hand_e4', '>', 0)
    .forUpdate()
    .first()
  if (row) throw conflict('SERIAL_IN_STOCK', { params: { serial } })
}
