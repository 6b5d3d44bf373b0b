import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate } from '#core/database/failures'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import Equipment from '#procurement/equipment/models/equipment'
import { followStatus, type Outage } from '#procurement/equipment/outages'
import { enterMeter } from '#procurement/equipment/meter'
import type { EquipmentStatus } from '#procurement/enums/equipment'
import { requireChoices } from '#procurement/shared/require_choices'
import { stockMinor } from '#procurement/shared/base_currency'
import type { createEquipmentValidator, updateEquipmentValidator } from './validator.js'

type Changes = Infer<typeof updateEquipmentValidator>

/** Adds a piece of equipment. @throws AppError 422 for a tag that is taken or an unknown vendor */
export async function createEquipment(
  uow: UnitOfWork,
  input: Infer<typeof createEquipmentValidator>
) {
  const equipment = new Equipment().useTransaction(uow.trx)
  equipment.merge(emptyColumns(Equipment))
  equipment.merge({
    ownership: 'owned',
    meterType: 'none',
    status: 'available',
    meterE4: 0,
    meterOffsetE4: 0,
  })
  equipment.merge({ purchaseCostMinor: 0, rentalRateMinor: 0 })
  equipment.merge({ version: 1, createdBy: uow.actor.id })
  await fill(uow, equipment, input)
  await record(uow, 'create', equipment, { after: equipment.toAudit() })
  return equipment
}

/** Changes a locked piece of equipment. */
export async function updateEquipment(uow: UnitOfWork, equipment: Equipment, input: Changes) {
  const before = equipment.toAudit()
  equipment.version++
  await fill(uow, equipment, input)
  await record(uow, 'update', equipment, { before, after: equipment.toAudit() })
}

/** Deletes what was never out. @throws AppError 409 IN_USE */
export async function deleteEquipment(uow: UnitOfWork, equipment: Equipment) {
  const used = await uow.trx.from('equipment_custodies').where('equipment_id', equipment.id).first()
  if (used) throw conflict('IN_USE')
  await equipment.delete()
  await record(uow, 'delete', equipment, { before: equipment.toAudit() })
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockEquipment(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<Equipment> {
  const equipment = await Equipment.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!equipment) throw notFound()
  await checkVersion(equipment, expectedVersion, uow.trx)
  return equipment
}

/** Writes what was done to the audit log and to open pages. */
export async function record(
  uow: UnitOfWork,
  action: string,
  equipment: Equipment,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: 'equipment', entityId: equipment.id, label: equipment.tag }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'equipment', equipment.id, action)
}

/**
 * Saves a changed piece under its next version, with what follows from the change.
 * @param outage of one that goes out of service: since when, and until when
 */
export async function saveEquipment(uow: UnitOfWork, equipment: Equipment, outage?: Outage) {
  const before = equipment.$isPersisted ? (equipment.$original.status as EquipmentStatus) : null
  equipment.updatedBy = uow.actor.id
  equipment.refreshDue()
  equipment.refreshSearchText()
  await equipment.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ tag: ['taken'] }) : error
  })
  await followStatus(uow, equipment, before, outage)
}

async function fill(uow: UnitOfWork, equipment: Equipment, input: Changes) {
  const { purchaseCost, rentalRate, serviceEvery, payload, volume, meter, category, ...plain } =
    input
  const hadPlan = equipment.serviceEveryE4 !== null
  const isOtherMeter = !!plain.meterType && plain.meterType !== equipment.meterType
  const stated = meter === undefined || meter === null ? meter : e4(meter)
  if (!isOtherMeter && stated !== undefined && stated !== equipment.meterE4)
    throw invalid({ meter: ['readingsOnly'] })
  await requireChoices(
    uow.trx,
    { equipmentCategory: category },
    { equipmentCategory: equipment.category }
  )
  if (plain.vendorId && !(await uow.trx.from('vendors').where('id', plain.vendorId).first()))
    throw invalid({ vendorId: ['absent'] })
  equipment.merge({ ...plain, ...(category && { category }) })
  if (purchaseCost !== undefined) equipment.purchaseCostMinor = stockMinor(purchaseCost)
  if (rentalRate !== undefined) equipment.rentalRateMinor = stockMinor(rentalRate)
  if (serviceEvery !== undefined) equipment.serviceEveryE4 = e4(serviceEvery)
  if (payload !== undefined) equipment.payloadE4 = e4(payload)
  if (volume !== undefined) equipment.volumeE4 = e4(volume)
  const hasMeter = equipment.meterType !== 'none'
  // a plan that is made later counts from then, unless a service is known
  if (hasMeter && !hadPlan && equipment.serviceEveryE4 !== null && equipment.servicedOn === null)
    equipment.servicedAtE4 = equipment.meterE4 + equipment.meterOffsetE4
  await saveEquipment(uow, equipment)
  if (!isOtherMeter) return
  if (hasMeter) await enterMeter(uow, equipment, meter ?? '0')
  else equipment.servicedAtE4 = null
  await saveEquipment(uow, equipment)
}

const e4 = (decimal: string | null) => (decimal === null ? null : Number(parseDecimal(decimal, 4)))
