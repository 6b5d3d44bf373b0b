import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { conflict, invalid, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import { parseDecimal } from '#core/money/money'
import { nextNumber } from '#core/numbering/next_number'
import type { Unit } from '#core/unit/unit'
import { announce } from '#procurement/live'
import Trip, { TRIP_FIELDS } from '#procurement/models/trip'
import { today } from '#core/settings/firm_clock'
import { refuseOverlap, resourceKey } from '#procurement/trips/overlap'
import { cargoOf, requireReferences } from '#procurement/trips/cargo'
import type { createTripValidator, updateTripValidator } from '#procurement/validators/trip'

type Changes = Infer<typeof updateTripValidator>

/** Plans a trip. @throws AppError 409 TRIP_OVERLAP, 422 on times out of order or unknown references */
export async function createTrip(unit: Unit, input: Infer<typeof createTripValidator>) {
  const trip = new Trip().useTransaction(unit.trx)
  trip.merge(Object.fromEntries(TRIP_FIELDS.map((name) => [name, null])))
  trip.merge({ status: 'planned', isOpen: true, priority: 'normal', carrier: 'own', version: 1 })
  trip.merge({ startedAt: null, endedAt: null, reason: null, podName: null, podSignature: null })
  trip.merge({ podFileId: null, podAt: null, receiptId: null, createdBy: unit.actor.id })
  await fill(unit, trip, input)
  trip.number = await nextNumber(unit.trx, 'TR', Number(today().slice(0, 4)))
  trip.refreshSearchText((input.stops ?? []).map(({ place }) => place))
  await trip.save()
  await replaceParts(unit, trip, input)
  await trip.related('events').create({ status: 'planned', happenedAt: DateTime.utc(), note: null, createdBy: unit.actor.id }) // prettier-ignore
  await recordTrip(unit, 'create', trip, { after: trip.toAudit() })
  return trip
}

/** Changes a locked trip that has not set out. @throws AppError 409 LOCKED afterwards */
export async function updateTrip(unit: Unit, trip: Trip, input: Changes) {
  if (trip.status !== 'planned' && trip.status !== 'loading') throw conflict('LOCKED')
  const before = trip.toAudit()
  await fill(unit, trip, input)
  trip.version++
  trip.refreshSearchText((input.stops ?? []).map(({ place }) => place))
  await trip.save()
  await replaceParts(unit, trip, input)
  await recordTrip(unit, 'update', trip, { before, after: trip.toAudit() })
}

/** Locked until the unit ends, with its cargo. @throws AppError 404, 412 */
export async function lockTrip(unit: Unit, id: number, seen: number): Promise<Trip> {
  const trip = await Trip.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!trip) throw notFound()
  await checkVersion(trip, seen, unit.trx)
  await trip.load('cargo')
  return trip
}

export async function recordTrip(
  unit: Unit,
  action: string,
  trip: Trip,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: 'trip', entityId: trip.id, label: trip.number }
  await unit.audit({ action, ...about, ...changes })
  announce(unit, 'trips', trip.id, action)
}

async function fill(unit: Unit, trip: Trip, input: Changes) {
  const { stops: _stops, cargo: _cargo, plannedStartAt, plannedEndAt, ...plain } = input
  await requireReferences(unit, plain)
  trip.merge(plain)
  if (plannedStartAt) trip.plannedStartAt = DateTime.fromISO(plannedStartAt, { zone: 'utc' })
  if (plannedEndAt) trip.plannedEndAt = DateTime.fromISO(plannedEndAt, { zone: 'utc' })
  if (trip.plannedEndAt <= trip.plannedStartAt) throw invalid({ plannedEndAt: ['beforeStart'] })
  trip.merge({ vehicleKey: resourceKey(trip.vehicle), driverKey: resourceKey(trip.driver) })
  trip.updatedBy = unit.actor.id
  await refuseOverlap(unit, trip)
}

/** Stops and cargo are replaced as a whole when given. */
async function replaceParts(unit: Unit, trip: Trip, { stops, cargo }: Changes) {
  if (stops) {
    await trip.related('stops').query().delete()
    await trip.related('stops').createMany(
      stops.map(({ place, contact = null, plannedAt }, i) => ({
        ...{ place, contact, position: i + 1, arrivedAt: null, leftAt: null },
        plannedAt: plannedAt ? DateTime.fromISO(plannedAt, { zone: 'utc' }) : null,
      }))
    )
  }
  if (cargo) {
    const lines = await cargoOf(unit, trip, cargo)
    await trip.related('cargo').query().delete()
    await trip.related('cargo').createMany(
      lines.map(({ quantity, ...line }, i) => ({
        ...line,
        position: i + 1,
        quantityE4: Number(parseDecimal(quantity, 4)),
        deliveredE4: null,
        rejectedE4: null,
        rejectionReason: null,
      }))
    )
  }
  await trip.load('cargo')
}
