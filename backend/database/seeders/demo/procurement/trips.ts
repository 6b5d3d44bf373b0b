import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { formatDecimal4 } from '#engines/money/money'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import StockMovement from '#procurement/stock_movements/models/stock_movement'
import type Trip from '#procurement/trips/trip'
import { createTrip } from '#procurement/trips/actions/save_trip'
import { proveDelivery, stepTrip } from '#procurement/trips/actions/step_trip'

const ON_THE_ROAD = ['loading', 'in_transit'] as const

/** Trucks of today and yesterday: planned, on the road, late, delivered. Needs orders and stock. */
export async function seedTrips({ trx, now, users }: DemoContext) {
  const unit = new DemoUnit(trx, { at: now, by: { id: users.buyer.id, name: 'Buyer' } })
  const orders = await PurchaseOrder.query({ client: trx })
    .where('status', 'sent')
    .preload('lines')
    .orderBy('id', 'desc')
    .limit(3)
  const transfer = await StockMovement.query({ client: trx }).where('status', 'in_transit').first()
  const at = (hours: number) => now.plus({ hours }).startOf('hour').toISO()!
  const plan = (
    order: PurchaseOrder | undefined,
    [vehicle, driver, from, to]: [string, string, number, number]
  ) =>
    createTrip(unit, {
      type: order ? 'inbound' : 'site_delivery',
      ...{ vehicle, driver, driverPhone: '+966 55 310 4471', waybillNo: `WB-${2200 + from}` },
      plannedStartAt: at(from),
      plannedEndAt: at(to),
      purchaseOrderId: order?.id ?? null,
      projectId: order?.projectId ?? null,
      stops: [
        { place: order ? order.vendorName : 'مستودع الرياض الرئيسي', plannedAt: at(from) },
        { place: order?.projectName ?? 'Olaya site, gate 3', plannedAt: at(to) },
      ],
      cargo: order
        ? order.lines.slice(0, 3).map(({ id, quantityE4 }) => ({
            orderLineId: id,
            quantity: formatDecimal4(quantityE4),
          }))
        : [{ description: 'سقالات وأدوات', quantity: '1', unit: 'ls' }],
    })
  const go = async (trip: Trip, steps: readonly ('loading' | 'in_transit' | 'arrived')[]) => {
    for (const step of steps) await stepTrip(unit, trip, step, null)
  }
  await go(await plan(orders[0], ['ABD 7412', 'Imran Yousaf', -3, 2]), ON_THE_ROAD)
  await go(await plan(orders[1], ['HRA 2290', 'سعيد الزهراني', -9, -2]), [
    ...ON_THE_ROAD,
    'arrived',
  ])
  const done = await plan(orders[2], ['KSA 5503', 'Mohammed Anwar', -30, -24])
  await go(done, [...ON_THE_ROAD, 'arrived'])
  await proveDelivery(unit, done, {
    name: 'Bashir Ahmed',
    signature: 'M 20 70 L 60 30 L 90 75 L 130 35 L 170 70 L 250 45',
  })
  await plan(undefined, ['TRK-07', 'Abdul Rahman', 4, 9])
  await go(await plan(undefined, ['BDD 1180', 'Yasir Mahmoud', -1, 3]), ['loading'])
  if (!transfer) return
  const moved = await createTrip(unit, {
    type: 'transfer',
    ...{ vehicle: 'Truck 7412', driver: 'Fahad Al-Mutairi', movementId: transfer.id },
    plannedStartAt: at(-5),
    plannedEndAt: at(1),
    stops: [{ place: transfer.warehouseName }, { place: transfer.toWarehouseName! }],
    cargo: [],
  })
  await go(moved, ON_THE_ROAD)
}
