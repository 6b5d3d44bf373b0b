/**
 * Saving an order of 200 lines, receiving 100 lines, a page of 250,000 stock levels and one item's
 * history in a ledger of 2,000,000 rows, one request at a time.
 *
 *   DB_CONNECTION=sqlite DATA_DIR=… node --import @poppinss/ts-exec bench/procurement.ts
 *
 * Needs a built server. The stock is rows made in the database, in one that only this bench uses.
 * Goals, as the median: 250 ms, 300 ms, 60 ms and 50 ms.
 */
import { httpSession, type HttpSession } from '#tests/helpers/http_session'
import { openFloorDatabase, type FloorDatabase } from './requests/floor_database.ts'
import { fillStock, FIRST_MATERIAL, LEVEL_IN_USE } from './requests/stock_rows.ts'
import { startPortal, stop } from './requests/servers.ts'

const PASSWORD = 'Binaa-demo-2026'
const TIMES = 15
const WARM_UPS = 3
const ORDER_LINES = 200
const RECEIPT_LINES = 100

interface Answer {
  id: number
  version: number
  lines: { id: number }[]
}

class Asker {
  constructor(private readonly session: HttpSession) {}

  async send(method: string, path: string, body?: object, version?: number): Promise<Answer> {
    const response = await fetch(this.session.origin + path, {
      method,
      headers: {
        ...this.session.headers,
        'Content-Type': 'application/json',
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text || '{}')
  }
}

async function median(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < TIMES + WARM_UPS; round++) {
    const begun = performance.now()
    await work(round)
    if (round >= WARM_UPS) times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)]
}

function report(name: string, milliseconds: number, goal: number) {
  const verdict = milliseconds <= goal ? 'reached' : 'MISSED'
  console.log(`${name.padEnd(36)} ${milliseconds.toFixed(1)} ms (goal ≤ ${goal}) ${verdict}`)
}

const lines = (count: number, round: number) =>
  Array.from({ length: count }, (_, i) => ({
    materialId: FIRST_MATERIAL + i,
    description: `Material ${i}`,
    descriptionAr: `مادة ${i}`,
    unit: 'pcs',
    quantity: String(10_000 + ((i + round) % 90)),
    unitPrice: '12.75',
    vatRate: '15',
  }))

async function measure(asker: Asker, database: FloorDatabase) {
  const [vendor] = await database.query("SELECT id FROM vendors WHERE status = 'approved' ORDER BY id LIMIT 1", []) // prettier-ignore
  const [store] = await database.query('SELECT id FROM warehouses ORDER BY id LIMIT 1', [])
  const made = await asker.send('POST', '/api/purchase-orders', { vendorId: vendor.id, lines: lines(ORDER_LINES, 0) }) // prettier-ignore
  const path = `/api/purchase-orders/${made.id}`
  let { version } = made
  const save = async (round: number) => {
    ;({ version } = await asker.send('PATCH', path, { lines: lines(ORDER_LINES, round) }, version))
  }
  report(`save an order of ${ORDER_LINES} lines`, await median(save), 250)
  const order = await asker.send('POST', '/api/purchase-orders', { vendorId: vendor.id, lines: lines(RECEIPT_LINES, 0) }) // prettier-ignore
  // its approval is not what is measured
  await database.write("UPDATE purchase_orders SET status = 'sent' WHERE id = ?", [order.id])
  const receive = async (round: number) => {
    const body = {
      warehouseId: store.id,
      lines: order.lines.map(({ id }) => ({ lineId: id, accepted: '1' })),
    }
    await asker.send('POST', `/api/purchase-orders/${order.id}/receipts`, body, order.version + round) // prettier-ignore
  }
  report(`receive ${RECEIPT_LINES} lines into a store`, await median(receive), 300)
  const page = '/api/stock-levels?_start=0&_end=25&_sort=materialName&_order=asc'
  report('a page of 250,000 stock levels', await median(() => asker.send('GET', page)), 60)
  const low = `${page}&belowReorder=true&warehouseId=${store.id}`
  report('the same, of what one store lacks', await median(() => asker.send('GET', low)), 60)
  const item = `/api/stock-levels/${LEVEL_IN_USE}`
  const history = () => Promise.all([asker.send('GET', item), asker.send('GET', `${item}/ledger?_start=0&_end=25`)]) // prettier-ignore
  report('an item of 2,000,000 ledger rows', await median(history), 50)
}

const portal = await startPortal({ PORTAL_PREPARE: 'demo' })
const database = await openFloorDatabase()
try {
  const { port, hostname } = new URL(portal.origin)
  Object.assign(process.env, { HOST: hostname, PORT: port })
  await fillStock(database)
  await measure(new Asker(await httpSession('admin', PASSWORD)), database)
} finally {
  await database.close()
  await stop(portal)
}
