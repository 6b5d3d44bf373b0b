import { conflict } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { localizedUnit } from '#procurement/shared/localized_names'
import { batchKey } from './batch_key.js'
import type { Entry } from './entry.js'
import type StockLevel from './stock_level.js'

/**
 * Keeps how much of a batch (or which serial number) a store holds.
 * @throws AppError 409 NO_BATCH when the store has less of it
 */
export async function moveBatch(uow: UnitOfWork, entry: Entry, batchNo: string) {
  const { level, quantityE4, expiresOn = null } = entry
  const place = { level_id: level.id, batch_no: batchKey(batchNo) }
  const row = await uow.trx.from('stock_batches').where(place).forUpdate().first()
  const onHand = Number(row?.on_hand_e4 ?? 0) + quantityE4
  if (onHand < 0) {
    const available = formatDecimal4(Number(row?.on_hand_e4 ?? 0))
    throw conflict('NO_BATCH', {
      params: { batch: batchNo, available, unit: localizedUnit(level.unit) },
    })
  }
  if (row) {
    await uow.trx
      .from('stock_batches')
      .where('id', row.id)
      .update({ on_hand_e4: onHand, ...(expiresOn && { expires_on: expiresOn }) })
    return
  }
  const { materialId } = level
  await uow.trx
    .table('stock_batches')
    .insert({ ...place, material_id: materialId, expires_on: expiresOn, on_hand_e4: onHand })
}

/** A serial number lies in one store at a time. @throws AppError 409 SERIAL_IN_STOCK */
export async function refuseKnownSerial(uow: UnitOfWork, materialId: number, serial: string) {
  const row = await uow.trx
    .from('stock_batches')
    .where({ material_id: materialId, batch_no: batchKey(serial) })
    .where('on_hand_e4', '>', 0)
    .forUpdate()
    .first()
  if (row) throw conflict('SERIAL_IN_STOCK', { params: { serial } })
}

/** What has expired is not handed out any more. @throws AppError 409 BATCH_EXPIRED */
export async function refuseExpired(
  uow: UnitOfWork,
  level: StockLevel,
  batchNo: string,
  day: string
) {
  const row = await uow.trx
    .from('stock_batches')
    .where({ level_id: level.id, batch_no: batchKey(batchNo) })
    .whereNotNull('expires_on')
    .where('expires_on', '<', day)
    .select('expires_on')
    .first()
  if (row) throw conflict('BATCH_EXPIRED', { params: { batch: batchNo, day: row.expires_on } })
}
