import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { formatDecimal4 } from '#engines/money/money'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import StockMovement from '#procurement/stock_movements/models/stock_movement'
import type Trip from '#procurement/trips/trip'
import { costTrip } from '#procurement/trips/actions/cost_trip'
import { createTrip } from '#procurement/trips/actions/save_trip'
import { proveDelivery, stepTrip } from '#procurement/trips/actions/step_trip'

const ON_THE_ROAD = ['loading', 'in_transit'] as const

type Step = 'loading' | 'in_transit' | 'arrived'
type Truck = [vehicle: string, driver: string, from: number, to: number]

/** Trips planned around this hour, by the actions that people use. */
class Dispatcher {
  constructor(
    readonly unit: DemoUnit,
    private readonly now: DemoContext['now']
  ) {}

  at(hours: number) {
    return this.now.plus({ hours }).startOf('hour').toISO()!
  }

  /** To the site: what was ordered, or tools where there is no order. */
  plan(order: PurchaseOrder | undefined, [vehicle, driver, from, to]: Truck) {
    return createTrip(this.unit, {
      type: order ? 'inbound' : 'site_delivery',
      ...{ vehicle, driver, driverPhone: '+966 55 310 4471', waybillNo: `WB-${2200 + from}` },
      plannedStartAt: this.at(from),
      plannedEndAt: this.at(to),
      purchaseOrderId: order?.id ?? null,
      projectId: order?.projectId ?? null,
      stops: [
        { place: order ? order.vendorName : 'مستودع الرياض الرئيسي', plannedAt: this.at(from) },
        { place: order?.projectName ?? 'Olaya site, gate 3', plannedAt: this.at(to) },
      ],
      cargo: order
        ? order.lines.slice(0, 3).map(({ id, quantityE4 }) => ({
            orderLineId: id,
            quantity: formatDecimal4(quantityE4),
          }))
        : [{ description: 'سقالات وأدوات', quantity: '1', unit: 'ls' }],
    })
  }

  /** What was sent from one store to another. */
  planTransfer({ id, warehouseName, toWarehouseName }: StockMovement) {
    return createTrip(this.unit, {
      type: 'transfer',
      ...{ vehicle: 'Truck 7412', driver: 'Fahad Al-Mutairi', movementId: id },
      plannedStartAt: this.at(-5),
      plannedEndAt: this.at(1),
      stops: [{ place: warehouseName }, { place: toWarehouseName! }],
      cargo: [],
    })
  }

  async go(trip: Trip, steps: readonly Step[], odometer?: string) {
    for (const status of steps)
      await stepTrip(this.unit, trip, { status, ...(status === 'in_transit' && { odometer }) })
  }
}

/** Trucks of today and yesterday: planned, on the road, late, delivered. Needs orders and stock. */
export async function seedTrips({ trx, now, users }: DemoContext) {
  const unit = new DemoUnit(trx, { at: now, by: { id: users.buyer.id, name: 'Buyer' } })
  const trucks = new Dispatcher(unit, now)
  const orders = await PurchaseOrder.query({ client: trx })
    .where('status', 'sent')
    .preload('lines')
    .orderBy('id', 'desc')
    .limit(3)
  const transfer = await StockMovement.query({ client: trx }).where('status', 'in_transit').first()
  const onTheRoad = await trucks.plan(orders[0], ['ABD 7412', 'Imran Yousaf', -3, 2])
  await trucks.go(onTheRoad, ON_THE_ROAD)
  const arrived = await trucks.plan(orders[1], ['HRA 2290', 'سعيد الزهراني', -9, -2])
  await trucks.go(arrived, [...ON_THE_ROAD, 'arrived'])
  const done = await trucks.plan(orders[2], ['KSA 5503', 'Mohammed Anwar', -30, -24])
  await trucks.go(done, [...ON_THE_ROAD, 'arrived'], '88210')
  await proveDelivery(unit, done, {
    ...{ name: 'Bashir Ahmed', odometer: '88346' },
    signature: 'M 20 70 L 60 30 L 90 75 L 130 35 L 170 70 L 250 45',
  })
  await costTrip(unit, done, { fuelLitres: '46', fuelCost: '76.36', otherCost: '20' })
  await trucks.plan(undefined, ['TRK-07', 'Abdul Rahman', 4, 9])
  const loading = await trucks.plan(undefined, ['BDD 1180', 'Yasir Mahmoud', -1, 3])
  await trucks.go(loading, ['loading'])
  if (transfer) await trucks.go(await trucks.planTransfer(transfer), ON_THE_ROAD)
}
