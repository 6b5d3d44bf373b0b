import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid } from '#core/exceptions/app_error'
import { parseDecimal } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import type { TripStatus } from '#procurement/enums/trips'
import type Trip from '#procurement/models/trip'
import { isDeliverable, isOpen, NEEDS_REASON, requireStep } from '#procurement/trips/life'
import { recordTrip } from '#procurement/trips/save_trip'
import type { proofValidator } from '#procurement/validators/trip'

/**
 * Moves a locked trip on and notes when.
 * @throws AppError 409 where its life leads elsewhere, 422 on `reason` where one is needed
 */
export async function stepTrip(unit: Unit, trip: Trip, status: TripStatus, reason: string | null) {
  requireStep(trip.status, status)
  if (NEEDS_REASON.has(status) && !reason) throw invalid({ reason: ['required'] })
  const before = trip.toAudit()
  if (status === 'in_transit') trip.startedAt = DateTime.utc()
  if (NEEDS_REASON.has(status)) trip.reason = reason
  await enter(unit, trip, status, reason)
  await recordTrip(unit, status, trip, { before, after: trip.toAudit() })
}

/**
 * Notes who took the goods over and what came of each cargo; what is left out came in full. Anything
 * short or refused makes it a part delivery.
 * @throws AppError 409 before it is on the road, 422 on cargo of another trip or without a reason
 */
export async function proveDelivery(unit: Unit, trip: Trip, proof: Infer<typeof proofValidator>) {
  if (!isDeliverable(trip.status)) throw conflict('CONFLICT', { details: { status: trip.status } })
  const before = trip.toAudit()
  await keepCargo(unit, trip, proof.lines ?? [])
  const whole = trip.cargo.every(({ quantityE4, deliveredE4, rejectedE4 }) => deliveredE4! >= quantityE4 && !rejectedE4) // prettier-ignore
  trip.merge({ podName: proof.name, podSignature: proof.signature ?? null })
  trip.podAt = DateTime.utc()
  const status = whole ? 'delivered' : 'partially_delivered'
  await enter(unit, trip, status, null)
  await recordTrip(unit, status, trip, { before, after: trip.toAudit() })
}

async function enter(unit: Unit, trip: Trip, status: TripStatus, note: string | null) {
  const now = DateTime.utc()
  trip.merge({ status, isOpen: isOpen(status), updatedBy: unit.actor.id })
  if (!trip.isOpen) trip.endedAt = now
  trip.version++
  await trip.save()
  await trip.related('events').create({ status, happenedAt: now, note, createdBy: unit.actor.id })
}

type Said = NonNullable<Infer<typeof proofValidator>['lines']>

async function keepCargo(unit: Unit, trip: Trip, said: Said) {
  const wrong: Record<string, string[]> = {}
  const own = new Set(trip.cargo.map(({ id }) => id))
  said.forEach((line, i) => {
    if (!own.has(line.id)) wrong[`lines.${i}.id`] = ['absent']
    if (Number(line.rejected ?? 0) > 0 && !line.rejectionReason)
      wrong[`lines.${i}.rejectionReason`] = ['required']
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  for (const cargo of trip.cargo) {
    const line = said.find(({ id }) => id === cargo.id)
    cargo.deliveredE4 = line ? Number(parseDecimal(line.delivered, 4)) : cargo.quantityE4
    cargo.rejectedE4 = line?.rejected ? Number(parseDecimal(line.rejected, 4)) : 0
    cargo.rejectionReason = line?.rejectionReason ?? null
    await cargo.useTransaction(unit.trx).save()
  }
}
