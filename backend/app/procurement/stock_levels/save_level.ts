import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import Material from '#procurement/materials/models/material'
import StockLevel from '#procurement/stock_ledger/stock_level'
import Warehouse from '#procurement/warehouses/models/warehouse'
import { lockLevels, openLevel, placeKey } from '#procurement/stock_ledger/levels'
import type { createLevelValidator, updateLevelValidator } from './validator.js'

type Plan = Infer<typeof updateLevelValidator>

/** Says when a store orders a material again, before it ever held any. @throws AppError 422, 409 EXISTS */
export async function planLevel(
  uow: UnitOfWork,
  { materialId, warehouseId, ...plan }: Infer<typeof createLevelValidator>
) {
  const place = { materialId, warehouseId }
  if ((await lockLevels(uow, [place])).has(placeKey(place))) throw conflict('EXISTS')
  const material = await Material.query({ client: uow.trx }).where('id', materialId).first()
  const warehouse = await Warehouse.query({ client: uow.trx }).where('id', warehouseId).first()
  const absent = {
    ...(!material && { materialId: ['absent'] }),
    ...(!warehouse && { warehouseId: ['absent'] }),
  }
  if (Object.keys(absent).length) throw invalid(absent)
  const level = await openLevel(uow, material!, warehouse!)
  await change(uow, level, plan, 'create')
  return level
}

/** Changes a locked level's bin and when it is ordered again; what it holds only movements change. */
export async function updateLevel(uow: UnitOfWork, level: StockLevel, plan: Plan) {
  level.version++
  await change(uow, level, plan, 'update')
}

export async function lockLevel(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<StockLevel> {
  const level = await StockLevel.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!level) throw notFound()
  await checkVersion(level, expectedVersion, uow.trx)
  return level
}

async function change(uow: UnitOfWork, level: StockLevel, plan: Plan, action: string) {
  const before = toAudit(level)
  if (plan.bin !== undefined) await putInBin(uow, level, plan.bin)
  if (plan.reorderLevel !== undefined)
    level.reorderLevelE4 = Number(parseDecimal(plan.reorderLevel, 4))
  if (plan.reorderQuantity !== undefined)
    level.reorderQuantityE4 = Number(parseDecimal(plan.reorderQuantity, 4))
  level.refreshReorder()
  level.refreshSearchText()
  level.updatedBy = uow.actor.id
  await level.save()
  await uow.audit({
    action,
    entityType: 'stock_level',
    entityId: level.id,
    label: `${level.materialCode} · ${level.warehouseName}`,
    ...(action === 'update' && { before }),
    after: toAudit(level),
  })
  publishChange(uow, 'stock-levels', level.id, action)
}

async function putInBin(uow: UnitOfWork, level: StockLevel, bin: string | null) {
  if (bin) {
    const place = { warehouse_id: level.warehouseId, code: bin }
    const known = await uow.trx.from('warehouse_bins').where(place).first()
    if (!known) throw invalid({ bin: ['absent'] })
  }
  level.bin = bin
}

const toAudit = ({ bin, reorderLevelE4, reorderQuantityE4 }: StockLevel) => ({
  bin,
  reorderLevel: formatDecimal4(reorderLevelE4),
  reorderQuantity: formatDecimal4(reorderQuantityE4),
})
