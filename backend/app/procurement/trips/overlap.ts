import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { isDuplicate } from '#core/database/failures'
import { conflict } from '#core/base/app_error'
import { fold } from '#engines/text/fold'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Trip from './trip.js'
import TripModel from './trip.js'

/** A plate or a person as two trips are compared by it: letters and digits only. */
export const resourceKey = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 120)

/**
 * Refuses a trip whose vehicle or driver is on the road already: two trips touch when each begins
 * before the other ends. Vehicle and driver are locked first, so that of two plans at once the second
 * sees the first.
 * @throws AppError 409 TRIP_OVERLAP naming the other trip
 */
export async function refuseOverlap(uow: UnitOfWork, trip: Trip) {
  await lockKeys(uow, keysOf(trip))
  const other = await TripModel.query({ client: uow.trx })
    .where('isOpen', true)
    .if(trip.$isPersisted, (query) => void query.whereNot('id', trip.id))
    .where(sharing(trip))
    .where('plannedStartAt', '<', trip.plannedEndAt.toSQL({ includeOffset: false })!)
    .where('plannedEndAt', '>', trip.plannedStartAt.toSQL({ includeOffset: false })!)
    .orderBy('id')
    .first()
  if (other) throw overlaps(trip, other)
}

/**
 * Refuses to set out while vehicle or driver is still on the road with another trip, whatever was planned.
 * @throws AppError 409 TRIP_OVERLAP naming the other trip
 */
export async function refuseSecondStart(uow: UnitOfWork, trip: Trip) {
  await lockKeys(uow, keysOf(trip))
  const other = await TripModel.query({ client: uow.trx })
    .where('isOpen', true)
    .whereNot('id', trip.id)
    .where(sharing(trip))
    .whereNotNull('startedAt')
    .orderBy('id')
    .first()
  if (other) throw overlaps(trip, other)
}

const keysOf = ({ driverKey, vehicleKey, equipmentId }: Trip) => [
  ...[`driver:${driverKey}`, `vehicle:${vehicleKey}`],
  ...(equipmentId ? [`equipment:${equipmentId}`] : []),
]

/** The same driver, the same plate, or the same vehicle of the register. */
const sharing =
  ({ driverKey, vehicleKey, equipmentId }: Trip) =>
  (query: ModelQueryBuilderContract<typeof TripModel>) => {
    query.where('vehicleKey', vehicleKey).orWhere('driverKey', driverKey)
    if (equipmentId) query.orWhere('equipmentId', equipmentId)
  }

function overlaps(trip: Trip, other: Trip) {
  const isDriver = other.vehicleKey !== trip.vehicleKey && other.driverKey === trip.driverKey
  const details = { number: other.number, same: isDriver ? 'driver' : 'vehicle' }
  return conflict('TRIP_OVERLAP', { params: { number: other.number }, details })
}

/** Always in the same order, so that two plans wait for each other instead of killing each other. */
async function lockKeys(uow: UnitOfWork, keys: string[]) {
  for (const key of keys.toSorted()) {
    const known = await uow.trx.from('trip_resources').where('key', key).forUpdate().first()
    if (known) continue
    await uow.trx
      .table('trip_resources')
      .insert({ key })
      .catch(async (error) => {
        if (!isDuplicate(error)) throw error
        await uow.trx.from('trip_resources').where('key', key).forUpdate().first()
      })
  }
}
