import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { TripCargoSchema, TripEventSchema, TripSchema, TripStopSchema } from '#database/schema'
import { decimal4OrNull, formatMoney } from '#engines/money/money'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { searchText } from '#engines/text/fold'
import type { TripStatus } from '#procurement/enums/trips'

class TripStop extends TripStopSchema {}

/** What a trip carries: of an order, of a transfer, or free text. */
export class TripCargo extends TripCargoSchema {
  static table = 'trip_cargo'
}

class TripEvent extends TripEventSchema {}

/** What people write about a trip, its stops and its cargo aside. */
export const TRIP_FIELDS = [
  'type',
  'priority',
  'carrier',
  'vendorId',
  'equipmentId',
  'vehicle',
  'driver',
  'driverPhone',
  'waybillNo',
  'purchaseOrderId',
  'movementId',
  'warehouseId',
  'projectId',
  'passengers',
  'note',
] as const

export default class Trip extends TripSchema {
  @column()
  declare status: TripStatus

  @hasMany(() => TripStop, { onQuery: (query) => void query.orderBy('position') })
  declare stops: HasMany<typeof TripStop>

  @hasMany(() => TripCargo, { onQuery: (query) => void query.orderBy('position') })
  declare cargo: HasMany<typeof TripCargo>

  @hasMany(() => TripEvent, { onQuery: (query) => void query.orderBy('id') })
  declare events: HasMany<typeof TripEvent>

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    return {
      ...Object.fromEntries(TRIP_FIELDS.map((name) => [name, this[name] ?? null])),
      status: this.status,
      plannedStartAt: this.plannedStartAt.toUTC().toISO(),
      plannedEndAt: this.plannedEndAt.toUTC().toISO(),
      reason: this.reason,
      podName: this.podName,
      startOdometer: decimal4OrNull(this.startOdometerE4),
      endOdometer: decimal4OrNull(this.endOdometerE4),
      fuelLitres: decimal4OrNull(this.fuelLitresE4),
      fuelCost: formatMoney(this.fuelCostMinor, STOCK_CURRENCY),
      otherCost: formatMoney(this.otherCostMinor, STOCK_CURRENCY),
    }
  }

  refreshSearchText(more: (string | null)[] = []) {
    this.searchText = searchText(
      this.number,
      this.vehicle,
      this.driver,
      this.waybillNo,
      this.note,
      ...more
    )
  }
}
