import type { Approver } from '#core/approvals/approver'
import { divideHalfUp, decimal4OrNull, formatDecimal4, formatMoney } from '#engines/money/money'
import type { OrderDuty } from '#procurement/purchase_orders/duties'
import type Trip from '#procurement/trips/trip'
import TripTransformer, { iso } from './trip_transformer.js'
import type { MovementStatus } from '#procurement/enums/stock'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { loadOf } from '#procurement/trips/load'
import { hasCosts } from '#procurement/trips/states'
import { awaitsReceipt } from '#procurement/trips/book_receipt'
import { nameIn } from '#core/base/user_names'

/** What the records that a trip belongs to are called. */
export interface TripNumbers {
  order: string | null
  movement: string | null
  /** Whether the transfer is on its way, waits for a decision on its loss, or has arrived. */
  movementStatus: MovementStatus | null
  vehicle: string | null
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
    const { order, movement, movementStatus, vehicle, project, warehouse } = this.numbers
    const books = awaitsReceipt(trip) && this.viewer.abilities.has('receipts.manage')
    return {
      ...base,
      ...{ orderNumber: order, movementNumber: movement, movementStatus },
      equipmentTag: vehicle,
      ...this.#figures(),
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
        createdByName: nameIn(this.names, event.createdBy),
      })),
      can: {
        ...base.can,
        costs: hasCosts(trip) && this.viewer.abilities.has('procurement.transport'),
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
      weight: decimal4OrNull(cargo.weightE4),
      volume: decimal4OrNull(cargo.volumeE4),
      delivered: decimal4OrNull(cargo.deliveredE4),
      rejected: decimal4OrNull(cargo.rejectedE4),
    }))
  }

  /** What it carries, how far it went and what that took. */
  #figures() {
    const trip = this.resource
    const { startOdometerE4, endOdometerE4, fuelLitresE4, fuelCostMinor, otherCostMinor } = trip
    const known = startOdometerE4 !== null && endOdometerE4 !== null
    const distanceE4 = known ? endOdometerE4 - startOdometerE4 : null
    const costMinor = fuelCostMinor + otherCostMinor
    const money = (minor: number) => formatMoney(minor, STOCK_CURRENCY)
    const { weightE4, volumeE4 } = loadOf(trip)
    return {
      ...{
        currency: STOCK_CURRENCY,
        weight: decimal4OrNull(weightE4)!,
        volume: decimal4OrNull(volumeE4)!,
      },
      ...{
        startOdometer: decimal4OrNull(startOdometerE4),
        endOdometer: decimal4OrNull(endOdometerE4),
      },
      ...{ distance: decimal4OrNull(distanceE4), fuelLitres: decimal4OrNull(fuelLitresE4) },
      ...{ fuelCost: money(fuelCostMinor), otherCost: money(otherCostMinor) },
      cost: money(costMinor),
      costPerKm: distanceE4 ? money(perKm(costMinor, distanceE4)) : null,
    }
  }
}

const perKm = (costMinor: number, distanceE4: number) =>
  Number(divideHalfUp(BigInt(costMinor) * 10_000n, BigInt(distanceE4)))
