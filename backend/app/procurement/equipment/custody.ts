import type { Infer } from '@vinejs/vine/types'
import { isDuplicate } from '#core/database/failures'
import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { logEvent } from './service_events.js'
import { readMeter } from './meter.js'
import { record, saveEquipment } from '#procurement/equipment/save_equipment'
import { isOverdue } from '#procurement/equipment/service_plan'
import type Equipment from '#procurement/equipment/models/equipment'
import EquipmentCustody from '#procurement/equipment/models/equipment_custody'
import { today } from '#core/settings/firm_clock'
import { namesOfProject } from '#procurement/shared/localized_names'
import type { checkInValidator, checkOutValidator } from './validator.js'

/**
 * Hands a locked piece of equipment to someone.
 * @throws AppError 409 CONFLICT unless it is there, 409 EQUIPMENT_OVERDUE while a service or a document is
 *   overdue, 422 on days out of order, a meter that runs back or an unknown project
 */
export async function checkOut(
  uow: UnitOfWork,
  equipment: Equipment,
  input: Infer<typeof checkOutValidator>
) {
  if (equipment.status !== 'available')
    throw conflict('CONFLICT', { details: { status: equipment.status } })
  if (isOverdue(equipment, today()))
    throw conflict('EQUIPMENT_OVERDUE', { details: { dueOn: equipment.dueOn } })
  const { outOn = today(), expectedReturnOn = null, projectId = null } = input
  if (outOn > today()) throw invalid({ outOn: ['inFuture'] })
  if (expectedReturnOn && expectedReturnOn < outOn)
    throw invalid({ expectedReturnOn: ['beforeStart'] })
  const project = projectId
    ? await uow.trx.from('project_names').where('id', projectId).first()
    : null
  if (projectId && !project) throw invalid({ projectId: ['absent'] })
  const before = equipment.toAudit()
  const meterE4 = await handedOverAt(uow, equipment, { ...input, on: outOn, source: 'check_out' })
  const custody = await openCustody(uow, {
    equipmentId: equipment.id,
    holderId: input.holderId ?? null,
    holderName: input.holderName,
    projectId,
    projectName: project?.name ?? null,
    outOn,
    expectedReturnOn,
    outCondition: input.condition,
    outNote: input.note ?? null,
    outMeterE4: meterE4,
    outSignature: input.signature ?? null,
    openGuard: 1,
    createdBy: uow.actor.id,
  })
  equipment.merge({ status: 'assigned', custodyId: custody.id, custodianName: input.holderName })
  equipment.merge({ projectId, ...namesOfProject(project), expectedReturnOn })
  equipment.version++
  await saveEquipment(uow, equipment)
  await record(uow, 'check_out', equipment, { before, after: equipment.toAudit() })
}

/**
 * Takes a locked piece of equipment back. What comes back damaged is a breakdown until it is repaired.
 * @throws AppError 409 CONFLICT unless it is out, 422 on a day before it went out
 */
export async function checkIn(
  uow: UnitOfWork,
  equipment: Equipment,
  input: Infer<typeof checkInValidator>
) {
  const custody = await EquipmentCustody.query({ client: uow.trx })
    .where({ equipmentId: equipment.id, openGuard: 1 })
    .forUpdate()
    .first()
  if (!custody) throw conflict('CONFLICT', { details: { status: equipment.status } })
  const backOn = input.backOn ?? today()
  if (backOn < custody.outOn) throw invalid({ backOn: ['beforeStart'] })
  if (backOn > today()) throw invalid({ backOn: ['inFuture'] })
  const before = equipment.toAudit()
  const backMeterE4 = await handedOverAt(uow, equipment, {
    ...{ ...input, on: backOn, source: 'check_in' },
  })
  custody.merge({ backOn, backCondition: input.condition, backNote: input.note ?? null })
  custody.merge({ backMeterE4, backSignature: input.signature ?? null, openGuard: null })
  custody.closedBy = uow.actor.id
  await custody.save()
  const damaged = input.condition === 'damaged'
  if (damaged)
    await logEvent(uow, equipment, { kind: 'breakdown', happenedOn: backOn, note: input.note })
  equipment.merge({ status: damaged ? 'breakdown' : 'available', custodyId: null })
  equipment.merge({ custodianName: null, projectId: null, ...namesOfProject(null) })
  equipment.expectedReturnOn = null
  equipment.version++
  await saveEquipment(uow, equipment)
  await record(uow, 'check_in', equipment, { before, after: equipment.toAudit() })
}

/** The guard in the table decides when two hand it out at once. */
async function openCustody(uow: UnitOfWork, values: Partial<EquipmentCustody>) {
  try {
    return await EquipmentCustody.create(values, { client: uow.trx })
  } catch (error) {
    throw isDuplicate(error) ? conflict('CONFLICT') : error
  }
}

interface HandedOver {
  on: string
  source: 'check_out' | 'check_in'
  meter?: string | null
  meterConfirmed?: boolean
}

async function handedOverAt(uow: UnitOfWork, equipment: Equipment, handed: HandedOver) {
  const { on, source, meter, meterConfirmed: confirmed } = handed
  if (!meter || equipment.meterType === 'none') return null
  const { meterE4 } = await readMeter(uow, equipment, { on, source, meter, confirmed })
  return meterE4
}
