import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { emptyColumns } from '#core/database/empty_columns'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { decimal4OrNull, formatDecimal4, parseDecimal } from '#engines/money/money'
import { nextNumber } from '#core/numbering/next_number'
import { TRIPS } from '#procurement/shared/number_series'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import Trip from '#procurement/trips/trip'
import { today } from '#core/settings/firm_clock'
import { refuseOverlap, resourceKey } from '#procurement/trips/overlap'
import { refuseOverload } from '#procurement/trips/load'
import { cargoOf, requireReferences } from '#procurement/trips/cargo'
import type { createTripValidator, updateTripValidator } from '#procurement/trips/validator'

type Changes = Infer<typeof updateTripValidator>

/** Plans a trip. @throws AppError 409 TRIP_OVERLAP, 422 on times out of order or unknown references */
export async function createTrip(uow: UnitOfWork, input: Infer<typeof createTripValidator>) {
  const trip = new Trip().useTransaction(uow.trx)
  trip.merge(emptyColumns(Trip))
  trip.merge({ status: 'planned', isOpen: true, priority: 'normal', carrier: 'own' })
  trip.merge({ fuelCostMinor: 0, otherCostMinor: 0, version: 1, createdBy: uow.actor.id })
  await fill(uow, trip, input)
  trip.number = await nextNumber(uow.trx, TRIPS, Number(today().slice(0, 4)))
  trip.refreshSearchText((input.stops ?? []).map(({ place }) => place))
  await trip.save()
  await replaceParts(uow, trip, input)
  await trip
    .related('events')
    .create({ status: 'planned', happenedAt: DateTime.utc(), note: null, createdBy: uow.actor.id })
  await recordTrip(uow, 'create', trip, { after: trip.toAudit() })
  return trip
}

/** Changes a locked trip that has not set out. @throws AppError 409 LOCKED afterwards */
export async function updateTrip(uow: UnitOfWork, trip: Trip, input: Changes) {
  if (trip.status !== 'planned' && trip.status !== 'loading') throw conflict('LOCKED')
  const before = trip.toAudit()
  await fill(uow, trip, input)
  trip.version++
  trip.refreshSearchText((input.stops ?? []).map(({ place }) => place))
  await trip.save()
  await replaceParts(uow, trip, input)
  await recordTrip(uow, 'update', trip, { before, after: trip.toAudit() })
}

/** Locked until the unit ends, with its cargo. @throws AppError 404, 412 */
export async function lockTrip(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<Trip> {
  const trip = await Trip.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!trip) throw notFound()
  await checkVersion(trip, expectedVersion, uow.trx)
  await trip.load('cargo')
  return trip
}

export async function recordTrip(
  uow: UnitOfWork,
  action: string,
  trip: Trip,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: 'trip', entityId: trip.id, label: trip.number }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'trips', trip.id, action)
}

async function fill(uow: UnitOfWork, trip: Trip, input: Changes) {
  const { stops: _stops, cargo: _cargo, plannedStartAt, plannedEndAt, ...plain } = input
  await requireReferences(uow, plain)
  trip.merge(plain)
  if (plannedStartAt) trip.plannedStartAt = DateTime.fromISO(plannedStartAt, { zone: 'utc' })
  if (plannedEndAt) trip.plannedEndAt = DateTime.fromISO(plannedEndAt, { zone: 'utc' })
  if (trip.plannedEndAt <= trip.plannedStartAt) throw invalid({ plannedEndAt: ['beforeStart'] })
  trip.merge({ vehicleKey: resourceKey(trip.vehicle), driverKey: resourceKey(trip.driver) })
  trip.updatedBy = uow.actor.id
  await refuseOverlap(uow, trip)
}

/** Stops and cargo are replaced as a whole when given. */
async function replaceParts(uow: UnitOfWork, trip: Trip, input: Changes) {
  const { stops } = input
  const cargo = cargoGiven(trip, input)

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
    const lines = await cargoOf(uow, trip, cargo)
    await trip.related('cargo').query().delete()
    await trip.related('cargo').createMany(
      lines.map(({ quantity, weight, volume, ...line }, i) => ({
        ...line,
        position: i + 1,
        quantityE4: Number(parseDecimal(quantity, 4)),
        weightE4: weight ? Number(parseDecimal(weight, 4)) : null,
        volumeE4: volume ? Number(parseDecimal(volume, 4)) : null,
        deliveredE4: null,
        rejectedE4: null,
        rejectionReason: null,
      }))
    )
  }
  await trip.load('cargo')
  await refuseOverload(uow, trip)
}

/** What is kept is checked again where the trip goes over to another order or transfer. */
function cargoGiven(trip: Trip, { cargo, purchaseOrderId, movementId }: Changes) {
  if (cargo || (purchaseOrderId === undefined && movementId === undefined)) return cargo
  const kept = trip.cargo ?? []
  return kept
    .filter(({ movementLineId }) => movementLineId === null)
    .map(({ orderLineId, description, unit, quantityE4, weightE4, volumeE4 }) => ({
      ...{ orderLineId, description, unit, quantity: formatDecimal4(quantityE4) },
      weight: decimal4OrNull(weightE4),
      volume: decimal4OrNull(volumeE4),
    }))
}
