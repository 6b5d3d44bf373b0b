import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { isoInstant } from '#core/database/instants'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import {
  acceptInspected,
  lockWaitingOrders,
} from '#procurement/goods_receipts/actions/accept_inspected'
import Material from '#procurement/materials/models/material'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { changeStatus, heldOf, holdsOf, onHandOf } from '#procurement/stock_ledger/holds'
import { lockLevels, placeKey, saveSums } from '#procurement/stock_ledger/levels'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { localizedUnit } from '#procurement/shared/localized_names'
import { publishChange } from '#procurement/shared/publish_change'
import type { statusChangeValidator } from './validator.js'

/** The newest changes that a page shows. */
const MOST = 200

/** A level, the last that writes to it, with the sums of this moment. @throws AppError 404 */
export async function levelForChange(uow: UnitOfWork, id: number): Promise<StockLevel> {
  const place = await uow.trx
    .from('stock_levels')
    .where('id', id)
    .select('material_id as materialId', 'warehouse_id as warehouseId')
    .first()
  if (!place) throw notFound()
  return (await lockLevels(uow, [place])).get(placeKey(place))!
}

/**
 * Gives goods of a level another status. Only what is there and has the first status changes; what is
 * held stays in stock and in its value. What is released is accepted on the orders that it came for.
 * @throws AppError 404, 422, 409 NOT_SO_MANY
 */
export async function changeLevelStatus(
  uow: UnitOfWork,
  id: number,
  { from, to, reason, ...input }: Infer<typeof statusChangeValidator>
) {
  const batchNo = input.batchNo ?? ''
  const releases = from !== 'ok' && to === 'ok'
  const orders = releases ? await ordersOf(uow, id, batchNo) : new Map<number, PurchaseOrder>()
  const level = await levelForChange(uow, id)
  const { tracking } = await Material.findOrFail(level.materialId, { client: uow.trx })
  if (from === to) throw invalid({ to: ['sameStatus'] })
  if (tracking !== 'none' && !batchNo) throw invalid({ batchNo: ['required'] })
  if (tracking === 'none' && batchNo) throw invalid({ batchNo: ['notHere'] })
  const quantityE4 = Number(parseDecimal(input.quantity, 4))
  if (from === 'ok') {
    const held = heldOf(await holdsOf(uow, level.id, batchNo))
    const goodE4 = (await onHandOf(uow, level, batchNo)) - held
    if (quantityE4 > goodE4)
      throw conflict('NOT_SO_MANY', {
        params: { available: formatDecimal4(Math.max(0, goodE4)), unit: localizedUnit(level.unit) },
      })
  }
  if (releases) await acceptInspected(uow, level, { batchNo, quantityE4 }, orders)
  await changeStatus(uow, level, { batchNo, from, to, quantityE4, reason })
  await saveSums(uow, [level])
  const after = { from, to, quantity: input.quantity, reason, ...(batchNo && { batchNo }) }
  await recordLevel(uow, level, 'change_status', after)
  return level
}

async function ordersOf(uow: UnitOfWork, levelId: number, batchNo: string) {
  const level = await uow.trx.from('stock_levels').where('id', levelId).first()
  return lockWaitingOrders(uow, level?.material_id ?? 0, batchNo)
}

/** Writes to the audit log what was done to goods of a level, and notifies open pages. */
export async function recordLevel(
  uow: UnitOfWork,
  level: StockLevel,
  action: string,
  after: Record<string, unknown>
) {
  const label = `${level.materialCode} · ${level.warehouseName}`
  await uow.audit({ action, entityType: 'stock_level', entityId: level.id, label, after })
  publishChange(uow, 'stock-levels', level.id, action)
}

/** What is held of a level, and the newest changes of status. @throws AppError 404 */
export async function statusesOf(levelId: number) {
  if (!(await StockLevel.find(levelId))) throw notFound()
  const [holds, changes] = await Promise.all([
    db.from('stock_holds').where('level_id', levelId).where('quantity_e4', '>', 0).orderBy('id'),
    db.from('stock_status_changes').where('level_id', levelId).orderBy('id', 'desc').limit(MOST),
  ])
  const names = await userNames(changes.map((row) => row.created_by))
  return {
    holds: holds.map((row) => ({
      ...{ id: row.id, status: row.status, batchNo: row.batch_no || null },
      quantity: formatDecimal4(Number(row.quantity_e4)),
    })),
    changes: changes.map((row) => ({
      ...{ id: row.id, batchNo: row.batch_no || null, reason: row.reason },
      ...{ from: row.from_status, to: row.to_status, movementId: row.movement_id },
      quantity: formatDecimal4(Number(row.quantity_e4)),
      createdByName: nameIn(names, row.created_by),
      createdAt: isoInstant(row.created_at),
    })),
  }
}
