import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/base/app_error'
import { parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { TripStatus } from '#procurement/enums/trips'
import type Trip from '#procurement/trips/trip'
import { isDeliverable, isOpen, NEEDS_REASON, requireStep } from '#procurement/trips/states'
import { recordTrip } from './save_trip.js'
import type { proofValidator } from '#procurement/trips/validator'

/**
 * Moves a locked trip on and notes when.
 * @throws AppError 409 where its life leads elsewhere, 422 on `reason` where one is needed
 */
export async function stepTrip(
  uow: UnitOfWork,
  trip: Trip,
  status: TripStatus,
  reason: string | null
) {
  requireStep(trip.status, status)
  if (NEEDS_REASON.has(status) && !reason) throw invalid({ reason: ['required'] })
  const before = trip.toAudit()
  if (status === 'in_transit') trip.startedAt = DateTime.utc()
  if (NEEDS_REASON.has(status)) trip.reason = reason
  await enter(uow, trip, status, reason)
  await recordTrip(uow, status, trip, { before, after: trip.toAudit() })
}

/**
 * Notes who took the goods over and what came of each cargo; what is left out came in full. Anything
 * short or refused makes it a part delivery.
 * @throws AppError 409 before it is on the road, 422 on cargo of another trip or without a reason
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
  trip.podAt = DateTime.utc()
  const status = whole ? 'delivered' : 'partially_delivered'
  await enter(uow, trip, status, null)
  await recordTrip(uow, status, trip, { before, after: trip.toAudit() })
}

async function enter(uow: UnitOfWork, trip: Trip, status: TripStatus, note: string | null) {
  const now = DateTime.utc()
  trip.merge({ status, isOpen: isOpen(status), updatedBy: uow.actor.id })
  if (!trip.isOpen) trip.endedAt = now
  trip.version++
  await trip.save()
  await trip.related('events').create({ status, happenedAt: now, note, createdBy: uow.actor.id })
}

type Stated = NonNullable<Infer<typeof proofValidator>['lines']>

async function keepCargo(uow: UnitOfWork, trip: Trip, stated: Stated) {
  const wrong: Record<string, string[]> = {}
  const own = new Set(trip.cargo.map(({ id }) => id))
  stated.forEach((line, i) => {
    if (!own.has(line.id)) wrong[`lines.${i}.id`] = ['absent']
    if (Number(line.rejected ?? 0) > 0 && !line.rejectionReason)
      wrong[`lines.${i}.rejectionReason`] = ['required']
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  for (const cargo of trip.cargo) {
    const line = stated.find(({ id }) => id === cargo.id)
    cargo.deliveredE4 = line ? Number(parseDecimal(line.delivered, 4)) : cargo.quantityE4
    cargo.rejectedE4 = line?.rejected ? Number(parseDecimal(line.rejected, 4)) : 0
    cargo.rejectionReason = line?.rejectionReason ?? null
    await cargo.useTransaction(uow.trx).save()
  }
}
