import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anOrder, call, line, invoice } from './support.js'
import { seedProject } from './stock_support.js'

const ORDERS = '/api/purchase-orders'

async function fresh(client: ApiClient, id: number) {
  return (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()
}

async function decide(client: ApiClient, id: number, verb: 'approve' | 'reject', by = 'buyer') {
  const { version } = await fresh(client, id)
  const body = verb === 'reject' ? { reason: 'Too dear' } : {}
  return call(client, by, 'post', `${ORDERS}/${id}/${verb}`, { body, seen: version })
}

async function anApprovedOrder(client: ApiClient, lines = [line('100', { quantity: '10' })]) {
  const draft = await anOrder(client, 'po.clerk', '100', { lines })
  const path = `${ORDERS}/${draft.id}/submit`
  await call(client, 'po.clerk', 'post', path, { seen: draft.version })
  ;(await decide(client, draft.id, 'approve')).assertStatus(200)
  return fresh(client, draft.id)
}

async function amend(client: ApiClient, id: number, lines: object[], by = 'po.clerk') {
  const { version } = await fresh(client, id)
  const body = { reason: 'The site needs more', lines }
  return call(client, by, 'post', `${ORDERS}/${id}/amendments`, { body, seen: version })
}

async function receive(client: ApiClient, order: any, accepted: string) {
  const { version } = await fresh(client, order.id)
  const body = { lines: [{ lineId: order.lines[0].id, accepted }] }
  return call(client, 'storekeeper', 'post', `${ORDERS}/${order.id}/receipts`, {
    body,
    seen: version,
  })
}

test.group('Amendments of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('are for those who write orders, and for approved ones', async ({ client }) => {
    const order = await anApprovedOrder(client)
    const path = `${ORDERS}/${order.id}/amendments`
    const guest = await client.get(path)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', path)
    staff.assertStatus(403)
    const storekeeper = await call(client, 'storekeeper', 'post', path, { body: {}, seen: 1 })
    storekeeper.assertStatus(403)
    const draft = await anOrder(client, 'po.clerk', '5')
    const early = await amend(client, draft.id, [line('5')])
    early.assertStatus(409)
    const body = { reason: 'x', lines: [line('5')] }
    const stale = await call(client, 'po.clerk', 'post', path, { body, seen: 1 })
    stale.assertStatus(412)
  })

  test('make a version that waits for approval, and keep the one before', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client)
    const id = order.lines[0].id
    const changed = await amend(client, order.id, [
      line('100', { lineId: id, quantity: '14' }),
      line('7'),
    ])
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), { status: 'submitted', revision: 1, subtotal: '1407.00' })
    assert.containsSubset(changed.body().lines[0], { id, quantity: '14', original: '10' })
    const blocked = await receive(client, order, '1')
    blocked.assertStatus(409)
    const own = await decide(client, order.id, 'approve', 'po.clerk')
    own.assertStatus(403)
    await decide(client, order.id, 'approve')
    assert.containsSubset(await fresh(client, order.id), { status: 'approved', revision: 1 })
    const versions = await call(client, 'buyer', 'get', `${ORDERS}/${order.id}/amendments`)
    assert.containsSubset(versions.body(), [
      { revision: 0, total: '1150.00', outcome: 'approved', reason: 'The site needs more' },
    ])
    assert.equal(versions.body()[0].lines[0].quantity, '10')
  })

  test('that change nothing are refused, in the reader’s language', async ({ client, assert }) => {
    const order = await anApprovedOrder(client)
    const same = [line('100', { lineId: order.lines[0].id, quantity: '10' })]
    const refused = await amend(client, order.id, same)
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, { lines: ['The amendment changes nothing.'] })
    assert.containsSubset(await fresh(client, order.id), { status: 'approved', revision: 0 })
    const kept = await db.from('purchase_order_revisions').where('purchase_order_id', order.id)
    assert.isEmpty(kept)
    ;(await amend(client, order.id, [{ ...same[0], quantity: '11' }])).assertStatus(200)
    await decide(client, order.id, 'approve')
    const again = await amend(client, order.id, [{ ...same[0], quantity: '11' }])
    again.assertStatus(422)
  })

  test('of the notes alone are saved without an approval; with a price they are not', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client)
    const path = `${ORDERS}/${order.id}/amendments`
    const [{ id, description, quantity, unit, unitPrice, vatRate }] = order.lines
    const stated = { lineId: id, description, quantity, unit, unitPrice, vatRate }
    const sent = async (more: object, lines: object[] = [stated]) => {
      const { version } = await fresh(client, order.id)
      const body = { reason: 'Gate of the site', lines, ...more }
      return call(client, 'po.clerk', 'post', path, { body, seen: version })
    }
    const noted = await sent({ notes: 'Enter by gate 4' })
    noted.assertStatus(200)
    const { status, revision, notes, total } = await fresh(client, order.id)
    assert.deepEqual(
      { status, revision, notes, total },
      { status: 'approved', revision: 0, notes: 'Enter by gate 4', total: order.total }
    )
    assert.lengthOf(
      await db.from('purchase_order_revisions').where('purchase_order_id', order.id),
      0
    )
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_order', entity_id: String(order.id), action: 'update' })
    assert.include(JSON.stringify(log), 'Enter by gate 4')
    // a price that comes with the notes is decided anew
    const priced = await sent({ notes: 'Gate 5' }, [{ ...stated, unitPrice: '101' }])
    priced.assertStatus(200)
    assert.equal((await fresh(client, order.id)).status, 'submitted')
  })

  test('that are rejected leave the order as it was, with what had come', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client)
    await receive(client, order, '4')
    const id = order.lines[0].id
    await amend(client, order.id, [line('90', { lineId: id, quantity: '6' }), line('7')])
    const cancelled = await call(client, 'po.clerk', 'post', `${ORDERS}/${order.id}/cancel`, {
      body: { reason: 'x' },
      seen: (await fresh(client, order.id)).version,
    })
    cancelled.assertStatus(409)
    ;(await decide(client, order.id, 'reject')).assertStatus(200)
    const after = await fresh(client, order.id)
    assert.containsSubset(after, {
      status: 'partially_received',
      revision: 0,
      subtotal: '1000.00',
      receivedPct: 40,
    })
    assert.lengthOf(after.lines, 1)
    assert.containsSubset(after.lines[0], { id, quantity: '10', unitPrice: '100', accepted: '4' })
  })

  test('respect what has come and what was billed', async ({ client, assert }) => {
    const order = await anApprovedOrder(client, [line('100', { quantity: '10' }), line('5')])
    await receive(client, order, '4')
    const [first, second] = order.lines
    const { version } = await fresh(client, order.id)
    const bill = invoice({
      vendorNumber: `A-${order.id}`,
      lines: [{ lineId: first.id, quantity: '2', unitPrice: '100' }],
    })
    await call(client, 'po.clerk', 'post', `${ORDERS}/${order.id}/bills`, {
      body: bill,
      seen: version,
    })
    const wrong: [object[], string][] = [
      [[line('100', { lineId: first.id, quantity: '3.9999' })], 'lines.0.quantity'],
      [[line('101', { lineId: first.id, quantity: '10' })], 'lines.0.unitPrice'],
      [[line('5', { lineId: second.id })], 'lines'],
      [[line('5', { lineId: 999_999_999 })], 'lines.0.lineId'],
    ]
    for (const [lines, field] of wrong) {
      const refused = await amend(client, order.id, lines)
      refused.assertStatus(422)
      assert.properties(refused.body().errors, [field])
    }
    const right = await amend(client, order.id, [line('100', { lineId: first.id, quantity: '4' })])
    right.assertStatus(200)
    await decide(client, order.id, 'approve')
    assert.containsSubset(await fresh(client, order.id), { status: 'received', receivedPct: 100 })
    const gone = await db.from('purchase_order_lines').where('id', second.id).first()
    assert.isNull(gone)
  })
})
