import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { loadSettings } from '#core/settings/settings'
import { delegations } from '#identity/delegations/delegated_abilities'
import { anOrder, aSubmittedOrder, call, line } from '#tests/functional/procurement/support'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'
import { anRfq, comparison, step } from '#tests/functional/procurement/purchase_request_support'
import {
  approve,
  at,
  delegate,
  edit,
  idOf,
  isAsked,
  set,
  submit,
  type Order,
} from './order_steps.js'

test.group('Who wrote a document decides on no step of it', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    await loadSettings()
    await delegations.reload()
  })

  test('rewriting a colleague’s draft and approving what the colleague hands in', async ({
    client,
    assert,
  }) => {
    const draft: Order = await anOrder(client, 'po.clerk', '10')
    const rewritten = await edit(client, 'buyer', draft, '80000')
    const submitted = await submit(client, 'po.clerk', rewritten)
    assert.deepEqual(await isAsked(client, 'buyer', submitted), { can: false, listed: false })
    const refused = await approve(client, 'buyer', submitted)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'SELF_APPROVAL' })
    const row = await db.from('purchase_orders').where('id', draft.id).first()
    assert.equal(row.status, 'submitted')
    const authors = await db
      .from('approval_authors')
      .join('approval_requests as r', 'r.id', 'approval_authors.request_id')
      .where({ 'r.document_type': 'purchase_order', 'r.document_id': draft.id })
      .orderBy('user_id')
      .select('user_id')
    assert.deepEqual(
      authors.map(({ user_id: id }) => id),
      [await idOf('buyer'), await idOf('po.clerk')].sort((a, b) => a - b)
    )
    assert.deepEqual(await isAsked(client, 'chief.engineer', submitted), {
      can: true,
      listed: true,
    })
    ;(await approve(client, 'chief.engineer', submitted)).assertStatus(200)
  })

  test('mending an order after having rejected it', async ({ client, assert }) => {
    const order: Order = await aSubmittedOrder(client, 'po.clerk', '10')
    const sent = { seen: order.version, body: { reason: 'Too little' } }
    const rejected = await call(client, 'buyer', 'post', at(order, 'reject'), sent)
    rejected.assertStatus(200)
    const mended = await edit(client, 'buyer', rejected.body(), '80000')
    const again = await submit(client, 'po.clerk', mended)
    assert.deepEqual(await isAsked(client, 'buyer', again), { can: false, listed: false })
    ;(await approve(client, 'buyer', again)).assertStatus(403)
  })

  test('what was approved in full has no authors any more: only an amendment’s count', async ({
    client,
    assert,
  }) => {
    const draft: Order = await anOrder(client, 'po.clerk', '10')
    const submitted = await submit(client, 'po.clerk', await edit(client, 'buyer', draft, '20'))
    const approved = await approve(client, 'technical.director', submitted)
    approved.assertStatus(200)
    const { version: seen, lines } = approved.body()
    const body = { reason: 'More steel', lines: [{ lineId: lines[0].id, ...line('30') }] }
    const sent = { seen, body }
    const amended = await call(client, 'po.clerk', 'post', at(draft, 'amendments'), sent)
    amended.assertStatus(200)
    assert.deepEqual(await isAsked(client, 'buyer', amended.body()), { can: true, listed: true })
    ;(await approve(client, 'buyer', amended.body())).assertStatus(200)
  })

  test('an administrator who rewrote an engineer’s quotation', async ({ client, assert }) => {
    const draft = await createdBy(client, 'engineer', { draft: true })
    const path = `/api/quotations/${draft.id}`
    const body = { discount: '0' }
    const edited = await write(client, 'patch', path, { as: 'admin', seen: draft.version, body })
    edited.assertStatus(200)
    const sent = { as: 'engineer', seen: edited.body().version }
    const submitted = await write(client, 'post', `${path}/submit`, sent)
    submitted.assertStatus(200)
    const decision = { seen: submitted.body().version }
    const refused = await write(client, 'post', `${path}/approve`, { as: 'admin', ...decision })
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'SELF_APPROVAL')
    const other = await write(client, 'post', `${path}/approve`, {
      as: 'chief.engineer',
      ...decision,
    })
    other.assertStatus(200)
  })

  test('entering the quotes that a colleague’s order is drafted from', async ({
    client,
    assert,
  }) => {
    const { request, quotes, lineIds } = await anRfq(client)
    const [lineId] = lineIds
    const [{ id: quoteId }] = quotes
    const answer = { currency: 'SAR', lines: [{ lineId, unitPrice: '800' }] }
    ;(await step(client, 'buyer', request, `quotes/${quoteId}`, answer, 'patch')).assertStatus(200)
    const lines = [{ lineId, quoteId }]
    ;(await step(client, 'po.clerk', request, 'award', { lines })).assertStatus(200)
    const { awards } = await comparison(client, request)
    const drafted = await call(
      client,
      'po.clerk',
      'get',
      `/api/purchase-orders/${awards[0].orderId}`
    )
    const submitted = await submit(client, 'po.clerk', drafted.body())
    assert.deepEqual(await isAsked(client, 'buyer', submitted), { can: false, listed: false })
    const refused = await approve(client, 'buyer', submitted)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'SELF_APPROVAL' })
    ;(await approve(client, 'chief.engineer', submitted)).assertStatus(200)
  })

  test('an author’s delegate, who has no right of their own', async ({ client }) => {
    await delegate(client, 'buyer', 'storekeeper')
    const draft: Order = await anOrder(client, 'po.clerk', '10')
    const submitted = await submit(client, 'po.clerk', await edit(client, 'buyer', draft, '80000'))
    ;(await approve(client, 'storekeeper', submitted)).assertStatus(403)
  })

  test('an amount that is no longer the one requested takes no effect', async ({ client }) => {
    const order: Order = await aSubmittedOrder(client, 'po.clerk', '10')
    await db.from('purchase_orders').where('id', order.id).update({ total_minor: 9_200_000 })
    const refused = await approve(client, 'buyer', order)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'AMOUNT_CHANGED' })
  })
})

test.group('One person decides one step of a document', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    await loadSettings()
    await delegations.reload()
  })

  async function firstStep(client: ApiClient, username: string): Promise<Order> {
    const order: Order = await aSubmittedOrder(client, 'po.clerk', '700000')
    const first = await approve(client, username, order)
    first.assertStatus(200)
    first.assertBodyContains({ status: 'submitted' })
    return first.body()
  }

  test('a manager who could decide both takes one of 700,000', async ({ client, assert }) => {
    const order = await firstStep(client, 'admin')
    assert.deepEqual(await isAsked(client, 'admin', order), { can: false, listed: false })
    const second = await approve(client, 'admin', order)
    second.assertStatus(403)
    second.assertBodyContains({ code: 'SECOND_STEP' })
    const pending = await db.from('purchase_orders').where('id', order.id).first()
    assert.equal(pending.status, 'submitted')
    const other = await approve(client, 'general.manager', order)
    other.assertStatus(200)
    other.assertBodyContains({ status: 'approved' })
  })

  test('nor with what the settings allow to authors', async ({ client }) => {
    await set('allowSelfApproval', true)
    const order: Order = await aSubmittedOrder(client, 'admin', '700000')
    const first = await approve(client, 'admin', order)
    first.assertStatus(200)
    const second = await approve(client, 'admin', first.body())
    second.assertStatus(403)
    second.assertBodyContains({ code: 'SECOND_STEP' })
  })

  test('nor in the name of who is away', async ({ client, assert }) => {
    await delegate(client, 'general.manager', 'technical.director')
    const order = await firstStep(client, 'technical.director')
    assert.deepEqual(await isAsked(client, 'technical.director', order), {
      can: false,
      listed: false,
    })
    const second = await approve(client, 'technical.director', order)
    second.assertStatus(403)
    second.assertBodyContains({ code: 'SECOND_STEP' })
    // whom the first decided for is one person with them
    assert.deepEqual(await isAsked(client, 'general.manager', order), { can: false, listed: false })
    ;(await approve(client, 'general.manager', order)).assertStatus(403)
    ;(await approve(client, 'admin', order)).assertStatus(200)
  })

  test('nor who lent the first step, after they are back', async ({ client }) => {
    await delegate(client, 'admin', 'staff')
    const order = await firstStep(client, 'staff')
    const own = await call(client, 'admin', 'get', '/api/approval-delegations')
    for (const { id } of own.body())
      await call(client, 'admin', 'delete', `/api/approval-delegations/${id}`)
    const second = await approve(client, 'admin', order)
    second.assertStatus(403)
    second.assertBodyContains({ code: 'SECOND_STEP' })
  })
})
