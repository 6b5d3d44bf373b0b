import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { anOrder, aSubmittedOrder, call } from './support.js'

const path = (order: { id: number }, action: string) => `/api/purchase-orders/${order.id}/${action}`
const stepsOf = (body: { approval: { steps: { name: string; status: string }[] } }) =>
  body.approval.steps.map(({ name, status }) => `${name}: ${status}`)

test.group('Decisions on purchase orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('handing in opens the approval and tells who has to decide', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk', '1000')
    assert.deepInclude(order, { status: 'submitted', version: 2 })
    assert.deepEqual(stepsOf(order), ['Procurement approval: pending'])
    const request = await db
      .from('approval_requests')
      .where({ document_type: 'purchase_order', document_id: order.id })
      .first()
    assert.equal(request.amount_minor, 115_000)
    assert.equal(request.link, `/procurement/purchase-orders/${order.id}/approval`)
    const events = await db.from('outbox_events').select('name', 'payload')
    const requested = events.find(
      ({ name, payload }) =>
        name === 'approvals.requested' && JSON.parse(payload).documentNumber === order.number
    )
    assert.equal(JSON.parse(requested.payload).approverValue, 'purchase-orders.approve')
  })

  test('nothing to order cannot be handed in', async ({ client, assert }) => {
    const order = await anOrder(client, 'buyer', '1', { lines: [] })
    const response = await call(client, 'buyer', 'post', path(order, 'submit'), { seen: 1 })
    response.assertStatus(422)
    assert.property(response.body().errors, 'lines')
  })

  test('approval ends the matter, and says who came first', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const sent = { seen: order.version, body: { comment: 'Fair price' } }
    const approved = await call(client, 'buyer', 'post', path(order, 'approve'), sent)
    approved.assertStatus(200)
    approved.assertBodyContains({ status: 'approved', decidedByName: 'Tariq Mansour', version: 3 })
    assert.equal(approved.body().approval.steps[0].comment, 'Fair price')
    const late = await call(client, 'technical.director', 'post', path(order, 'reject'), {
      seen: order.version,
      body: { reason: 'Too dear' },
    })
    late.assertStatus(409)
    late.assertBodyContains({
      code: 'ALREADY_DECIDED',
      decidedBy: 'Tariq Mansour',
      status: 'approved',
    })
    assert.isString(late.body().decidedAt)
    const logs = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_order', entity_id: String(order.id), action: 'approve' })
    assert.lengthOf(logs, 1)
  })

  test('rejection needs a reason; the order can then be mended and handed in again', async ({
    client,
    assert,
  }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    for (const body of [
      {},
      { reason: '  ' },
      { reason: 'x'.repeat(1001) },
      { reason: 'no', status: 'x' },
    ]) {
      const refused = await call(client, 'buyer', 'post', path(order, 'reject'), {
        seen: order.version,
        body,
      })
      refused.assertStatus(422)
    }
    const sent = { seen: order.version, body: { reason: 'Ask for a discount' } }
    const rejected = await call(client, 'buyer', 'post', path(order, 'reject'), sent)
    rejected.assertBodyContains({ status: 'rejected', rejectionReason: 'Ask for a discount' })
    const mended = await call(client, 'po.clerk', 'patch', `/api/purchase-orders/${order.id}`, {
      seen: rejected.body().version,
      body: { notes: 'Discount agreed' },
    })
    mended.assertStatus(200)
    const again = await call(client, 'po.clerk', 'post', path(order, 'submit'), {
      seen: mended.body().version,
    })
    again.assertBodyContains({ status: 'submitted', rejectionReason: null })
    assert.lengthOf(
      await db
        .from('approval_requests')
        .where({ document_id: order.id, document_type: 'purchase_order' }),
      2
    )
  })

  test('no one decides on their own order', async ({ client }) => {
    const order = await aSubmittedOrder(client, 'buyer')
    for (const action of ['approve', 'reject']) {
      const body = action === 'reject' ? { reason: 'mine' } : {}
      const response = await call(client, 'buyer', 'post', path(order, action), {
        seen: order.version,
        body,
      })
      response.assertStatus(403)
      response.assertBodyContains({ code: 'SELF_APPROVAL' })
    }
  })

  test('no one decides on their own order that a colleague handed in', async ({ client }) => {
    const order = await anOrder(client, 'buyer')
    const submitted = await call(client, 'po.clerk', 'post', path(order, 'submit'), { seen: 1 })
    const response = await call(client, 'buyer', 'post', path(order, 'approve'), {
      seen: submitted.body().version,
    })
    response.assertStatus(403)
    response.assertBodyContains({ code: 'SELF_APPROVAL' })
  })

  test('amounts decide who decides: {net} SAR before VAT')
    .with([
      { net: '86956.52', steps: ['Procurement approval: pending'] },
      { net: '86956.53', steps: ['Director approval: pending'] },
      { net: '434782.61', steps: ['Director approval: pending'] },
      {
        net: '434782.62',
        steps: ['Director approval: pending', 'Top management approval: waiting'],
      },
    ])
    .run(async ({ client, assert }, { net, steps }) => {
      const order = await aSubmittedOrder(client, 'po.clerk', net)
      assert.deepEqual(stepsOf(order), steps)
    })

  test('large orders stay unusable until everybody has approved', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk', '600000')
    const small = await call(client, 'buyer', 'post', path(order, 'approve'), {
      seen: order.version,
    })
    small.assertStatus(403)
    small.assertBodyContains({ code: 'NOT_THE_APPROVER' })
    const first = await call(client, 'chief.engineer', 'post', path(order, 'approve'), {
      seen: order.version,
    })
    first.assertBodyContains({ status: 'submitted', decidedAt: null })
    assert.deepEqual(stepsOf(first.body()), [
      'Director approval: approved',
      'Top management approval: pending',
    ])
    const twice = await call(client, 'chief.engineer', 'post', path(order, 'approve'), {
      seen: first.body().version,
    })
    twice.assertBodyContains({ code: 'NOT_THE_APPROVER' })
    const stale = await call(client, 'general.manager', 'post', path(order, 'approve'), {
      seen: order.version,
    })
    stale.assertStatus(412)
    const second = await call(client, 'general.manager', 'post', path(order, 'approve'), {
      seen: first.body().version,
    })
    second.assertBodyContains({ status: 'approved' })
  })

  test('decisions need the version that was read', async ({ client }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    for (const action of ['submit', 'approve', 'reject', 'cancel']) {
      const body = ['reject', 'cancel'].includes(action) ? { reason: 'x' } : {}
      const response = await call(client, 'buyer', 'post', path(order, action), { body })
      response.assertStatus(428)
    }
    const stale = await call(client, 'buyer', 'post', path(order, 'approve'), { seen: 1 })
    stale.assertStatus(412)
  })

  test('drafts cannot be approved', async ({ client }) => {
    const order = await anOrder(client, 'po.clerk')
    const response = await call(client, 'buyer', 'post', path(order, 'approve'), { seen: 1 })
    response.assertStatus(409)
    response.assertBodyContains({ code: 'CONFLICT', status: 'draft' })
  })

  test('cancelling takes the open request back', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const sent = { seen: order.version, body: { reason: 'Project stopped' } }
    const cancelled = await call(client, 'po.clerk', 'post', path(order, 'cancel'), sent)
    cancelled.assertBodyContains({
      status: 'cancelled',
      cancelReason: 'Project stopped',
      allowedActions: [],
    })
    const approved = await call(client, 'buyer', 'post', path(order, 'approve'), {
      seen: cancelled.body().version,
    })
    approved.assertStatus(409)
    const request = await db
      .from('approval_requests')
      .where({ document_type: 'purchase_order', document_id: order.id })
      .first()
    assert.deepInclude(request, { status: 'voided', open_guard: null })
  })

  test('strangers decide nothing', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'buyer')
    const guest = await client.post(path(order, 'approve')).withCsrfToken()
    guest.assertStatus(401)
    for (const username of ['staff', 'po.clerk', 'engineer', 'accountant']) {
      const response = await call(client, username, 'post', path(order, 'approve'), {
        seen: order.version,
      })
      response.assertStatus(403)
    }
    const { status } = await PurchaseOrder.findOrFail(order.id)
    assert.equal(status, 'submitted')
  })
})
