import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import { formatDecimal4, parseDecimal } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { announce } from '#procurement/live'
import Material from '#procurement/models/material'
import StockLevel from '#procurement/models/stock_level'
import Warehouse from '#procurement/models/warehouse'
import { lockLevels, openLevel, placeKey } from '#procurement/stock/levels'
import type { createLevelValidator, updateLevelValidator } from '#procurement/validators/stock_level' // prettier-ignore

type Plan = Infer<typeof updateLevelValidator>

/** Says when a store orders a material again, before it ever held any. @throws AppError 422, 409 EXISTS */
export async function planLevel(
  unit: Unit,
  { materialId, warehouseId, ...plan }: Infer<typeof createLevelValidator>
) {
  const place = { materialId, warehouseId }
  if ((await lockLevels(unit, [place])).has(placeKey(place))) throw conflict('EXISTS')
  const material = await Material.query({ client: unit.trx }).where('id', materialId).first()
  const warehouse = await Warehouse.query({ client: unit.trx }).where('id', warehouseId).first()
  const absent = {
    ...(!material && { materialId: ['absent'] }),
    ...(!warehouse && { warehouseId: ['absent'] }),
  }
  if (Object.keys(absent).length) throw invalid(absent)
  const level = await openLevel(unit, material!, warehouse!)
  await change(unit, level, plan, 'create')
  return level
}

/** Changes a locked level's bin and when it is ordered again; what it holds only movements change. */
export async function updateLevel(unit: Unit, level: StockLevel, plan: Plan) {
  level.version++
  await change(unit, level, plan, 'update')
}

export async function lockLevel(unit: Unit, id: number, seen: number): Promise<StockLevel> {
  const level = await StockLevel.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!level) throw notFound()
  await checkVersion(level, seen, unit.trx)
  return level
}

async function change(unit: Unit, level: StockLevel, plan: Plan, action: string) {
  const before = toAudit(level)
  if (plan.bin !== undefined) await putInBin(unit, level, plan.bin)
  if (plan.reorderLevel !== undefined)
    level.reorderLevelE4 = Number(parseDecimal(plan.reorderLevel, 4))
  if (plan.reorderQuantity !== undefined)
    level.reorderQuantityE4 = Number(parseDecimal(plan.reorderQuantity, 4))
  level.refreshReorder()
  level.refreshSearchText()
  level.updatedBy = unit.actor.id
  await level.save()
  await unit.audit({
    action,
    entityType: 'stock_level',
    entityId: level.id,
    label: `${level.materialCode} · ${level.warehouseName}`,
    ...(action === 'update' && { before }),
    after: toAudit(level),
  })
  announce(unit, 'stock-levels', level.id, action)
}

async function putInBin(unit: Unit, level: StockLevel, bin: string | null) {
  if (bin) {
    const place = { warehouse_id: level.warehouseId, code: bin }
    const known = await unit.trx.from('warehouse_bins').where(place).first()
    if (!known) throw invalid({ bin: ['absent'] })
  }
  level.bin = bin
}

const toAudit = ({ bin, reorderLevelE4, reorderQuantityE4 }: StockLevel) => ({
  bin,
  reorderLevel: formatDecimal4(reorderLevelE4),
  reorderQuantity: formatDecimal4(reorderQuantityE4),
})
