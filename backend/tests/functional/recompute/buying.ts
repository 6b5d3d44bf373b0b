import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { digitsOf, netOf, sum, taxes, whole } from '#database/recompute/arithmetic'
import { call } from '../procurement/support.js'
import { e4, of4, type Dice, type Tally } from './dice.js'
import { splitOf } from './quarantine.js'

/** What a history buys and where it comes to. */
export interface Market {
  client: ApiClient
  dice: Dice
  tally: Tally
  vendors: number[]
  materials: { id: number; tracking: string }[]
  warehouses: number[]
  projectId: number
  /** Payment terms of several parts. */
  terms: number[]
  orders: number[]
  credits: number
}

const ORDERS = '/api/purchase-orders'
const VAT = [
  { vatCategory: 'S', vatRate: '15' },
  { vatCategory: 'S', vatRate: '5' },
  { vatCategory: 'Z' },
  { vatCategory: 'E' },
  { vatCategory: 'O' },
]
export const daysAgo = (days: number) => DateTime.fromISO(today()).minus({ days }).toISODate()!

const get = async ({ client }: Market, path: string) =>
  (await call(client, 'buyer', 'get', path)).body()
const post = ({ client }: Market, by: string, path: string, body: object = {}, seen?: number) =>
  call(client, by, 'post', path, { body: body as never, seen })

/** An order of the history that is in one of the states; none where there is none. */
async function anOrder(market: Market, states: string[]) {
  for (let tries = 0; tries < 4 && market.orders.length; tries++) {
    const order = await get(market, `${ORDERS}/${market.dice.one(market.orders)}`)
    if (states.includes(order.status)) return order
  }
  return null
}

const OPEN = ['approved', 'sent', 'partially_received']
const STARTED = [...OPEN, 'received', 'closed']

function aLine({ dice, materials }: Market) {
  const material = dice.chance(80) ? dice.one(materials) : null
  const serial = material?.tracking === 'serial'
  return {
    description: 'Goods',
    materialId: material?.id ?? null,
    unit: material ? 'bag' : 'ton',
    quantity: serial ? String(dice.int(1, 3)) : dice.decimal(1, 30, 4),
    unitPrice: dice.decimal(1, 60, 4),
    discount: dice.one([null, null, '2.5', '33.33', '100']),
    ...dice.one(VAT),
  }
}

async function order(market: Market) {
  const { dice } = market
  const currency = dice.one(['SAR', 'SAR', 'SAR', 'KWD', 'JPY', 'EUR', 'USD'])
  const digits = Number(digitsOf(currency))
  const body = {
    ...{ vendorId: dice.one(market.vendors), currency },
    ...(dice.chance(60) && { paymentTermId: dice.one(market.terms) }),
    ...(dice.chance(60) && { projectId: market.projectId }),
    ...(dice.chance(50) && { orderedOn: daysAgo(dice.int(0, 20)) }),
    ...(dice.chance(40) && { retention: dice.one(['5', '10', '7.77']) }),
    ...(dice.chance(30) && { freight: dice.decimal(1, 90, digits), freightVatCategory: 'Z' }),
    ...(dice.chance(20) && { otherCharges: dice.decimal(1, 50, digits) }),
    lines: Array.from({ length: dice.int(1, 5) }, () => aLine(market)),
  }
  const draft = await post(market, 'po.clerk', ORDERS, body)
  if (draft.status() !== 201) return draft
  const { id, version } = draft.body()
  market.orders.push(id)
  const submitted = await post(market, 'po.clerk', `${ORDERS}/${id}/submit`, {}, version)
  if (submitted.status() !== 200 || dice.chance(5)) return submitted
  return post(market, 'chief.engineer', `${ORDERS}/${id}/approve`, {}, submitted.body().version)
}

let serial = 0

async function receive(market: Market) {
  const { dice, materials } = market
  const known = await anOrder(market, OPEN)
  if (!known) return null
  const tracking = new Map(materials.map((one) => [one.id, one.tracking]))
  const toStore = !known.projectId || dice.chance(80)
  const lines = known.lines.flatMap((line: any) => {
    const left = e4(line.outstanding)
    if (left <= 0 || dice.chance(15)) return []
    const by = tracking.get(line.materialId)
    const serials = by === 'serial' ? Math.max(1, Math.ceil(dice.part(left) / 10_000)) : 0
    const took = by === 'serial' ? serials * 10_000 : dice.part(left)
    const numbers = Array.from({ length: serials }, () => `S-${++serial}`)
    return [
      {
        ...{ lineId: line.id, ...splitOf(dice, took, toStore && by) },
        ...(by === 'batch' && { batchNo: dice.one(['B-1', 'B-2', 'b-1 ']) }),
        ...(serials && { numbers }),
        ...(dice.chance(10) && { rejected: '1', rejectionReason: 'Broken' }),
      },
    ]
  })
  if (!lines.length) return null
  const days = Math.floor((Date.parse(today()) - Date.parse(known.orderedOn)) / 86_400_000)
  const body = {
    ...(toStore && { warehouseId: dice.one(market.warehouses) }),
    ...{ receivedOn: daysAgo(dice.int(0, days)), lines },
  }
  return post(market, 'storekeeper', `${ORDERS}/${known.id}/receipts`, body, known.version)
}

const receiptsOf = async (market: Market, id: number) =>
  (await get(market, `${ORDERS}/${id}/receipts`)) as any[]

async function reverseReceipt(market: Market) {
  const known = await anOrder(market, STARTED)
  const receipts: any[] | null = known ? await receiptsOf(market, known.id) : null
  if (!receipts?.length) return null
  const path = `${ORDERS}/${known.id}/receipts/${market.dice.one(receipts).id}/reverse`
  return post(market, 'admin', path, { reason: 'Mistaken' }, known.version)
}

async function giveBack(market: Market) {
  const { dice } = market
  const known = await anOrder(market, STARTED)
  const receipts: any[] | null = known ? await receiptsOf(market, known.id) : null
  if (!receipts?.length) return null
  const receipt = dice.one(receipts)
  const [line] = receipt.lines.filter((one: any) => e4(one.accepted) > 0 && dice.chance(80))
  if (!line) return null
  const quantity = of4(dice.part(e4(line.accepted)))
  const back = await post(
    market,
    'buyer',
    `${ORDERS}/${known.id}/returns`,
    {
      ...{ receiptId: receipt.id, reason: 'Cracked', replaced: dice.chance(40) },
      lines: [{ receiptLineId: line.id, quantity }],
    },
    known.version
  )
  return agreedCredit(market, back)
}

async function agreedCredit(market: Market, answer: any) {
  if (answer.status() !== 201 || answer.body().status !== 'submitted') return answer
  if (market.dice.chance(10)) return answer
  const { id, version } = answer.body()
  return post(market, 'admin', `/api/vendor-credits/${id}/approve`, {}, version)
}

const moneyOf = (minor: bigint, currency: string) => {
  const digits = Number(digitsOf(currency))
  return (Number(minor) / 10 ** digits).toFixed(digits)
}

async function bill(market: Market) {
  const { dice } = market
  const known = await anOrder(market, STARTED)
  if (!known) return null
  const { currency } = known
  const lines = known.lines.flatMap((line: any) => {
    const open = e4(line.accepted) - e4(line.billed ?? 0)
    const most = dice.chance(8) ? e4(line.quantity) : open
    if (most <= 0 || dice.chance(25)) return []
    const price = (Number(line.unitPrice) * (100 - Number(line.discount ?? 0))) / 100
    const unitPrice = (price * dice.one([1, 1, 1, 1.015, 0.97, 1.3])).toFixed(4)
    const { vatCategory, vatRate } = line
    return [{ lineId: line.id, quantity: of4(dice.part(most)), unitPrice, vatCategory, vatRate }]
  })
  const charges =
    dice.chance(25) && Number(known.freight) > 0
      ? [{ kind: 'freight', amount: known.freight, vatCategory: 'Z', vatRate: '0' }]
      : []
  if (!lines.length && !charges.length) return null
  const parts = [
    ...lines.map((line: any) => ({
      ...{ category: line.vatCategory, rate: BigInt(Math.round(Number(line.vatRate) * 100)) },
      net: netOf(e4(line.quantity), e4(line.unitPrice), currency),
    })),
    ...charges.map(({ amount }) => ({
      ...{ category: 'Z', rate: 0n },
      net: whole(Math.round(Number(amount) * 10 ** Number(digitsOf(currency)))),
    })),
  ]
  const total = sum(taxes(parts).map(({ net, vat }) => net + vat))
  const body = {
    vendorNumber: `V-${known.id}-${dice.int(1, 1e9)}`,
    ...(dice.chance(30) && { billedOn: daysAgo(dice.int(0, 5)) }),
    printedTotal: moneyOf(total, currency),
    ...{ lines, ...(charges.length && { charges }) },
  }
  return post(market, 'po.clerk', `${ORDERS}/${known.id}/bills`, body, known.version)
}

/** A bill of the history, with its order. */
async function aBill(market: Market, states: string[]) {
  const known = await anOrder(market, STARTED)
  const answer =
    known && (await call(market.client, 'accountant', 'get', `${ORDERS}/${known.id}/bills`))
  const bills = (answer?.body() ?? []).filter((one: any) => states.includes(one.status))
  return bills.length ? { known, own: market.dice.one(bills as any[]) } : null
}

const onBill =
  (
    verb: string,
    by: string,
    states: string[],
    bodyOf: (own: any, market: Market) => object | null
  ) =>
  async (market: Market) => {
    const found = await aBill(market, states)
    const body = found && bodyOf(found.own, market)
    if (!found || !body) return null
    const path = `${ORDERS}/${found.known.id}/bills/${found.own.id}/${verb}`
    const answer = await post(market, by, path, body, found.own.version)
    return verb === 'credit-notes' ? agreedCredit(market, answer) : answer
  }

function payment({ open, held, currency, discountOffers }: any, { dice }: Market) {
  if (discountOffers.length && dice.chance(60)) {
    const { amount, discount } = dice.one(discountOffers as any[])
    return { kind: 'bill', amount, discount }
  }
  const kind = dice.chance(25) ? 'retention' : 'bill'
  const most = Number(kind === 'bill' ? open : held)
  if (!(most > 0)) return null
  const digits = Number(digitsOf(currency))
  const amount = dice.chance(50) ? most : Math.max(10 ** -digits, most * (dice.int(1, 99) / 100))
  return { kind, amount: amount.toFixed(digits), ...(kind === 'retention' && { note: 'Agreed' }) }
}

function creditNote({ lines, currency, id }: any, { dice }: Market) {
  const line: any = dice.one(lines as any[])
  const digits = Number(digitsOf(currency))
  const most = Number(line?.net ?? 0)
  if (!(most > 0)) return null
  const part = dice.chance(20) ? most : (most * dice.int(1, 60)) / 100
  if (!(Number(part.toFixed(digits)) > 0)) return null
  return {
    ...{ vendorNumber: `CN-${id}-${dice.int(1, 1e9)}`, reason: 'Price agreed' },
    lines: [
      {
        ...{ billLineId: line.id, amount: part.toFixed(digits) },
        ...(dice.chance(40) && { quantity: of4(dice.part(e4(line.quantity))) }),
      },
    ],
  }
}

async function close(market: Market) {
  const known = await anOrder(market, OPEN)
  if (!known) return null
  return post(market, 'buyer', `${ORDERS}/${known.id}/close`, { reason: 'Enough' }, known.version)
}

async function newRate(market: Market) {
  const { dice } = market
  const currency = dice.one(['KWD', 'JPY', 'EUR', 'USD'])
  const rate =
    { KWD: 12.1, JPY: 0.0253, EUR: 4.1, USD: 3.75 }[currency]! * (1 + dice.int(-9, 9) / 100)
  const body = { currency, rate: rate.toFixed(6), effectiveOn: daysAgo(dice.int(0, 40)) }
  return post(market, 'accountant', '/api/exchange-rates', body)
}

/** The steps of buying, each as often as it is named. */
export const BUYING: [string, number, (market: Market) => Promise<any>][] = [
  ['order', 22, order],
  ['receive', 26, receive],
  ['reverse receipt', 3, reverseReceipt],
  ['return to vendor', 7, giveBack],
  ['bill', 22, bill],
  ['release bill', 7, onBill('release', 'buyer', ['blocked'], () => ({ reason: 'Agreed' }))],
  [
    'cancel bill',
    3,
    onBill('cancel', 'po.clerk', ['matched', 'blocked', 'released'], () => ({ reason: 'x' })),
  ],
  ['pay', 14, onBill('pay', 'accountant', ['matched', 'released'], payment)],
  [
    'credit note',
    6,
    onBill('credit-notes', 'po.clerk', ['matched', 'blocked', 'released'], creditNote),
  ],
  ['close', 2, close],
  ['rate', 1, newRate],
]
