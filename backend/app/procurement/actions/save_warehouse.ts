import type { Infer } from '@vinejs/vine/types'
import { isDuplicate, isForeignKey } from '#core/database/failures'
import { conflict, invalid, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { announce } from '#procurement/live'
import StockLevel from '#procurement/models/stock_level'
import Warehouse, { WAREHOUSE_FIELDS } from '#procurement/models/warehouse'
import type { createWarehouseValidator, updateWarehouseValidator } from '#procurement/validators/warehouse' // prettier-ignore

type Changes = Infer<typeof updateWarehouseValidator>

/** Adds a store. @throws AppError 422 for a code that is taken or a project that does not exist */
export async function createWarehouse(unit: Unit, input: Infer<typeof createWarehouseValidator>) {
  const warehouse = new Warehouse().useTransaction(unit.trx)
  warehouse.merge(Object.fromEntries(WAREHOUSE_FIELDS.map((name) => [name, null])))
  warehouse.merge({ active: true, version: 1, createdBy: unit.actor.id })
  await fill(unit, warehouse, input)
  await unit.audit({ action: 'create', ...about(warehouse), after: warehouse.toAudit() })
  announce(unit, 'warehouses', warehouse.id, 'create')
  return warehouse
}

/** Changes a locked store. @throws AppError 409 STOCK_EXISTS on closing one that is not empty */
export async function updateWarehouse(unit: Unit, warehouse: Warehouse, input: Changes) {
  const before = warehouse.toAudit()
  if (input.active === false && warehouse.active) await refuseFull(unit, warehouse)
  warehouse.version++
  await fill(unit, warehouse, input)
  if (warehouse.name !== before.name || warehouse.nameAr !== before.nameAr)
    await renameLevels(unit, warehouse)
  await unit.audit({ action: 'update', ...about(warehouse), before, after: warehouse.toAudit() })
  announce(unit, 'warehouses', warehouse.id, 'update')
}

/** Deletes a store that was never used. @throws AppError 409 IN_USE */
export async function deleteWarehouse(unit: Unit, warehouse: Warehouse) {
  await warehouse.delete().catch((error) => {
    throw isForeignKey(error) ? conflict('IN_USE') : error
  })
  await unit.audit({ action: 'delete', ...about(warehouse), before: warehouse.toAudit() })
  announce(unit, 'warehouses', warehouse.id, 'delete')
}

/** The store with its bins, locked until the unit ends. @throws AppError 404, 412 */
export async function lockWarehouse(unit: Unit, id: number, seen: number): Promise<Warehouse> {
  const warehouse = await Warehouse.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!warehouse) throw notFound()
  await checkVersion(warehouse, seen, unit.trx)
  await warehouse.load('bins')
  return warehouse
}

async function fill(unit: Unit, warehouse: Warehouse, { bins, ...plain }: Changes) {
  if (plain.projectId) {
    const project = await unit.trx.from('projects').where('id', plain.projectId).first()
    if (!project) throw invalid({ projectId: ['absent'] })
  }
  if (bins && new Set(bins).size !== bins.length) throw invalid({ bins: ['taken'] })
  warehouse.merge(plain)
  warehouse.updatedBy = unit.actor.id
  await warehouse.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ code: ['taken'] }) : error
  })
  if (bins) {
    await warehouse.related('bins').query().delete()
    await warehouse.related('bins').createMany(bins.map((code) => ({ code })))
  }
  await warehouse.load('bins')
}

async function refuseFull(unit: Unit, warehouse: Warehouse) {
  const held = await StockLevel.query({ client: unit.trx })
    .where('warehouseId', warehouse.id)
    .where((there) => there.where('onHandE4', '>', 0).orWhere('inTransitE4', '>', 0))
    .first()
  if (held) throw conflict('STOCK_EXISTS')
}

async function renameLevels(unit: Unit, warehouse: Warehouse) {
  const levels = await StockLevel.query({ client: unit.trx })
    .where('warehouseId', warehouse.id)
    .forUpdate()
  for (const level of levels) {
    level.warehouseName = warehouse.name
    level.warehouseNameAr = warehouse.nameAr || warehouse.name
    level.refreshSearchText()
    await level.save()
  }
}

const about = (warehouse: Warehouse) => ({
  entityType: 'warehouse',
  entityId: warehouse.id,
  label: warehouse.code,
})
