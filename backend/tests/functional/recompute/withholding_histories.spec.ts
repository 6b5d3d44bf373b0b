import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { whole } from '#database/recompute/arithmetic'
import { exponentOf, formatMoney } from '#engines/money/money'
import { anApprovedOrder, fresh, ORDERS } from '../procurement/goods_receipt_support.js'
import { call, line } from '../procurement/support.js'
import { ADVANCES, guarantee } from '../procurement/vendor_advance_support.js'
import { aTaxedVendor, faults, kindId } from '../procurement/withholding_support.js'
import { Dice, Tally } from './dice.js'
import { TaxedBills } from './withholding_documents.js'

/** Steps of one history; more of them by `RECOMPUTE_DOCUMENTS=200`. */
const STEPS = Number(process.env.RECOMPUTE_DOCUMENTS ?? 60)
const SEED = Number(process.env.RECOMPUTE_SEED ?? Date.now() % 1e9)
const KINDS = ['technical', 'royalties', 'management', 'rent']

interface World {
  client: ApiClient
  dice: Dice
  tally: Tally
  vendors: number[]
  kinds: number[]
  documents: TaxedBills
}

const post = ({ client }: World, by: string, path: string, body: object, seen?: number) =>
  call(client, by, 'post', path, { body: body as never, seen })

async function bill(world: World) {
  const { client, dice, kinds } = world
  const currency = dice.one(['SAR', 'SAR', 'USD', 'KWD', 'JPY'])
  const digits = exponentOf(currency)
  const vat = dice.chance(40) ? { vatCategory: 'S', vatRate: '15' } : { vatCategory: 'O' }
  const lines = Array.from({ length: dice.int(1, 3) }, () => ({
    ...line(dice.decimal(1, 900, digits)),
    ...{ vatRate: undefined, ...vat },
  }))
  const retention = dice.chance(30) ? { retention: dice.one(['5', '10']) } : {}
  const order = await anApprovedOrder(client, {
    ...{ vendorId: dice.one(world.vendors), currency, lines, ...retention },
    taxBorne: dice.chance(40),
  })
  const kindOf = order.lines.map(() => dice.one([...kinds, null]))
  if (dice.chance(40)) await advance(world, order, kindOf)
  const received = { lines: order.lines.map(({ id }: any) => ({ lineId: id, accepted: '1' })) }
  await post(
    world,
    'storekeeper',
    `${ORDERS}/${order.id}/receipts`,
    received,
    (await fresh(client, order.id)).version
  )
  const { version, total } = await fresh(client, order.id)
  const body = {
    ...{ vendorNumber: `H-${order.id}`, printedTotal: total, withholdingNote: 'Done abroad' },
    lines: order.lines.map((row: any, i: number) => ({
      ...{ lineId: row.id, quantity: '1', unitPrice: row.unitPrice, ...vat },
      withholdingKindId: kindOf[i],
    })),
  }
  return post(world, 'po.clerk', `${ORDERS}/${order.id}/bills`, body, version)
}

/** One kind only: of several the documents would have to say which one bore it. */
async function advance(world: World, order: any, kindOf: (number | null)[]) {
  const { client, dice } = world
  const [kind] = new Set(kindOf)
  if (new Set(kindOf).size > 1 || !kind) return
  const digits = exponentOf(order.currency)
  const amount = (Number(order.total) * dice.one([0.1, 0.37, 0.5])).toFixed(digits)
  const large = { guaranteeNumber: `LG-${order.id}`, guaranteeAmount: '9999' }
  const body = { amount, withholdingKindId: kind, ...guarantee(large) }
  const { version } = await fresh(client, order.id)
  const made = await post(world, 'po.clerk', `${ORDERS}/${order.id}/advances`, body, version)
  if (!world.tally.note('advance', made)) return
  const path = `${ADVANCES}/${made.body().id}`
  const approved = await post(world, 'general.manager', `${path}/approve`, {}, made.body().version)
  await post(world, 'accountant', `${path}/pay`, {}, approved.body().version)
}

async function aBill({ dice }: World) {
  const rows = await db.from('purchase_bills').where('status', 'matched').select('*')
  return rows.length ? dice.one(rows) : null
}

async function pay(world: World) {
  const { dice, documents } = world
  const found = await aBill(world)
  if (!found) return null
  const retained = Number(found.retention_minor) - Number(found.retention_paid_minor)
  const kind = retained > 0 && dice.chance(30) ? 'retention' : 'bill'
  const open =
    kind === 'retention'
      ? retained
      : Number(found.total_minor) -
        Number(found.credited_minor) -
        Number(found.advance_minor) -
        Number(found.retention_minor) -
        (Number(found.paid_minor) - Number(found.retention_paid_minor))
  if (open <= 0) return null
  const amount = formatMoney(dice.chance(40) ? open : dice.int(1, open), found.currency)
  const path = `${ORDERS}/${found.purchase_order_id}/bills/${found.id}/pay`
  const body = { amount, kind, note: 'Released' }
  const answer = await post(world, 'accountant', path, body, found.version)
  if (answer.status() === 201) await documents.afterPayment(Number(found.id))
  return answer
}

async function credit(world: World) {
  const { dice } = world
  const found = await aBill(world)
  if (!found) return null
  const lines = await db.from('purchase_bill_lines').where('purchase_bill_id', found.id)
  const row = dice.one(lines)
  const left = Number(row.net_minor) - Number(row.credited_net_minor)
  if (left <= 1) return null
  const amount = formatMoney(dice.chance(30) ? left : dice.int(1, left), found.currency)
  const path = `${ORDERS}/${found.purchase_order_id}/bills/${found.id}/credit-notes`
  const body = {
    ...{ vendorNumber: `CN-${world.tally.done}-${found.id}`, reason: 'Not done' },
    lines: [{ billLineId: row.id, amount }],
  }
  const made = await post(world, 'po.clerk', path, body, found.version)
  if (made.status() !== 201) return made
  const { id, version } = made.body()
  return post(world, 'buyer', `/api/vendor-credits/${id}/approve`, {}, version)
}

async function refund(world: World) {
  const { client, dice, documents, vendors } = world
  const vendorId = dice.one(vendors)
  const path = `/api/vendors/${vendorId}/refunds`
  const { owed } = (await call(client, 'accountant', 'get', path)).body()
  if (!owed.length) return null
  const { currency, amount: most } = dice.one<any>(owed)
  const bills = (await db
    .from('vendor_bills')
    .where({ vendor_id: vendorId, currency })
    .where('open_minor', '<', 0)
    .orderBy('id')) as any[]
  const digits = exponentOf(currency)
  const mostMinor = Math.round(Number(most) * 10 ** digits)
  const amountMinor = dice.chance(40) ? mostMinor : dice.int(1, mostMinor)
  let left = BigInt(amountMinor)
  const parts: [number, bigint][] = []
  for (const row of bills) {
    const owes = -whole(row.open_minor)
    const part = left < owes ? left : owes
    left -= part
    if (part > 0n) parts.push([Number(row.id), part])
  }
  for (const [id, part] of parts) await documents.beforeRefund(id, part)
  const body = { currency, reference: 'TRX', amount: formatMoney(amountMinor, currency) }
  const answer = await post(world, 'accountant', path, body)
  if (answer.status() !== 201) throw new Error(`refund: ${answer.text()}`)
  return answer
}

const ACTS: [string, number, (world: World) => Promise<any>][] = [
  ['bill', 4, bill],
  ['pay', 8, pay],
  ['credit', 2, credit],
  ['refund', 2, refund],
]

test.group('Histories of withholding tax', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whatever is advanced, billed, paid, credited and refunded: what was withheld is what the documents come to', async ({
    client,
    assert,
  }) => {
    const dice = new Dice(SEED)
    const vendors = [
      await aTaxedVendor(client),
      await aTaxedVendor(client, 'rent', { name: 'Two' }),
    ]
    const kinds = await Promise.all(KINDS.map(kindId))
    await db.table('exchange_rates').multiInsert([
      {
        currency: 'KWD',
        effective_on: '2020-01-01',
        rate_e6: 12_200_000,
        created_at: '2026-01-01 00:00:00',
        updated_at: '2026-01-01 00:00:00',
      },
      {
        currency: 'JPY',
        effective_on: '2020-01-01',
        rate_e6: 24_600,
        created_at: '2026-01-01 00:00:00',
        updated_at: '2026-01-01 00:00:00',
      },
    ])
    const { loadRates } = await import('#core/exchange_rates/known_rates')
    await loadRates()
    const world = { client, dice, tally: new Tally(), vendors, kinds, documents: new TaxedBills() }
    const all = ACTS.flatMap(([kind, often, act]) =>
      Array.from({ length: often }, () => [kind, act] as const)
    )
    let tries = 0
    while (world.tally.done < STEPS && tries++ < STEPS * 20) {
      await db.from('jobs').delete()
      const [kind, act] = dice.one(all)
      world.tally.note(kind, await act(world))
    }
    const seed = `RECOMPUTE_SEED=${SEED} ${world.tally}`
    assert.deepEqual(await faults(), [], seed)
    assert.deepEqual(await world.documents.differences(), [], seed)
    if (STEPS > 60) process.stdout.write(`${seed}\n`)
  }).timeout(60_000 + STEPS * 4_000)
})
