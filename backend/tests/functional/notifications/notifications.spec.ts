import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { notify } from '#notifications/notify'
import { kindOf } from '#notifications/kinds'
import { notifyExpiringDocuments } from '#procurement/vendor_documents/notify_expiring_documents'
import { person } from '#tests/helpers/users'
import { aVendor, call } from '../procurement/support.js'

const message = (more: object = {}) => ({
  type: 'job_finished',
  title: 'Done',
  titleAr: 'تم',
  message: 'm',
  messageAr: 'م',
  ...more,
})
const tell = async (username: string, more: object = {}) => {
  const { id } = await person(username)
  return transact(SYSTEM_ACTOR, (uow) => notify(uow, [id], message(more) as never))
}
const ofUser = async (username: string, type?: string) => {
  const query = db.from('notifications').where('user_id', (await person(username)).id)
  if (type) query.where('type', type)
  return query.orderBy('id')
}

test.group('Notifications', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  // tests that commit leave what they have told people
  group.each.setup(async () => {
    await db.from('notifications').delete()
  })

  test('are counted, listed newest first, filtered, and read one by one or all at once', async ({
    client,
    assert,
  }) => {
    for (const priority of ['low', 'urgent', 'high']) await tell('bdm', { priority })
    const count = async () =>
      (await call(client, 'bdm', 'get', '/api/notifications/unread-count')).body().count
    assert.equal(await count(), 3)
    const listed = await call(client, 'bdm', 'get', '/api/notifications?limit=50')
    assert.deepEqual(
      listed.body().map((item: { priority: string }) => item.priority),
      ['high', 'urgent', 'low']
    )
    const urgent = await call(client, 'bdm', 'get', '/api/notifications?priority=urgent')
    assert.lengthOf(urgent.body(), 1)
    const path = `/api/notifications/${urgent.body()[0].id}/read`
    ;(await call(client, 'buyer', 'patch', path)).assertStatus(404)
    ;(await call(client, 'bdm', 'patch', path)).assertStatus(200)
    assert.equal(await count(), 2)
    const unread = await call(client, 'bdm', 'get', '/api/notifications?isRead=false')
    assert.lengthOf(unread.body(), 2)
    ;(await call(client, 'bdm', 'patch', '/api/notifications/mark-all-read')).assertStatus(200)
    assert.equal(await count(), 0)
    assert.deepEqual((await call(client, 'buyer', 'get', '/api/notifications')).body(), [])
  })

  test('are filtered by what they are about', async ({ client, assert }) => {
    for (const type of ['job_finished', 'job_failed', 'quotation_approved', 'announcement'])
      await tell('bdm', { type })
    const kinds = async (query: string) =>
      (await call(client, 'bdm', 'get', `/api/notifications?${query}`))
        .body()
        .map(({ type, kind }: { type: string; kind: string }) => `${type} ${kind}`)
    assert.deepEqual(await kinds('kind=jobs_failed'), ['job_failed jobs_failed'])
    assert.deepEqual(await kinds('kind=decisions'), ['quotation_approved decisions'])
    assert.deepEqual(await kinds('kind=other'), ['announcement other'])
    assert.lengthOf(await kinds('kind=jobs_failed&kind=jobs_finished'), 2)
    assert.deepEqual(await kinds('kind=security'), [])
  })

  test('lead nowhere but into the portal', async ({ assert }) => {
    for (const actionUrl of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/a b',
      '/\t/evil.example',
    ]) {
      await assert.rejects(() => tell('bdm', { actionUrl }))
    }
    assert.lengthOf(await ofUser('bdm'), 0)
  })

  test('a kind that was switched off no longer comes; the others do', async ({
    client,
    assert,
  }) => {
    const url = '/api/notifications/preferences'
    const before = await call(client, 'bdm', 'get', url)
    assert.isTrue(before.body().every(({ inApp }: { inApp: boolean }) => inApp))
    const off = { kind: 'jobs_finished', inApp: false }
    const after = await call(client, 'bdm', 'patch', url, { body: off })
    after.assertStatus(200)
    assert.deepInclude(after.body(), { ...off, required: false, sound: true, mail: 'never' })
    await tell('bdm')
    await tell('buyer')
    await tell('bdm', { type: 'job_failed' })
    assert.deepEqual(
      (await ofUser('bdm')).map(({ type }) => type),
      ['job_failed']
    )
    assert.lengthOf(await ofUser('buyer'), 1)
    await call(client, 'bdm', 'patch', url, { body: { ...off, inApp: true } })
    await tell('bdm')
    assert.lengthOf(await ofUser('bdm'), 2)
    assert.lengthOf(await db.from('notification_preferences'), 1)
  })

  test('what waits for a decision, and the account’s safety, cannot be switched off', async ({
    client,
    assert,
  }) => {
    const url = '/api/notifications/preferences'
    for (const kind of ['approval_requests', 'security']) {
      const refused = await call(client, 'bdm', 'patch', url, { body: { kind, inApp: false } })
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'NOTIFICATION_REQUIRED')
    }
    const unknown = await call(client, 'bdm', 'patch', url, { body: { kind: 'x', inApp: true } })
    unknown.assertStatus(422)
    ;(await client.get(url)).assertStatus(401)
  })

  test('every type finds its kind', ({ assert }) => {
    const kinds = Object.entries({
      quotation_approval_requested: 'approval_requests',
      purchase_order_rejected: 'decisions',
      quotation_created: 'new_records',
      job_failed: 'jobs_failed',
      job_finished: 'jobs_finished',
      vendor_document_expiring: 'expiries',
      session_ended: 'security',
      something_else: 'other',
    })
    for (const [type, kind] of kinds) assert.equal(kindOf(type), kind)
  })

  test('someone whose sessions were ended elsewhere is reported', async ({ client, assert }) => {
    const user = await person('bdm')
    await call(client, 'bdm', 'get', '/api/auth/current-user')
    const path = `/api/users/${user.id}/end-sessions`
    const ended = await call(client, 'admin', 'post', path, { seen: user.version })
    ended.assertStatus(200)
    const [notified] = await ofUser('bdm', 'session_ended')
    assert.containsSubset(notified, { priority: 'high', action_url: '/account/sessions' })
  })

  test('the business developer of a new quotation is reported, unless they wrote it', async ({
    client,
    assert,
  }) => {
    const body = { projectName: 'Airport hangar', bdmInitials: 'FD', draft: true }
    const made = await call(client, 'engineer', 'post', '/api/quotations', { body })
    made.assertStatus(201)
    const [notified] = await ofUser('bdm', 'quotation_created')
    assert.include(notified.message, made.body().number)
    assert.equal(notified.action_url, `/engineering/quotations/${made.body().number}`)
    assert.lengthOf(await ofUser('engineer', 'quotation_created'), 0)
  })
})

test.group('Documents of vendors that end', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const today = DateTime.fromISO('2026-06-01T06:00:00Z', { zone: 'utc' })

  async function aDocument(expiresOn: string) {
    const vendor = await aVendor({ name: 'Najd Steel' })
    const now = '2026-01-01 00:00:00'
    const [file] = await db.table('files').insert({
      storage_key: `expiry-${expiresOn}`,
      original_name: 'cr.pdf',
      mime: 'application/pdf',
      extension: 'pdf',
      size: 1,
      sha256: 'x',
      owner_type: 'vendor_document',
      owner_id: vendor.id,
      created_at: now,
    })
    await db.table('vendor_documents').insert({
      vendor_id: vendor.id,
      file_id: file,
      document_type: 'commercial_registration',
      expires_on: expiresOn,
      created_at: now,
    })
    return vendor
  }

  test('are reported at 60, 30 and 7 days and at their end, once each', async ({ assert }) => {
    const vendor = await aDocument('2026-07-31')
    for (const [day, notified] of [
      ['2026-05-31', 0],
      ['2026-06-01', 1],
      ['2026-06-02', 0],
      ['2026-07-01', 1],
      ['2026-07-20', 0],
      ['2026-07-24', 1],
      ['2026-07-30', 0],
      ['2026-07-31', 1],
      ['2026-08-02', 0],
      ['2026-09-30', 0],
    ] as const) {
      const at = DateTime.fromISO(`${day}T06:00:00Z`, { zone: 'utc' })
      assert.equal(await notifyExpiringDocuments(at), notified, day)
      assert.equal(await notifyExpiringDocuments(at.plus({ hours: 9 })), 0, `${day} again`)
    }
    const rows = await ofUser('buyer')
    assert.deepEqual(
      rows.map(({ priority }) => priority),
      ['normal', 'high', 'urgent', 'urgent']
    )
    assert.equal(rows[0].action_url, `/procurement/vendors/${vendor.id}?tab=documents`)
    assert.lengthOf(await ofUser('storekeeper'), 0)
  })

  test('a document that was renewed is notified again', async ({ assert }) => {
    await aDocument('2026-06-05')
    assert.equal(await notifyExpiringDocuments(today), 1)
    await db.from('vendor_documents').update({ expires_on: '2026-06-06' })
    assert.equal(await notifyExpiringDocuments(today), 1)
  })
})
