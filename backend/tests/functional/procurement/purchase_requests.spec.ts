import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from './support.js'
import { aRequest, anApprovedRequest, REQUESTS, step } from './purchase_request_support.js'
import { aMaterial } from './stock_support.js'

test.group('Purchase requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are not for guests, nor for people without the ability', async ({ client }) => {
    const guest = await client.get(REQUESTS)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', REQUESTS)
    staff.assertStatus(403)
    const written = await call(client, 'staff', 'post', REQUESTS, { body: { title: 'x' } })
    written.assertStatus(403)
  })

  test('get a number of the year, an audit row, and the worth of known materials', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    await db.from('materials').where('id', material.id).update({ last_price_e4: 200_000 })
    const lines = [
      { description: 'Cement', materialId: material.id, quantity: '10', unit: 'bag' },
      { description: 'Free text', quantity: '3' },
    ]
    const request = await aRequest(client, { lines })
    assert.match(request.number, /^PR-\d{4}-\d{4}$/)
    assert.containsSubset(request, {
      status: 'draft',
      version: 1,
      can: { update: true, approve: false },
    })
    const row = await db.from('purchase_requests').where('id', request.id).firstOrFail()
    assert.equal(Number(row.estimated_minor), 200_00)
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_request', entity_id: String(request.id) })
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['create']
    )
  })

  test('refuse unknown records, empty ones and stale versions', async ({ client, assert }) => {
    const absent = await call(client, 'storekeeper', 'post', REQUESTS, {
      body: {
        title: 'x',
        projectId: 999_999,
        lines: [{ description: 'y', quantity: '1', materialId: 999_999 }],
      },
    })
    absent.assertStatus(422)
    assert.sameMembers(Object.keys(absent.body().errors), ['projectId', 'lines.0.materialId'])
    const empty = await aRequest(client, { lines: [] })
    const sent = await step(client, 'storekeeper', empty, 'submit')
    sent.assertStatus(422)
    const path = `${REQUESTS}/${empty.id}`
    const stale = await call(client, 'storekeeper', 'patch', path, {
      body: { title: 'z' },
      seen: 9,
    })
    stale.assertStatus(412)
  })

  test('belong to their writer and to who buys', async ({ client }) => {
    const request = await aRequest(client)
    const path = `${REQUESTS}/${request.id}`
    const other = await call(client, 'planner', 'patch', path, { body: { title: 'z' }, seen: 1 })
    other.assertStatus(403)
    const clerk = await call(client, 'po.clerk', 'patch', path, { body: { title: 'z' }, seen: 1 })
    clerk.assertStatus(200)
  })

  test('are approved by someone else, and locked from then on', async ({ client, assert }) => {
    const own = await call(client, 'buyer', 'post', REQUESTS, {
      body: { title: 'Own', lines: [{ description: 'y', quantity: '1' }] },
    })
    ;(await step(client, 'buyer', own.body(), 'submit')).assertStatus(200)
    const self = await step(client, 'buyer', own.body(), 'approve')
    self.assertStatus(403)
    assert.equal(self.body().code, 'SELF_APPROVAL')
    const request = await anApprovedRequest(client)
    assert.containsSubset(request, { status: 'approved', can: { quote: true, update: false } })
    const late = await call(client, 'storekeeper', 'patch', `${REQUESTS}/${request.id}`, {
      body: { title: 'z' },
      seen: request.version,
    })
    late.assertStatus(409)
    const again = await step(client, 'buyer', request, 'approve')
    again.assertStatus(409)
  })

  test('go back to their writer with a reason, and may be handed in again', async ({
    client,
    assert,
  }) => {
    const request = await aRequest(client)
    ;(await step(client, 'storekeeper', request, 'submit')).assertStatus(200)
    const mute = await step(client, 'buyer', request, 'reject')
    mute.assertStatus(422)
    const rejected = await step(client, 'buyer', request, 'reject', { reason: 'In stock' })
    rejected.assertStatus(200)
    assert.containsSubset(rejected.body(), { status: 'rejected', reason: 'In stock' })
    const again = await step(client, 'storekeeper', request, 'submit')
    again.assertStatus(200)
    assert.containsSubset(again.body(), { status: 'submitted', reason: null })
    const cancelled = await step(client, 'storekeeper', request, 'cancel', { reason: 'Not needed' })
    cancelled.assertStatus(200)
    const open = await db
      .from('approval_requests')
      .where({ document_type: 'purchase_request', document_id: request.id, open_guard: 1 })
    assert.lengthOf(open, 0)
  })

  test('are deleted as drafts only, and found by their words', async ({ client, assert }) => {
    const request = await aRequest(client, { title: 'Kerbstones of the parking' })
    const found = await call(client, 'storekeeper', 'get', `${REQUESTS}?q=kerbstones`)
    assert.deepEqual(
      found.body().map(({ id }: any) => id),
      [request.id]
    )
    const gone = await call(client, 'storekeeper', 'delete', `${REQUESTS}/${request.id}`, {
      seen: 1,
    })
    gone.assertStatus(204)
    assert.isNull(
      await db.from('purchase_request_lines').where('purchase_request_id', request.id).first()
    )
    const approved = await anApprovedRequest(client)
    const kept = await call(client, 'buyer', 'delete', `${REQUESTS}/${approved.id}`, {
      seen: approved.version,
    })
    kept.assertStatus(409)
  })
})
