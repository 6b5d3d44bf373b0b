import type { Infer } from '@vinejs/vine/types'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import { stockMinor } from '#procurement/shared/base_currency'
import { hasCosts } from '#procurement/trips/states'
import type Trip from '#procurement/trips/trip'
import type { tripCostsValidator } from '#procurement/trips/validator'
import { recordTrip } from './save_trip.js'

/** Notes what a locked trip took in fuel and money. @throws AppError 409 before it has set out */
export async function costTrip(
  uow: UnitOfWork,
  trip: Trip,
  { fuelLitres, fuelCost, otherCost }: Infer<typeof tripCostsValidator>
) {
  if (!hasCosts(trip)) throw conflict('CONFLICT', { details: { status: trip.status } })
  const before = trip.toAudit()
  if (fuelLitres !== undefined)
    trip.fuelLitresE4 = fuelLitres === null ? null : Number(parseDecimal(fuelLitres, 4))
  if (fuelCost !== undefined) trip.fuelCostMinor = stockMinor(fuelCost)
  if (otherCost !== undefined) trip.otherCostMinor = stockMinor(otherCost)
  trip.merge({ version: trip.version + 1, updatedBy: uow.actor.id })
  await trip.save()
  await recordTrip(uow, 'costs', trip, { before, after: trip.toAudit() })
}
