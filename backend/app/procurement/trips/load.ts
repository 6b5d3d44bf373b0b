import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Trip from './trip.js'

/**
 * Refuses what its vehicle can't carry, as far as both are known. Cargo without a weight or a volume
 * counts as none. Needs the cargo loaded.
 * @throws AppError 422 on the vehicle, or on the passengers
 */
export async function refuseOverload({ trx }: UnitOfWork, trip: Trip) {
  if (!trip.equipmentId) return
  const vehicle = await trx
    .from('equipment')
    .where('id', trip.equipmentId)
    .select('payload_e4', 'volume_e4', 'seats')
    .first()
  const { weightE4, volumeE4 } = loadOf(trip)
  const wrong: Record<string, string[]> = {}
  if (exceeds(weightE4, vehicle.payload_e4)) wrong.equipmentId = ['overPayload']
  else if (exceeds(volumeE4, vehicle.volume_e4)) wrong.equipmentId = ['overVolume']
  // the driver has a seat too
  if (trip.passengers && exceeds(trip.passengers + 1, vehicle.seats))
    wrong.passengers = ['overSeats']
  if (Object.keys(wrong).length) throw invalid(wrong)
}

const exceeds = (load: number, most: number | string | null) => most !== null && load > Number(most)

/** What the lines weigh and take up in all. */
export function loadOf({ cargo }: Trip) {
  return {
    weightE4: cargo.reduce((sum, line) => sum + (line.weightE4 ?? 0), 0),
    volumeE4: cargo.reduce((sum, line) => sum + (line.volumeE4 ?? 0), 0),
  }
}
