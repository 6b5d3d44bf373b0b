import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import Equipment from '#procurement/equipment/models/equipment'
import { readMeter } from '#procurement/equipment/meter'
import { record, saveEquipment } from '#procurement/equipment/save_equipment'
import TripModel from './trip.js'
import type Trip from './trip.js'

export interface OdometerInput {
  odometer?: string | null
  odometerConfirmed?: boolean
}

/**
 * Keeps what the vehicle of a locked trip shows at its start or end. A vehicle of the register that counts
 * kilometres takes it over as a reading.
 * @throws AppError 422 where it is lower than before
 */
export async function keepOdometer(
  uow: UnitOfWork,
  trip: Trip,
  at: 'startOdometerE4' | 'endOdometerE4',
  { odometer, odometerConfirmed }: OdometerInput
) {
  if (!odometer) return
  const shownE4 = Number(parseDecimal(odometer, 4))
  if (shownE4 < (await lastOf(uow, trip))) throw invalid({ odometer: ['runsBack'] })
  if (trip.equipmentId) await readVehicle(uow, trip, odometer, odometerConfirmed)
  trip[at] = shownE4
}

/** What its own start, or else the last trip of the same plate, showed. */
async function lastOf(uow: UnitOfWork, trip: Trip): Promise<number> {
  if (trip.startOdometerE4 !== null) return trip.startOdometerE4
  // the register knows its vehicles better: their meters may have been replaced
  if (trip.equipmentId) return 0
  const last = await TripModel.query({ client: uow.trx })
    .where('vehicleKey', trip.vehicleKey)
    .whereNull('equipmentId')
    .whereNot('id', trip.id)
    .whereNotNull('startOdometerE4')
    .orderBy('startedAt', 'desc')
    .first()
  return last ? (last.endOdometerE4 ?? last.startOdometerE4!) : 0
}

async function readVehicle(uow: UnitOfWork, trip: Trip, meter: string, confirmed?: boolean) {
  const vehicle = await Equipment.query({ client: uow.trx })
    .where('id', trip.equipmentId!)
    .forUpdate()
    .firstOrFail()
  if (vehicle.meterType !== 'km') return
  const before = vehicle.toAudit()
  const read = { meter, confirmed, field: 'odometer', note: trip.number }
  await readMeter(uow, vehicle, { on: today(), source: 'trip', ...read })
  vehicle.version++
  await saveEquipment(uow, vehicle)
  await record(uow, 'reading', vehicle, { before, after: vehicle.toAudit() })
}
