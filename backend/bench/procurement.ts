/**
 * Saving an order of 200 lines, receiving 100 lines, a page of 250,000 stock levels and one item's
 * history in a ledger of 2,000,000 rows, one request at a time.
 *
 *   DB_CONNECTION=sqlite DATA_DIR=… node --import @poppinss/ts-exec bench/procurement.ts
 *
 * Needs a built server. The stock is rows made in the database, in one that only this bench uses.
 * Goals, as the median: 250 ms, 300 ms, 60 ms and 50 ms.
 */
import { onPortal, timed, type Answer, type PortalClient } from './requests/portal_client.ts'
import { openFloorDatabase, type FloorDatabase } from './requests/floor_database.ts'
import { fillStock, FIRST_MATERIAL, LEVEL_IN_USE } from './requests/stock_rows.ts'

const ORDER_LINES = 200
const RECEIPT_LINES = 100
const ORDERS = '/api/purchase-orders'

interface Order extends Answer {
  lines: { id: number }[]
}

const lines = (count: number, round = 0) =>
  Array.from({ length: count }, (_, i) => ({
    materialId: FIRST_MATERIAL + i,
    description: `Material ${i}`,
    descriptionAr: `مادة ${i}`,
    unit: 'pcs',
    quantity: String(10_000 + ((i + round) % 90)),
    unitPrice: '12.75',
    vatRate: '15',
  }))

async function idOf(database: FloorDatabase, from: string): Promise<number> {
  const [row] = await database.query(`SELECT id FROM ${from} ORDER BY id LIMIT 1`, [])
  return Number(row.id)
}

async function saveOrders(requester: PortalClient, vendorId: number) {
  const made = await requester.send('POST', ORDERS, { vendorId, lines: lines(ORDER_LINES) })
  let { version } = made
  await timed(`save an order of ${ORDER_LINES} lines`, 250, async (round) => {
    const body = { lines: lines(ORDER_LINES, round) }
    ;({ version } = await requester.send('PATCH', `${ORDERS}/${made.id}`, body, version))
  })
}

async function receive(
  requester: PortalClient,
  database: FloorDatabase,
  vendorId: number,
  storeId: number
) {
  const body = { vendorId, lines: lines(RECEIPT_LINES) }
  const order = await requester.send<Order>('POST', ORDERS, body)
  // its approval is not what is measured
  await database.write("UPDATE purchase_orders SET status = 'sent' WHERE id = ?", [order.id])
  const accepted = order.lines.map(({ id }) => ({ lineId: id, accepted: '1' }))
  const sent = { warehouseId: storeId, lines: accepted }
  const path = `${ORDERS}/${order.id}/receipts`
  await timed(`receive ${RECEIPT_LINES} lines into a store`, 300, (round) =>
    requester.send('POST', path, sent, order.version + round)
  )
}

async function lookAtStock(requester: PortalClient, storeId: number) {
  const page = '/api/stock-levels?_start=0&_end=25&_sort=materialName&_order=asc'
  await timed('a page of 250,000 stock levels', 60, () => requester.send('GET', page))
  const low = `${page}&belowReorder=true&warehouseId=${storeId}`
  await timed('the same, of what one store lacks', 60, () => requester.send('GET', low))
  const item = `/api/stock-levels/${LEVEL_IN_USE}`
  await timed('an item of 2,000,000 ledger rows', 50, () =>
    Promise.all([
      requester.send('GET', item),
      requester.send('GET', `${item}/ledger?_start=0&_end=25`),
    ])
  )
}

// filled while no portal runs: on SQLite the rows hold up this process, and with it open sockets
await onPortal({ PORTAL_PREPARE: 'demo' }, async () => {})
const database = await openFloorDatabase()
try {
  await fillStock(database)
  await onPortal({}, async (requester) => {
    const vendorId = await idOf(database, "vendors WHERE status = 'approved'")
    const storeId = await idOf(database, 'warehouses')
    await saveOrders(requester, vendorId)
    await receive(requester, database, vendorId, storeId)
    await lookAtStock(requester, storeId)
  })
} finally {
  await database.close()
}
