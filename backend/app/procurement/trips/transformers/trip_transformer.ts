import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import type Trip from '#procurement/trips/trip'
import { TRIP_FIELDS } from '#procurement/trips/trip'
import { isDeliverable, isLate, TRIP_LIFE } from '#procurement/trips/states'

export const iso = (at: DateTime | null) => at?.toUTC().toISO() ?? null

/** A trip as its list and the board show it. */
export default class TripTransformer extends BaseTransformer<Trip> {
  constructor(
    trip: Trip,
    protected readonly viewer: Approver
  ) {
    super(trip)
  }

  toObject() {
    const trip = this.resource
    const manage = this.viewer.abilities.has('procurement.transport')
    return {
      ...this.pick(trip, [
        'id',
        'version',
        'number',
        ...TRIP_FIELDS,
        'status',
        'reason',
        'podName',
        'createdBy',
      ]),
      open: trip.isOpen,
      plannedStartAt: iso(trip.plannedStartAt)!,
      plannedEndAt: iso(trip.plannedEndAt)!,
      startedAt: iso(trip.startedAt),
      endedAt: iso(trip.endedAt),
      arrivedAt: iso(trip.arrivedAt),
      late: isLate(trip, Date.now()),
      createdAt: iso(trip.createdAt)!,
      nextStatuses: manage ? TRIP_LIFE[trip.status] : [],
      can: {
        update: manage && (trip.status === 'planned' || trip.status === 'loading'),
        // the proof of a transfer is its arrival in the store
        deliver:
          manage &&
          isDeliverable(trip.status) &&
          (trip.movementId === null || this.viewer.abilities.has('stock.manage')),
      },
    }
  }
}
