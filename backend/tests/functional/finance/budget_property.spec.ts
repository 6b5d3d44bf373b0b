import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seededRandom } from '#database/seeders/random'
import { inDays } from '#tests/helpers/days'
import { fresh, ORDERS } from '../procurement/goods_receipt_support.js'
import { aPlace, move, type Place } from '../procurement/stock_support.js'
import { anOrder, call, invoice, line } from '../procurement/support.js'
import { aProjectToPlan } from '../production/schedule_support.js'
import { anApprovedBudget, BUDGETS, figuresOf } from './budget_support.js'
import { approvedJournal } from './journal_support.js'

const MOVES = 48
/** Orders that owe all that was ordered; closed ones only what came. */
const BINDING = new Set(['approved', 'sent', 'partially_received', 'received'])
const HEADS = ['material', 'labour', 'subcontract'] as const
/** Digits after the point, and what one unit is worth in millionths of a riyal. */
const CURRENCIES = { SAR: [2, 1_000_000n], USD: [2, 3_750_000n], BHD: [3, 9_973_404n] } as const

const whole = (value: unknown) => BigInt(value as string | number)

/** A half is rounded away from nothing. */
function halves(numerator: bigint, denominator: bigint): bigint {
  const twice = 2n * (numerator < 0n ? -numerator : numerator) + denominator
  const rounded = twice / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

const inRiyals = (minor: bigint, currency: string) => {
  const [digits, rate] = CURRENCIES[currency as keyof typeof CURRENCIES]
  return halves(minor * rate * 100n, 1_000_000n * 10n ** BigInt(digits))
}

const riyals = (halalas: bigint) => {
  const digits = String(halalas < 0n ? -halalas : halalas).padStart(3, '0')
  return `${halalas < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

interface Site {
  projectId: number
  place: Place
  random: () => number
  orders: any[]
}

const pick = <One>({ random }: Site, ones: readonly One[]) =>
  ones[Math.floor(random() * ones.length)]!

/** An order of two lines in some currency, approved. */
async function order(client: ApiClient, site: Site) {
  const currency = pick(site, Object.keys(CURRENCIES))
  const of = () => {
    const price = (10 + Math.floor(site.random() * 90_000) / 100).toFixed(2)
    return line(price, { quantity: '7', costHead: pick(site, HEADS) })
  }
  const more = { projectId: site.projectId, currency, freight: '12.5', lines: [of(), of()] }
  const draft = await anOrder(client, 'po.clerk', '1', more)
  const path = `${ORDERS}/${draft.id}`
  const sent = await call(client, 'po.clerk', 'post', `${path}/submit`, { seen: draft.version })
  const seen = sent.body().version
  const approved = await call(client, 'technical.director', 'post', `${path}/approve`, { seen })
  if (approved.status() === 200) site.orders.push(approved.body())
}

/** Some of a line comes to the site and is billed. */
async function bill(client: ApiClient, site: Site) {
  if (!site.orders.length) return
  const known = await fresh(client, pick(site, site.orders).id)
  const one = pick(site, known.lines as any[])
  const path = `${ORDERS}/${known.id}`
  const received = await call(client, 'storekeeper', 'post', `${path}/receipts`, {
    body: { lines: [{ lineId: one.id, accepted: '2' }] },
    seen: known.version,
  })
  if (received.status() !== 201) return
  const lines = [{ lineId: one.id, quantity: '2', unitPrice: one.unitPrice }]
  await call(client, 'buyer', 'post', `${path}/bills`, {
    body: invoice({ vendorNumber: `B-${site.random()}`, lines }),
    seen: (await fresh(client, known.id)).version,
  })
}

async function close(client: ApiClient, site: Site) {
  if (!site.orders.length || site.random() < 0.6) return
  const { id, version: seen } = await fresh(client, pick(site, site.orders).id)
  const body = { reason: 'Enough' }
  await call(client, 'buyer', 'post', `${ORDERS}/${id}/close`, { body, seen })
}

const issue = (client: ApiClient, { place, projectId }: Site) =>
  move(client, 'issue', place, '1.5', { projectId })

const journal = (client: ApiClient, { projectId }: Site) =>
  approvedJournal(client, {
    ...{ journalOn: inDays(0) },
    lines: [
      { code: '6100', debit: '33.33', projectId } as never,
      { code: '2310', credit: '33.33' },
    ],
  })

/** What each cost head has cost and is bound to, counted from the rows of documents one by one. */
async function counted({ projectId }: Site) {
  const heads = new Map<string, { actual: bigint; committed: bigint }>()
  const of = (head: string) =>
    heads.get(head) ?? heads.set(head, { actual: 0n, committed: 0n }).get(head)!
  for (const one of await db.from('purchase_orders').where('project_id', projectId)) {
    const lines = await db.from('purchase_order_lines').where('purchase_order_id', one.id)
    const bound = new Map<string, bigint>()
    const add = (head: string, minor: bigint) => bound.set(head, (bound.get(head) ?? 0n) + minor)
    if (BINDING.has(one.status) || one.status === 'closed')
      for (const row of lines) {
        const [quantity, accepted] = [whole(row.quantity_e4), whole(row.accepted_e4)]
        const due = one.status === 'closed' || accepted > quantity ? accepted : quantity
        const left = due - whole(row.billed_e4)
        if (left > 0n) add(row.cost_head, halves(whole(row.net_minor) * left, quantity))
      }
    const freight = whole(one.freight_minor) - whole(one.freight_billed_minor)
    if (BINDING.has(one.status) && freight > 0n) add('material', freight)
    for (const [head, minor] of bound) of(head).committed += inRiyals(minor, one.currency)
    for (const row of await db.from('purchase_bills').where('purchase_order_id', one.id)) {
      const spent = new Map<string, bigint>()
      for (const item of await db.from('purchase_bill_lines').where('purchase_bill_id', row.id)) {
        const head = lines.find(({ id }) => id === item.order_line_id).cost_head as string
        spent.set(head, (spent.get(head) ?? 0n) + whole(item.net_minor))
      }
      for (const [head, minor] of spent) of(head).actual += inRiyals(minor, one.currency)
    }
  }
  for (const row of await db
    .from('stock_movements')
    .where({ project_id: projectId, type: 'issue', status: 'posted' }))
    of('material').actual +=
      whole(row.value_minor) < 0n ? -whole(row.value_minor) : whole(row.value_minor)
  for (const row of await db
    .from('manual_journal_lines')
    .where('project_id', projectId)
    .where('amount_minor', '>', 0))
    of('overhead').actual += whole(row.amount_minor)
  return heads
}

test.group('Budgets over random histories', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('what is used of a budget is what its documents say', async ({ client, assert }) => {
    const project = await aProjectToPlan()
    const random = seededRandom(4711).next
    const place = await aPlace(client, '500', '19.99')
    const site: Site = { projectId: project.id, place, random, orders: [] }
    const budget = await anApprovedBudget(client, { projectId: project.id })
    const moves = [order, order, bill, bill, bill, close, issue, journal]
    for (let i = 0; i < MOVES; i++) await pick(site, moves)(client, site)
    const expected = await counted(site)
    const { lines } = await figuresOf(client, budget)
    const found = new Map<string, any>(lines.map((one: any) => [one.costHead, one]))
    for (const [head, { actual, committed }] of expected) {
      const one = found.get(head) ?? { actual: '0.00', committed: '0.00' }
      assert.equal(one.actual, riyals(actual), `actual of ${head}`)
      assert.equal(one.committed, riyals(committed), `committed of ${head}`)
    }
    assert.isAbove(site.orders.length, 3)
    for (const source of ['actual', 'orders']) {
      const name = source === 'actual' ? 'actual' : 'committed'
      const items = await call(
        client,
        'accountant',
        'get',
        `${BUDGETS}/${budget.id}/items?source=${source}`
      )
      const sum = items
        .body()
        .rows.reduce((all: number, row: any) => all + Number(row.amount) * 100, 0)
      const total = lines.reduce((all: number, one: any) => all + Number(one[name]) * 100, 0)
      assert.equal(Math.round(sum), Math.round(total), `documents of ${source}`)
    }
  }).timeout(120_000)
})
