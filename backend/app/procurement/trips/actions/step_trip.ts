import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { TripStatus } from '#procurement/enums/trips'
import type Trip from '#procurement/trips/trip'
import { isDeliverable, isOpen, NEEDS_REASON, requireStep } from '#procurement/trips/states'
import { keepOdometer, type OdometerInput } from '#procurement/trips/odometer'
import { refuseSecondStart } from '#procurement/trips/overlap'
import { recordTrip } from './save_trip.js'
import type { proofValidator } from '#procurement/trips/validator'

interface Step extends OdometerInput {
  status: TripStatus
  reason?: string | null
}

/**
 * Moves a locked trip on and notes when.
 * @throws AppError 409 where its life leads elsewhere, 422 on `reason` where one is needed
 */
export async function stepTrip(
  uow: UnitOfWork,
  trip: Trip,
  { status, reason = null, ...shown }: Step
) {
  requireStep(trip.status, status)
  if (NEEDS_REASON.has(status) && !reason) throw invalid({ reason: ['required'] })
  const before = trip.toAudit()
  if (status === 'in_transit') {
    await refuseSecondStart(uow, trip)
    await keepOdometer(uow, trip, 'startOdometerE4', shown)
    trip.startedAt = DateTime.utc()
  } else if (shown.odometer) await keepEnd(uow, trip, status, shown)
  if (status === 'arrived') trip.arrivedAt = DateTime.utc()
  if (NEEDS_REASON.has(status)) trip.reason = reason
  await enter(uow, trip, status, reason)
  await recordTrip(uow, status, trip, { before, after: trip.toAudit() })
}

/**
 * Notes who took the goods over and what came of each cargo; what is left out came in full. Anything
 * short or refused makes it a part delivery.
 * @throws AppError 409 before it is on the road, 422 on cargo of another trip, without a reason, on more than was
 *   loaded, or where nothing came
 */
export async function proveDelivery(
  uow: UnitOfWork,
  trip: Trip,
  proof: Infer<typeof proofValidator>
) {
  if (!isDeliverable(trip.status)) throw conflict('CONFLICT', { details: { status: trip.status } })
  const before = trip.toAudit()
  await keepCargo(uow, trip, proof.lines ?? [])
  const whole = trip.cargo.every(
    ({ quantityE4, deliveredE4, rejectedE4 }) => deliveredE4! >= quantityE4 && !rejectedE4
  )
  trip.merge({ podName: proof.name, podSignature: proof.signature ?? null })
  await keepOdometer(uow, trip, 'endOdometerE4', proof)
  trip.podAt = DateTime.utc()
  trip.arrivedAt ??= trip.podAt
  const status = whole ? 'delivered' : 'partially_delivered'
  await enter(uow, trip, status, null)
  await recordTrip(uow, status, trip, { before, after: trip.toAudit() })
}

/** The end of a trip without a delivery; a step on the way has no reading. */
async function keepEnd(uow: UnitOfWork, trip: Trip, status: TripStatus, shown: OdometerInput) {
  if (status !== 'failed') throw invalid({ odometer: ['notHere'] })
  await keepOdometer(uow, trip, 'endOdometerE4', shown)
}

async function enter(uow: UnitOfWork, trip: Trip, status: TripStatus, note: string | null) {
  const now = DateTime.utc()
  trip.merge({ status, isOpen: isOpen(status), updatedBy: uow.actor.id })
  if (!trip.isOpen) trip.endedAt = now
  trip.version++
  await trip.save()
  await trip.related('events').create({ status, happenedAt: now, note, createdBy: uow.actor.id })
}

const e4 = (quantity: string) => Number(parseDecimal(quantity, 4))

type Stated = NonNullable<Infer<typeof proofValidator>['lines']>

async function keepCargo(uow: UnitOfWork, trip: Trip, stated: Stated) {
  const wrong: Record<string, string[]> = {}
  const left = new Map(trip.cargo.map((cargo) => [cargo.id, cargo.quantityE4]))
  stated.forEach((line, i) => {
    const loadedE4 = left.get(line.id)
    // a line that is stated twice has nothing left the second time
    left.delete(line.id)
    if (loadedE4 === undefined) wrong[`lines.${i}.id`] = ['absent']
    else if (e4(line.delivered) + e4(line.rejected ?? '0') > loadedE4)
      wrong[`lines.${i}.delivered`] = ['moreThanSent']
    if (Number(line.rejected ?? 0) > 0 && !line.rejectionReason)
      wrong[`lines.${i}.rejectionReason`] = ['required']
  })
  const nothing = stated.every(({ delivered, rejected }) => !e4(delivered) && !e4(rejected ?? '0'))
  if (trip.cargo.length && stated.length === trip.cargo.length && nothing)
    wrong.lines = ['nothingDelivered']
  if (Object.keys(wrong).length) throw invalid(wrong)
  for (const cargo of trip.cargo) {
    const line = stated.find(({ id }) => id === cargo.id)
    cargo.deliveredE4 = line ? e4(line.delivered) : cargo.quantityE4
    cargo.rejectedE4 = e4(line?.rejected ?? '0')
    cargo.rejectionReason = line?.rejectionReason ?? null
    await cargo.useTransaction(uow.trx).save()
  }
}
