import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import type Trip from '#procurement/models/trip'
import { TRIP_FIELDS } from '#procurement/models/trip'
import { isDeliverable, isLate, TRIP_LIFE } from '#procurement/trips/life'

export const iso = (at: DateTime | null) => at?.toUTC().toISO() ?? null

/** A trip as its list and the board show it. */
export default class TripTransformer extends BaseTransformer<Trip> {
  constructor(
    trip: Trip,
    protected readonly reader: Approver
  ) {
    super(trip)
  }

  toObject() {
    const trip = this.resource
    const manage = this.reader.abilities.has('procurement.transport')
    return {
      ...this.pick(trip, ['id', 'version', 'number', ...TRIP_FIELDS, 'status', 'reason', 'podName', 'createdBy']), // prettier-ignore
      open: trip.isOpen,
      plannedStartAt: iso(trip.plannedStartAt)!,
      plannedEndAt: iso(trip.plannedEndAt)!,
      startedAt: iso(trip.startedAt),
      endedAt: iso(trip.endedAt),
      late: isLate(trip, Date.now()),
      createdAt: iso(trip.createdAt)!,
      nextStatuses: manage ? TRIP_LIFE[trip.status] : [],
      can: {
        update: manage && (trip.status === 'planned' || trip.status === 'loading'),
        deliver: manage && isDeliverable(trip.status),
      },
    }
  }
}
