import type { Approver } from '#core/approvals/approver'
import { formatDecimal4 } from '#engines/money/money'
import type { OrderDuty } from '#procurement/purchase_orders/duties'
import type Trip from '#procurement/trips/trip'
import TripTransformer, { iso } from './trip_transformer.js'
import { awaitsReceipt } from '#procurement/trips/book_receipt'

const decimal = (value: number | null) => (value === null ? null : formatDecimal4(value))

/** What the records that a trip belongs to are called. */
export interface TripNumbers {
  order: string | null
  movement: string | null
  project: string | null
  warehouse: string | null
}

/** A trip's own page. Needs `stops`, `cargo` and `events` preloaded. */
export default class TripDetailTransformer extends TripTransformer {
  constructor(
    trip: Trip,
    viewer: Approver,
    private readonly names: Map<number, string>,
    private readonly numbers: TripNumbers,
    private readonly arabic: Map<string, string | null>,
    private readonly duty: OrderDuty | null
  ) {
    super(trip, viewer)
  }

  toObject() {
    const trip = this.resource
    const base = super.toObject()
    const { order, movement, project, warehouse } = this.numbers
    const books = awaitsReceipt(trip) && this.viewer.abilities.has('receipts.manage')
    return {
      ...base,
      ...{ orderNumber: order, movementNumber: movement },
      ...{ projectName: project, warehouseName: warehouse },
      podSignature: trip.podSignature,
      podAt: iso(trip.podAt),
      podPhotoUrl: trip.podFileId === null ? null : `/api/files/${trip.podFileId}/content`,
      receiptId: trip.receiptId,
      awaitsReceipt: awaitsReceipt(trip),
      // what the viewer did to the order, so that someone else has to book its goods in
      withheld: books ? this.duty : null,
      stops: trip.stops.map((stop) => ({
        ...this.pick(stop, ['id', 'place', 'contact']),
        plannedAt: iso(stop.plannedAt),
      })),
      cargo: this.#cargo(),
      events: trip.events.map((event) => ({
        ...this.pick(event, ['id', 'status', 'note']),
        happenedAt: iso(event.happenedAt)!,
        createdByName: event.createdBy === null ? null : (this.names.get(event.createdBy) ?? null),
      })),
      can: {
        ...base.can,
        bookReceipt: books && !this.duty,
        addPhoto: base.can.deliver || trip.podAt !== null,
      },
    }
  }

  #cargo() {
    return this.resource.cargo.map((cargo) => ({
      ...this.pick(cargo, [
        'id',
        'orderLineId',
        'movementLineId',
        'description',
        'unit',
        'rejectionReason',
      ]),
      descriptionAr: this.arabic.get(cargo.description) || null,
      quantity: formatDecimal4(cargo.quantityE4),
      delivered: decimal(cargo.deliveredE4),
      rejected: decimal(cargo.rejectedE4),
    }))
  }
}
