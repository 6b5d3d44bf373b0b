import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate, isForeignKey } from '#core/database/failures'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import Material from '#procurement/materials/models/material'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { requireChoices } from '#procurement/shared/require_choices'
import { changedSpans, refuseUsedFactors, type UnitFactor } from './unit_factors.js'
import type { createMaterialValidator, updateMaterialValidator } from './validator.js'

type Changes = Infer<typeof updateMaterialValidator>

/** Adds a material. @throws AppError 422 for a code that is taken or units that say the same twice */
export async function createMaterial(
  uow: UnitOfWork,
  input: Infer<typeof createMaterialValidator>
) {
  const material = new Material().useTransaction(uow.trx)
  material.merge(emptyColumns(Material))
  material.merge({ kind: 'stock', tracking: 'none', valuation: 'moving_average', active: true })
  material.inspected = false
  material.merge({ version: 1, createdBy: uow.actor.id })
  await fill(uow, material, input)
  await uow.audit({ action: 'create', ...about(material), after: material.toAudit() })
  publishChange(uow, 'materials', material.id, 'create')
  return material
}

/**
 * Changes a locked material.
 * @throws AppError 409 STOCK_EXISTS when unit, tracking or valuation of what has moved would change
 */
export async function updateMaterial(uow: UnitOfWork, material: Material, input: Changes) {
  const before = material.toAudit()
  await refuseRevaluation(uow, material, input)
  material.version++
  await fill(uow, material, input)
  await renameLevels(uow, material)
  await uow.audit({ action: 'update', ...about(material), before, after: material.toAudit() })
  publishChange(uow, 'materials', material.id, 'update')
}

/** Deletes a material no one has used. @throws AppError 409 IN_USE */
export async function deleteMaterial(uow: UnitOfWork, material: Material) {
  const line = await uow.trx
    .from('purchase_order_lines')
    .where('material_id', material.id)
    .select('id')
    .first()
  if (line) throw conflict('IN_USE')
  await material.delete().catch((error) => {
    throw isForeignKey(error) ? conflict('IN_USE') : error
  })
  await uow.audit({ action: 'delete', ...about(material), before: material.toAudit() })
  publishChange(uow, 'materials', material.id, 'delete')
}

/** The material with its units, locked until the unit ends. @throws AppError 404, 412 */
export async function lockMaterial(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<Material> {
  const material = await Material.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!material) throw notFound()
  await checkVersion(material, expectedVersion, uow.trx)
  await material.load('units')
  return material
}

async function fill(
  uow: UnitOfWork,
  material: Material,
  { units, pack, weight, ...plain }: Changes
) {
  await requireChoices(uow.trx, plain, material)
  material.merge(plain)
  if (pack !== undefined) material.packE4 = decimalOrNull(pack)
  if (weight !== undefined) material.weightE4 = decimalOrNull(weight)
  refuseDoubleUnits(material, (units ?? []).map(factorOf))
  material.updatedBy = uow.actor.id
  material.refreshSearchText()
  await material.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ code: ['taken'] }) : error
  })
  if (units) await saveUnits(uow, material, units.map(factorOf))
  await material.load('units')
}

const decimalOrNull = (value: string | null) =>
  value === null ? null : Number(parseDecimal(value, 4))

type UnitInput = NonNullable<Changes['units']>[number]

const factorOf = ({ unit, factor, validFrom }: UnitInput): UnitFactor => ({
  unit,
  factorE4: Number(parseDecimal(factor, 4)),
  validFromOn: validFrom ?? '',
})

/** A unit has one factor a day; the base unit has none. */
function refuseDoubleUnits(material: Material, units: UnitFactor[]) {
  const seen = new Set<string>()
  for (const [i, { unit, validFromOn }] of units.entries()) {
    const key = `${unit} ${validFromOn}`
    if (unit === material.unit || seen.has(key)) throw invalid({ [`units.${i}.unit`]: ['taken'] })
    seen.add(key)
  }
}

/** Holds the factors of what was used; another one is dated. @throws AppError 409 UNIT_USED */
async function saveUnits(uow: UnitOfWork, material: Material, units: UnitFactor[]) {
  if (material.version > 1) {
    await material.load('units')
    await refuseUsedFactors(uow, material.id, changedSpans(material.units, units))
  }
  await material.related('units').query().delete()
  await material.related('units').createMany(units)
}

async function refuseRevaluation(uow: UnitOfWork, material: Material, input: Changes) {
  const fixed = ['unit', 'tracking', 'valuation'] as const
  if (!fixed.some((name) => input[name] !== undefined && input[name] !== material[name])) return
  const moved = await uow.trx
    .from('stock_movement_lines')
    .where('material_id', material.id)
    .select('id')
    .first()
  if (moved) throw conflict('STOCK_EXISTS')
}

/** The levels hold the material's texts, so that their list is read from one table. */
async function renameLevels(uow: UnitOfWork, material: Material) {
  const levels = await StockLevel.query({ client: uow.trx })
    .where('materialId', material.id)
    .forUpdate()
  const { code, name, nameAr, category, unit: base } = material
  for (const level of levels) {
    level.merge({
      materialCode: code,
      materialName: name,
      materialNameAr: nameAr,
      category,
      unit: base,
    })
    level.refreshSearchText()
    await level.save()
  }
}

const about = (material: Material) => ({
  entityType: 'material',
  entityId: material.id,
  label: material.code,
})
