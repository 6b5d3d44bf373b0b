import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { parseDecimal, parseMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { EquipmentStatus } from '#procurement/enums/equipment'
import type Equipment from '#procurement/equipment/models/equipment'
import EquipmentEvent from '#procurement/equipment/models/equipment_event'
import { today } from '#core/settings/firm_clock'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import type { equipmentEventValidator } from './validator.js'

type NewEvent = Infer<typeof equipmentEventValidator>

/** @throws AppError 422 when a meter shows less than before */
export function requireForward(equipment: Equipment, meterE4: number) {
  if (meterE4 < equipment.meterE4) throw invalid({ meter: ['runsBack'] })
}

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
  const meterE4 = meterOf(equipment, input)
  await EquipmentEvent.create(
    {
      equipmentId: equipment.id,
      kind: input.kind,
      happenedOn,
      meterE4,
      costMinor: input.cost ? parseMoney(input.cost, STOCK_CURRENCY) : 0,
      note: input.note ?? null,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  if (meterE4 !== null) equipment.meterE4 = meterE4
  if (input.kind === 'meter_reset') equipment.servicedAtE4 = 0
  // a service written down late does not undo the ones since
  if (input.kind === 'service' && happenedOn >= (equipment.servicedOn ?? ''))
    equipment.merge({ servicedOn: happenedOn, servicedAtE4: equipment.meterE4 })
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

function meterOf(equipment: Equipment, { kind, meter }: NewEvent): number | null {
  if (equipment.meterType === 'none') return null
  if (!meter) {
    if (kind === 'reading' || kind === 'meter_reset') throw invalid({ meter: ['required'] })
    return null
  }
  const shown = Number(parseDecimal(meter, 4))
  // a new meter begins again, nothing else may
  if (kind !== 'meter_reset') requireForward(equipment, shown)
  return shown
}

/** @throws AppError 409 CONFLICT while it is with someone: it comes back first */
export function changeStatus(equipment: Equipment, status: EquipmentStatus) {
  if (equipment.status === 'assigned' && status !== 'lost')
    throw conflict('CONFLICT', { details: { status: equipment.status } })
  equipment.status = status
}
