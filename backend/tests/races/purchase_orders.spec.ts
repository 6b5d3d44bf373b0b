import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anOrder, aSubmittedOrder, aVendor, call, line } from '../functional/procurement/support.js'

const statuses = (responses: { status(): number }[]) =>
  responses.map((response) => response.status()).sort()

test.group('Purchase orders at the same time', () => {
  const raced = async () => {
    const { id } = await aVendor({ name: 'Race Trading' })
    return id
  }

  test('two approvers: one wins, the other learns who', async ({ client, assert }) => {
    for (const other of ['approve', 'reject']) {
      const vendorId = await raced()
      const draft = await anOrder(client, 'po.clerk', '1000', { vendorId })
      const order = (
        await call(client, 'po.clerk', 'post', `/api/purchase-orders/${draft.id}/submit`, {
          seen: 1,
        })
      ).body()
      const path = `/api/purchase-orders/${order.id}`
      const body = other === 'reject' ? { reason: 'Too dear' } : {}
      const responses = await Promise.all([
        call(client, 'chief.engineer', 'post', `${path}/approve`, { seen: order.version }),
        call(client, 'technical.director', 'post', `${path}/${other}`, {
          seen: order.version,
          body,
        }),
      ])
      assert.deepEqual(statuses(responses), [200, 409])
      const loser = responses.find((response) => response.status() === 409)!
      assert.equal(loser.body().code, 'ALREADY_DECIDED')
      assert.include(['Layla Haddad', 'Omar Farouk'], loser.body().decidedBy)
      const logs = await db
        .from('audit_logs')
        .where({ entity_type: 'purchase_order', entity_id: String(order.id) })
      assert.lengthOf(
        logs.filter(({ action }) => ['approve', 'reject'].includes(action)),
        1
      )
    }
  })

  test('an approval and a cancellation: one wins', async ({ client, assert }) => {
    const vendorId = await raced()
    const draft = await anOrder(client, 'po.clerk', '1000', { vendorId })
    const order = (
      await call(client, 'po.clerk', 'post', `/api/purchase-orders/${draft.id}/submit`, { seen: 1 })
    ).body()
    const path = `/api/purchase-orders/${order.id}`
    const responses = await Promise.all([
      call(client, 'chief.engineer', 'post', `${path}/approve`, { seen: order.version }),
      call(client, 'po.clerk', 'post', `${path}/cancel`, {
        seen: order.version,
        body: { reason: 'Stopped' },
      }),
    ])
    const [won, lost] = statuses(responses)
    assert.equal(won, 200)
    assert.include([409, 412], lost)
  })

  test('many new orders: every number once, none left out', async ({ client, assert }) => {
    const vendorId = await raced()
    const body = { vendorId, lines: [line()] }
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(client, 'buyer', 'post', '/api/purchase-orders', { body })
      )
    )
    const numbers = responses
      .map((response) => Number(response.body().number.split('-')[2]))
      .sort((a, b) => a - b)
    assert.deepEqual(
      numbers,
      Array.from({ length: 8 }, (_, i) => numbers[0] + i)
    )
  })

  test('the same request twice at once: one order', async ({ client, assert }) => {
    const vendorId = await raced()
    const sent = { body: { vendorId, lines: [line()] }, key: `race-${vendorId}` }
    const responses = await Promise.all(
      [1, 2, 3].map(() => call(client, 'buyer', 'post', '/api/purchase-orders', sent))
    )
    assert.lengthOf(await db.from('purchase_orders').where('vendor_id', vendorId), 1)
    for (const response of responses) assert.include([201, 409], response.status())
  })
})

test.group('Purchase orders handed in twice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ask once', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'buyer')
    const again = await call(client, 'buyer', 'post', `/api/purchase-orders/${order.id}/submit`, {
      seen: order.version,
    })
    again.assertStatus(409)
    assert.lengthOf(
      await db
        .from('approval_requests')
        .where({ document_id: order.id, document_type: 'purchase_order' }),
      1
    )
  })
})
