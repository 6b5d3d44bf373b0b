import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/shared/user'
import {
  anOrder,
  approveVendor,
  aSubmittedOrder,
  aVendor,
  call,
  line,
  vendorBody,
} from './support.js'

const VENDORS = '/api/vendors'
const OTHER_IBAN = 'SA4420000001234567891234'

test.group('The status of a vendor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('whom a clerk enters is a prospect: drafted with, not ordered from', async ({ client }) => {
    const staff = await User.findByOrFail('username', 'staff')
    await staff.merge({ permissions: { procurementVendorList: true } }).save()
    const created = await call(client, 'staff', 'post', VENDORS, { body: vendorBody() })
    created.assertBodyContains({ status: 'prospect' })
    const vendorId = created.body().id
    const order = await anOrder(client, 'po.clerk', '100', { vendorId })
    const path = `/api/purchase-orders/${order.id}/submit`
    const refused = await call(client, 'po.clerk', 'post', path, { seen: 1 })
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'VENDOR_BLOCKED', status: 'prospect' })
    await approveVendor(client, vendorId)
    const passed = await call(client, 'po.clerk', 'post', path, { seen: 1 })
    passed.assertStatus(200)
  })

  test('is moved by the procurement manager, along its life, with a reason', async ({ client }) => {
    const vendor = await aVendor({ status: 'approved' })
    const path = `${VENDORS}/${vendor.id}/status`
    const clerk = await call(client, 'po.clerk', 'post', path, {
      body: { status: 'on_hold' },
      seen: 1,
    })
    clerk.assertStatus(403)
    const silent = await call(client, 'buyer', 'post', path, {
      body: { status: 'on_hold' },
      seen: 1,
    })
    silent.assertStatus(422)
    const jump = await call(client, 'buyer', 'post', path, {
      body: { status: 'prospect' },
      seen: 1,
    })
    jump.assertStatus(409)
    const stale = await call(client, 'buyer', 'post', path, {
      body: { status: 'under_review' },
      seen: 9,
    })
    stale.assertStatus(412)
  })

  test('on hold stops new orders, blacklisted approvals too; what was ordered goes on', async ({
    client,
    assert,
  }) => {
    const vendor = await aVendor({ status: 'approved' })
    const draft = await anOrder(client, 'po.clerk', '100', { vendorId: vendor.id })
    const submit = `/api/purchase-orders/${draft.id}/submit`
    const submitted = (await call(client, 'po.clerk', 'post', submit, { seen: 1 })).body()
    const path = `${VENDORS}/${vendor.id}/status`
    const hold = { status: 'on_hold', reason: 'Late' }
    await call(client, 'buyer', 'post', path, { body: hold, seen: 1 })
    const body = { vendorId: vendor.id, lines: [line()] }
    const fresh = await call(client, 'po.clerk', 'post', '/api/purchase-orders', { body })
    fresh.assertStatus(409)
    const list = { status: 'blacklisted', reason: 'Fraud' }
    await call(client, 'buyer', 'post', path, { body: list, seen: 2 })
    const approve = `/api/purchase-orders/${draft.id}/approve`
    const refused = await call(client, 'chief.engineer', 'post', approve, {
      seen: submitted.version,
    })
    refused.assertStatus(409)
    await db.from('vendors').where('id', vendor.id).update({ status: 'approved' })
    const approved = await call(client, 'chief.engineer', 'post', approve, {
      seen: submitted.version,
    })
    await db.from('vendors').where('id', vendor.id).update({ status: 'blacklisted' })
    const { id, version, lines } = approved.body()
    const receipt = { lines: [{ lineId: lines[0].id, accepted: '1' }] }
    const sent = { body: receipt, seen: version }
    const received = await call(
      client,
      'storekeeper',
      'post',
      `/api/purchase-orders/${id}/receipts`,
      sent
    )
    assert.equal(received.status(), 201)
  })

  test('expired documents stop an approval unless the approver says why', async ({
    client,
    assert,
  }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const [file] = await db.table('files').insert({
      storage_key: `expired-${order.id}`,
      original_name: 'cr.pdf',
      mime: 'application/pdf',
      extension: 'pdf',
      size: 1,
      sha256: 'x',
      owner_type: 'vendor_document',
      created_at: '2026-01-01 00:00:00',
    })
    await db.table('vendor_documents').insert({
      vendor_id: order.vendorId,
      file_id: file,
      document_type: 'commercial_registration',
      expires_on: '2026-01-31',
      created_at: '2026-01-01 00:00:00',
    })
    const path = `/api/purchase-orders/${order.id}/approve`
    const refused = await call(client, 'buyer', 'post', path, { seen: order.version })
    refused.assertStatus(409)
    refused.assertBodyContains({
      code: 'DOCUMENTS_EXPIRED',
      documents: ['commercial_registration'],
    })
    const body = { comment: 'Renewal is filed, receipt seen' }
    const given = await call(client, 'buyer', 'post', path, { body, seen: order.version })
    given.assertStatus(200)
    const [entry] = (
      await call(client, 'buyer', 'get', `/api/purchase-orders/${order.id}/history`)
    ).body()
    assert.includeDeepMembers(entry.changes, [
      { field: 'comment', before: null, after: body.comment },
      { field: 'expiredDocuments', before: null, after: ['commercial_registration'] },
    ])
  })

  test('numbers of Saudi vendors have their form', async ({ client, assert }) => {
    const right = { crNumber: '1010 123 456', vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', buildingNumber: '7214' }
    const created = await call(client, 'buyer', 'post', VENDORS, { body: vendorBody(right) })
    created.assertStatus(201)
    created.assertBodyContains({ crNumber: '1010123456', vatNumber: '300000000000003' })
    for (const wrong of [
      { crNumber: '123' },
      { vatNumber: '400000000000003' },
      { buildingNumber: '72' },
    ]) {
      const response = await call(client, 'buyer', 'post', VENDORS, { body: vendorBody(wrong) })
      response.assertStatus(422)
      assert.properties(response.body().errors, Object.keys(wrong))
    }
  })
})

test.group('A changed bank account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('may be used once a second person has confirmed it', async ({ client, assert }) => {
    const created = await call(client, 'buyer', 'post', VENDORS, { body: vendorBody() })
    const path = `${VENDORS}/${created.body().id}/bank-accounts`
    const [first] = (await call(client, 'buyer', 'get', path)).body()
    assert.containsSubset(first, {
      revision: 1,
      status: 'pending',
      iban: '****7519',
      can: { approve: false },
    })
    const own = await call(client, 'buyer', 'post', `${path}/${first.id}/approve`, {
      body: {},
      seen: 1,
    })
    own.assertStatus(403)
    own.assertBodyContains({ code: 'SELF_APPROVAL' })
    const clerk = await call(client, 'storekeeper', 'post', `${path}/${first.id}/approve`, {
      body: {},
      seen: 1,
    })
    clerk.assertStatus(403)
    const confirmed = await call(client, 'admin', 'post', `${path}/${first.id}/approve`, {
      body: {},
      seen: 1,
    })
    confirmed.assertStatus(200)
    assert.equal(confirmed.body()[0].status, 'approved')
    const changed = await call(client, 'admin', 'patch', `${VENDORS}/${created.body().id}`, {
      body: { iban: OTHER_IBAN },
      seen: 1,
    })
    changed.assertStatus(200)
    const versions = (await call(client, 'buyer', 'get', path)).body()
    assert.deepEqual(
      versions.map(({ revision, status }: { revision: number; status: string }) => [
        revision,
        status,
      ]),
      [
        [2, 'pending'],
        [1, 'approved'],
      ]
    )
    const silent = await call(client, 'buyer', 'post', `${path}/${versions[0].id}/reject`, {
      body: {},
      seen: 1,
    })
    silent.assertStatus(422)
    await call(client, 'buyer', 'post', `${path}/${versions[0].id}/approve`, { body: {}, seen: 1 })
    const after = (await call(client, 'buyer', 'get', path)).body()
    assert.deepEqual(
      after.map(({ status }: { status: string }) => status),
      ['approved', 'superseded']
    )
    const again = await call(client, 'buyer', 'post', `${path}/${versions[0].id}/approve`, {
      body: {},
      seen: 2,
    })
    again.assertStatus(409)
    const stored = JSON.stringify(await db.from('audit_logs').where('entity_type', 'vendor'))
    assert.notInclude(stored, OTHER_IBAN)
    assert.notInclude(JSON.stringify(after), OTHER_IBAN)
  })

  test('a change of the address is none', async ({ client, assert }) => {
    const created = await call(client, 'buyer', 'post', VENDORS, { body: vendorBody() })
    const path = `${VENDORS}/${created.body().id}`
    await call(client, 'buyer', 'patch', path, { body: { city: 'Jeddah' }, seen: 1 })
    assert.lengthOf((await call(client, 'buyer', 'get', `${path}/bank-accounts`)).body(), 1)
  })
})
