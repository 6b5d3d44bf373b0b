import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { daysAgo, type Market } from './buying.js'
import { of4 } from './dice.js'

const MOVEMENTS = '/api/stock-movements'
const post = ({ client }: Market, by: string, path: string, body: object, seen?: number) =>
  call(client, by, 'post', path, { body: body as never, seen })

/** What waits for a second person is mostly agreed to. */
async function agreed(market: Market, answer: any) {
  const waits = answer.status() < 300 && answer.body().status === 'submitted'
  if (!waits || market.dice.chance(8)) return answer
  const { id, version } = answer.body()
  return post(market, 'admin', `${MOVEMENTS}/${id}/approve`, {}, version)
}

/** Some of what a warehouse has, by batch where the material is kept so. */
async function someGoods({ dice, warehouses }: Market) {
  const warehouseId = dice.one(warehouses)
  const rows: any[] = await db
    .from('stock_levels as l')
    .leftJoin('stock_batches as b', (join) => join.on('b.level_id', 'l.id'))
    .where('l.warehouse_id', warehouseId)
    .where('l.on_hand_e4', '>', 0)
    .select('l.material_id', 'l.on_hand_e4', 'b.batch_no', 'b.on_hand_e4 as batch_e4')
  const there = rows.filter((row) => !row.batch_no || Number(row.batch_e4) > 0)
  if (!there.length) return null
  const lines = Array.from({ length: dice.int(1, 3) }, () => {
    const row = dice.one(there)
    const onHand = Number(row.batch_no ? row.batch_e4 : row.on_hand_e4)
    const quantity = of4(onHand === 10_000 ? onHand : dice.part(Math.ceil(onHand * 0.8)))
    return { materialId: row.material_id, quantity, ...(row.batch_no && { batchNo: row.batch_no }) }
  })
  return { warehouseId, lines }
}

const leaving =
  (type: string, more: (market: Market, from: number) => object) => async (market: Market) => {
    const goods = await someGoods(market)
    if (!goods) return null
    const dated = market.dice.chance(25) ? { movedOn: daysAgo(market.dice.int(0, 6)) } : {}
    const body = { type, ...goods, ...dated, ...more(market, goods.warehouseId), reason: 'Because' }
    return agreed(market, await post(market, 'storekeeper', MOVEMENTS, body))
  }

async function comeIn(market: Market) {
  const { dice, materials } = market
  const plain = materials.filter(({ tracking }) => tracking === 'none')
  const type = dice.one(['receive', 'opening', 'adjust', 'return', 'return'])
  const lines = Array.from({ length: dice.int(1, 3) }, () => ({
    ...{ materialId: dice.one(plain).id, quantity: dice.decimal(1, 12, 4) },
    ...(type !== 'return' && dice.chance(70) && { unitCost: dice.decimal(1, 60, 4) }),
  }))
  const body = {
    ...{ type, warehouseId: dice.one(market.warehouses), lines, reason: 'Because' },
    ...(type === 'return' && { projectId: market.projectId }),
    ...(dice.chance(30) && { movedOn: daysAgo(dice.int(0, 6)) }),
  }
  return agreed(market, await post(market, 'storekeeper', MOVEMENTS, body))
}

async function aMovement({ dice, warehouses }: Market, where: object) {
  const rows: any[] = await db
    .from('stock_movements')
    .where(where)
    .whereIn('warehouse_id', warehouses)
    .orderBy('id', 'desc')
    .limit(12)
  return rows.length ? dice.one(rows) : null
}

async function arrive(market: Market) {
  const { dice } = market
  const transfer = await aMovement(market, { type: 'transfer', status: 'in_transit' })
  if (!transfer) return null
  const rows = await db.from('stock_movement_lines').where('movement_id', transfer.id)
  const lines = dice.chance(60)
    ? []
    : rows.map(({ id, quantity_e4: sent }) => ({
        lineId: id,
        received: of4(Number(sent) === 10_000 ? dice.one([0, 10_000]) : dice.part(Number(sent))),
      }))
  const path = `${MOVEMENTS}/${transfer.id}/receive`
  const body = { lines, reason: 'Some fell off' }
  return agreed(market, await post(market, 'buyer', path, body, transfer.version))
}

async function reverse(market: Market) {
  const { dice } = market
  const type = dice.one(['issue', 'return', 'transfer', 'adjust', 'scrap', 'receive', 'revalue'])
  const movement = await aMovement(market, { type, reversal_of_id: null })
  if (!movement) return null
  const path = `${MOVEMENTS}/${movement.id}/reverse`
  const answer = await post(market, 'storekeeper', path, { reason: 'Mistaken' }, movement.version)
  if (answer.status() >= 300) return answer
  const open = await db
    .from('stock_movements')
    .where({ reversal_of_id: movement.id, status: 'submitted' })
    .first()
  return open ? post(market, 'admin', `${MOVEMENTS}/${open.id}/approve`, {}, open.version) : answer
}

async function count(market: Market) {
  const { dice, materials, warehouses } = market
  const lines = [{ materialId: dice.one(materials).id }]
  const body = { type: 'count', warehouseId: dice.one(warehouses), lines }
  const opened = await post(market, 'storekeeper', MOVEMENTS, body)
  if (opened.status() !== 201) return opened
  const movement = opened.body()
  if (dice.chance(40)) await leaving('issue', ({ projectId }) => ({ projectId }))(market)
  const rows = await db.from('stock_movement_lines').where('movement_id', movement.id)
  const counted = rows.map(({ id, expected_e4: expected }) => ({
    lineId: id,
    counted: of4(
      Number(expected) === 10_000
        ? 10_000
        : Math.max(0, Number(expected) + dice.int(-30_000, 20_000))
    ),
  }))
  const path = `${MOVEMENTS}/${movement.id}`
  const noted = await post(
    market,
    'storekeeper',
    `${path}/counts`,
    { lines: counted },
    movement.version
  )
  if (noted.status() >= 300) return noted
  const { version } = noted.body()
  return agreed(market, await post(market, 'storekeeper', `${path}/submit`, {}, version))
}

async function land(market: Market) {
  const { dice } = market
  const receipt = await aMovement(market, {
    type: 'receive',
    status: 'posted',
    reversal_of_id: null,
  })
  if (!receipt) return null
  const other = await aMovement(market, { type: 'receive', status: 'posted', reversal_of_id: null })
  const body = {
    movementIds: [...new Set([receipt.id, other.id])],
    basis: dice.one(['value', 'quantity']),
    charges: [
      { kind: 'freight', amount: dice.decimal(1, 200, 2) },
      ...(dice.chance(40) ? [{ kind: 'customs', amount: dice.decimal(1, 99, 2) }] : []),
    ],
  }
  return agreed(market, await post(market, 'storekeeper', '/api/landed-costs', body))
}

async function hold(market: Market) {
  const level: any = await db
    .from('stock_levels')
    .whereIn('warehouse_id', market.warehouses)
    .where('on_hand_e4', '>', 0)
    .orderBy('id', 'desc')
    .first()
  if (!level) return null
  const batch = await db
    .from('stock_batches')
    .where('level_id', level.id)
    .where('on_hand_e4', '>', 0)
    .first()
  const quantity = of4(market.dice.part(Number(batch?.on_hand_e4 ?? level.on_hand_e4)))
  const [from, to] = market.dice.one([
    ['ok', 'damaged'],
    ['damaged', 'ok'],
  ])
  const body = { from, to, quantity, reason: 'Seen', ...(batch && { batchNo: batch.batch_no }) }
  return post(market, 'storekeeper', `/api/stock-levels/${level.id}/statuses`, body, level.version)
}

/** The steps of the stock, each as often as it is named. */
export const STOCKING: [string, number, (market: Market) => Promise<any>][] = [
  ['issue', 14, leaving('issue', ({ projectId }) => ({ projectId }))],
  [
    'transfer',
    8,
    leaving('transfer', ({ warehouses }, from) => ({
      toWarehouseId: warehouses.find((id) => id !== from),
    })),
  ],
  ['scrap', 2, leaving('scrap', () => ({}))],
  ['come in', 9, comeIn],
  ['arrive', 8, arrive],
  ['reverse', 5, reverse],
  ['count', 4, count],
  ['landed cost', 6, land],
  ['hold', 2, hold],
]
