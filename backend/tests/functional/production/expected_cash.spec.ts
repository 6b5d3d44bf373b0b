import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { addDays, addMonths } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { Books, BUYER } from '../commercial/books.js'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { aVendor, call, invoice } from '../procurement/support.js'

const month = (day: string) => day.slice(0, 7)

test.group('Expected cash of a project', (group) => {
  const books = Books.within(group)

  const own = async (client: ApiClient, id: number) =>
    (await call(client, 'planner', 'get', `/api/payment-tracking/${id}`)).body().currencies[0]

  const entries = (client: ApiClient, id: number, query: string, by = 'planner') =>
    call(client, by, 'get', `/api/payment-tracking/${id}/entries?currency=SAR&${query}`)

  async function aTrackedProject(client: ApiClient) {
    await seedProject()
    const { id } = await aProject()
    const { id: contractId } = await books.contract(client, { projectId: id })
    return { id, contractId }
  }

  /** An approved order of three at 100 before VAT, wanted on a day. */
  async function anApprovedOrder(client: ApiClient, projectId: number, requiredOn: string | null) {
    const body = {
      ...{ vendorId: (await aVendor()).id, projectId, currency: 'SAR', requiredOn },
      lines: [{ description: 'Steel', quantity: '3', unit: 'ton', unitPrice: '100' }],
    }
    const made = await call(client, 'po.clerk', 'post', '/api/purchase-orders', { body })
    made.assertStatus(201)
    const path = `/api/purchase-orders/${made.body().id}`
    for (const [by, verb] of [
      ['po.clerk', 'submit'],
      ['chief.engineer', 'approve'],
    ] as const) {
      const { version: seen } = (await call(client, 'buyer', 'get', path)).body()
      const done = await call(client, by, 'post', `${path}/${verb}`, { body: {}, seen })
      done.assertStatus(200)
    }
    return made.body()
  }

  test('an open invoice is expected on its due day, an overdue one this month', async ({
    client,
    assert,
  }) => {
    const { id, contractId } = await aTrackedProject(client)
    assert.deepInclude(await own(client, id), { ahead: [], beside: [] })
    const first = await books.issued(client, {
      ...{ type: 'advance', contractId, amount: '1000', buyer: BUYER },
    })
    const second = await books.issued(client, {
      ...{ type: 'advance', contractId, amount: '2000', buyer: BUYER },
    })
    await db
      .from('invoices')
      .where('id', first.id)
      .update({ due_on: addDays(today(), -40) })
    const due = addMonths(today(), 2)
    await db.from('invoices').where('id', second.id).update({ due_on: due })
    await books.received(client, second, '300.00')
    const { ahead, figures } = await own(client, id)
    const left = (Number(second.balance) - 300).toFixed(2)
    const cumulative = (Number(figures.cash) + Number(first.balance)).toFixed(2)
    assert.deepEqual(
      ahead.map((row: any) => [row.month, row.incoming, row.cumulative]),
      [
        [month(today()), first.balance, cumulative],
        [month(addMonths(today(), 1)), '0.00', cumulative],
        [month(due), left, (Number(cumulative) + Number(left)).toFixed(2)],
      ]
    )
    const late = await entries(client, id, `figure=expectedIn&month=${month(today())}`)
    assert.containsSubset(late.body(), [
      { kind: 'invoice', recordId: first.id, on: today(), dueOn: addDays(today(), -40) },
    ])
    assert.lengthOf(late.body(), 1)
  })

  test('a milestone is expected on its day until it is reached', async ({ client, assert }) => {
    const { id } = await aTrackedProject(client)
    const on = addMonths(today(), 1)
    const body = { name: 'Topping out', contractOn: on, payment: '5000' }
    const made = await call(client, 'planner', 'post', `/api/projects/${id}/milestones`, { body })
    made.assertStatus(201)
    const far = { name: 'Handover', contractOn: addMonths(today(), 30), payment: '70' }
    await call(client, 'planner', 'post', `/api/projects/${id}/milestones`, { body: far })
    const { ahead, beside } = await own(client, id)
    assert.deepInclude(ahead.at(-1), { month: month(on), incoming: '5000.00' })
    assert.deepEqual(beside, [{ place: 'later', incoming: '70.00', outgoing: '0.00' }])
    const found = (await entries(client, id, `figure=expectedIn&month=${month(on)}`)).body()
    assert.containsSubset(found, [{ kind: 'milestone', recordId: made.body().id, on }])
    const reached = { body: { reachedOn: today() }, seen: made.body().version }
    const path = `/api/project-milestones/${made.body().id}`
    ;(await call(client, 'planner', 'patch', path, reached)).assertStatus(200)
    assert.deepEqual((await own(client, id)).ahead, [])
  })

  test('orders are expected from their promised day, billed ones as their bills are due', async ({
    client,
    assert,
  }) => {
    const { id } = await aTrackedProject(client)
    const on = addMonths(today(), 3)
    const order = await anApprovedOrder(client, id, on)
    const undated = await anApprovedOrder(client, id, null)
    const sumOf = async (query: string) =>
      (await entries(client, id, `figure=expectedOut&${query}`))
        .body()
        .reduce((all: number, row: any) => all + Number(row.amount), 0)
    const net = async () => {
      const { ahead, beside } = await own(client, id)
      return [...ahead, ...beside].reduce((all, row) => all + Number(row.outgoing), 0)
    }
    assert.equal(await net(), 690)
    assert.equal(await sumOf('month=undated'), 345)
    const [first] = (await entries(client, id, 'figure=expectedOut')).body()
    assert.deepInclude(first, { kind: 'order', recordId: order.id, amount: '345.00' })
    assert.isTrue(first.on >= on)
    const bill = invoice({
      ...{ vendorNumber: 'B-9', billedOn: today() },
      lines: [{ lineId: undated.lines[0].id, quantity: '1', unitPrice: '100' }],
    })
    const path = `/api/purchase-orders/${undated.id}`
    const { version: seen } = (await call(client, 'buyer', 'get', path)).body()
    const sent = { body: bill, seen }
    ;(await call(client, 'po.clerk', 'post', `${path}/bills`, sent)).assertStatus(201)
    // what is billed is not ordered twice, whether or not the bill may be paid already
    assert.equal(await net(), 690)
    const kinds = (await entries(client, id, 'figure=expectedOut')).body()
    assert.containsSubset(kinds, [{ kind: 'bill', number: 'B-9', amount: '115.00' }])
  })

  test('is for those who see what projects are worth', async ({ client, assert }) => {
    const { id } = await aTrackedProject(client)
    const path = `/api/payment-tracking/${id}/entries?figure=expectedOut&currency=SAR`
    ;(await client.get(path)).assertStatus(401)
    for (const who of ['staff', 'foreman']) (await call(client, who, 'get', path)).assertStatus(403)
    const page = await call(client, 'foreman', 'get', `/api/payment-tracking/${id}`)
    assert.isNull(page.body().currencies)
    ;(await entries(client, id, 'figure=expectedOut&month=soon')).assertStatus(422)
  })
})
