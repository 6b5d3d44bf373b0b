import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { parseMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { EquipmentStatus } from '#procurement/enums/equipment'
import type Equipment from '#procurement/equipment/models/equipment'
import EquipmentEvent from '#procurement/equipment/models/equipment_event'
import { today } from '#core/settings/firm_clock'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { readMeter, replaceMeter, totalBy } from './meter.js'
import type { equipmentEventValidator } from './validator.js'

type NewEvent = Infer<typeof equipmentEventValidator>

/**
 * Notes what happened to a locked piece of equipment and draws the consequences: a service starts the
 * plan again, an inspection sets its next day or says that none follows, a repair ends a breakdown. The caller saves it.
 * @throws AppError 422 on a day to come, a next one that has passed by then or is not named, a meter that runs back or
 *   is missing
 */
export async function logEvent(uow: UnitOfWork, equipment: Equipment, input: NewEvent) {
  const happenedOn = input.happenedOn ?? today()
  if (happenedOn > today()) throw invalid({ happenedOn: ['inFuture'] })
  if (input.nextOn && input.nextOn <= happenedOn) throw invalid({ nextOn: ['beforeStart'] })
  if (input.kind === 'inspection') requireNextInspection(input)
  const reading = await readingOf(uow, equipment, { ...input, happenedOn })
  await EquipmentEvent.create(
    {
      equipmentId: equipment.id,
      kind: input.kind,
      happenedOn,
      meterE4: reading?.meterE4 ?? null,
      costMinor: input.cost ? parseMoney(input.cost, STOCK_CURRENCY) : 0,
      note: input.note ?? null,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  // a service written down late does not undo the ones since
  if (input.kind === 'service' && happenedOn >= (equipment.servicedOn ?? ''))
    equipment.merge({
      servicedOn: happenedOn,
      servicedAtE4: reading?.totalE4 ?? (await totalBy(uow, equipment, happenedOn)),
    })
  if (input.kind === 'inspection') equipment.inspectionDueOn = input.nextOn ?? null
  const free = equipment.status !== 'assigned'
  if (input.kind === 'breakdown' && free) equipment.status = 'breakdown'
  if (input.kind === 'repair' && equipment.status === 'breakdown') equipment.status = 'available'
}

/** Without a date no one is notified of the next inspection: this has to be stated, not just left out. */
function requireNextInspection({ nextOn, noFurther }: NewEvent) {
  if (!nextOn && !noFurther) throw invalid({ nextOn: ['nextOrNone'] })
  if (nextOn && noFurther) throw invalid({ noFurther: ['notHere'] })
}

async function readingOf(
  uow: UnitOfWork,
  equipment: Equipment,
  {
    kind,
    meter,
    oldMeter,
    happenedOn,
    note = null,
    meterConfirmed,
  }: NewEvent & { happenedOn: string }
) {
  if (equipment.meterType === 'none') return null
  if (!meter) {
    if (kind === 'reading' || kind === 'meter_reset') throw invalid({ meter: ['required'] })
    return null
  }
  const read = { on: happenedOn, meter, confirmed: meterConfirmed }
  return kind === 'meter_reset'
    ? replaceMeter(uow, equipment, { ...read, oldMeter, note })
    : readMeter(uow, equipment, { ...read, source: kind })
}

/** @throws AppError 409 CONFLICT while it is with someone: it comes back first */
export function changeStatus(equipment: Equipment, status: EquipmentStatus) {
  if (equipment.status === 'assigned' && status !== 'lost')
    throw conflict('CONFLICT', { details: { status: equipment.status } })
  equipment.status = status
}
