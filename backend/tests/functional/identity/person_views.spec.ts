import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { PERSON_VIEWED } from '#identity/events'
import { endOverdueViews } from '#identity/person_views/end_overdue_views'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { folder, put } from '../files/library.js'
import { call, vendorBody } from '../procurement/support.js'
import {
  letViewsExpire,
  logged,
  REASON,
  start,
  viewAs,
  VIEWS,
  whoIs,
} from './person_view_support.js'
import { codeOf, signIn, turnOn } from './two_step_support.js'

const adminOf = async (username: string) => permit(await person(username), 'admin')

test.group('Views as another user', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('are begun by administrators, with a reason', async ({ client, assert }) => {
    const { id: userId } = await person('buyer')
    const body = { userId, reason: REASON }
    const guest = await client.post(VIEWS).withCsrfToken().unsafeJson(body)
    guest.assertStatus(401)
    for (const username of ['staff', 'auditor', 'chief.engineer'])
      (await call(client, username, 'post', VIEWS, { body })).assertStatus(403)
    const { jar } = await signIn('admin')
    for (const reason of ['', '    ', 'x'.repeat(301)])
      assert.equal((await start(jar, 'buyer', reason)).status, 422, reason)
    assert.equal((await jar.send('POST', VIEWS, { userId: 999_999, reason: REASON })).status, 404)
    assert.lengthOf(await db.from('person_views'), 0)
    assert.equal((await start(jar, 'buyer')).status, 201)
    const view = await db.from('person_views').firstOrFail()
    const admin = await person('admin')
    assert.deepInclude(view, { viewer_id: admin.id, viewed_id: userId, reason: REASON })
  })

  test('ask for a fresh code of whoever uses one', async ({ client, assert }) => {
    const { secret } = await turnOn(client, 'admin')
    const browser = await signIn('admin')
    await browser.enter(codeOf(secret))
    await db.from('user_sessions').update({ proven_at: '2020-01-01 00:00:00' })
    const { body } = await start(browser.jar, 'buyer')
    assert.equal(body.code, 'PROOF_REQUIRED')
  })

  test('show no owner, no one with more administration, no disabled account, not oneself', async ({
    assert,
  }) => {
    await adminOf('engineer')
    const { jar } = await signIn('engineer')
    const codes = async (username: string) => (await start(jar, username)).body.code
    assert.equal(await codes('general.manager'), 'VIEW_OWNER')
    assert.equal(await codes('admin'), 'VIEW_OWNER')
    assert.equal(await codes('disabled.user'), 'VIEW_DISABLED')
    assert.equal(await codes('engineer'), 'OWN_ACCOUNT')
    assert.lengthOf(await db.from('person_views'), 0)
    await adminOf('buyer')
    assert.equal((await start(jar, 'buyer')).status, 201)
  })

  test('show what both may, nothing more', async ({ assert }) => {
    await adminOf('engineer')
    const { abilities: own } = await whoIs((await signIn('engineer')).jar)
    const jar = await viewAs('hr.manager', 'engineer')
    const shown = await whoIs(jar)
    assert.equal(shown.username, 'hr.manager')
    assert.isNull(shown.email)
    assert.equal(shown.viewing.by.name, (await person('engineer')).name)
    // pay is strict: this administrator has it no more than before
    for (const ability of ['employees.pay', 'people.open', 'notifications.own', 'users.manage'])
      assert.notInclude(shown.abilities, ability)
    assert.isTrue(shown.abilities.every((name: string) => own.includes(name)))
    assert.equal((await jar.send('GET', '/api/month-sheets')).status, 403)
    assert.equal((await jar.send('GET', '/api/users')).status, 403)
  })

  test('end by the button, and are logged and told at both ends', async ({ assert }) => {
    const jar = await viewAs('buyer')
    const { jar: other } = await signIn('admin')
    assert.isNull((await whoIs(other)).viewing, 'only this session views')
    assert.equal((await jar.send('DELETE', `${VIEWS}/current`)).status, 204)
    assert.equal((await whoIs(jar)).username, 'admin')
    assert.equal((await jar.send('DELETE', `${VIEWS}/current`)).status, 404)
    const { id: adminId } = await person('admin')
    const { id: buyerId } = await person('buyer')
    for (const action of ['start_view', 'end_view']) {
      const row = await logged(action).firstOrFail()
      assert.deepInclude(row, { actor_id: adminId, entity_id: String(buyerId) })
      assert.include(row.changes, 'admin')
      assert.include(row.changes, 'buyer')
    }
    const events = await db.from('outbox_events').where('name', PERSON_VIEWED)
    await dispatchEvents(events.map(({ id }) => id))
    const told = await db.from('notifications').where('type', 'account_viewed')
    assert.deepEqual(
      told.map(({ user_id: userId }) => userId),
      [buyerId]
    )
    assert.include(told[0].message, REASON)
  })

  test('end by themselves after a quarter of an hour', async ({ assert }) => {
    const jar = await viewAs('buyer')
    await letViewsExpire()
    assert.equal((await whoIs(jar)).username, 'admin')
    await endOverdueViews()
    await endOverdueViews()
    const ends = await logged('end_view')
    assert.lengthOf(ends, 1)
    assert.include(ends[0].changes, 'expired')
    assert.equal((await start(jar, 'engineer')).status, 201)
  })

  test('end with the account of the person, and with the session', async ({ client, assert }) => {
    const jar = await viewAs('buyer')
    const { id, version } = await person('buyer')
    const disabled = await call(client, 'general.manager', 'post', `/api/users/${id}/disable`, {
      ...{ body: {}, seen: version },
    })
    assert.include([200, 403], disabled.status())
    await (
      await person('buyer')
    )
      .merge({ disabledAt: (await person('disabled.user')).disabledAt })
      .save()
    assert.equal((await whoIs(jar)).username, 'admin')
    await endOverdueViews()
    assert.include((await logged('end_view').firstOrFail()).changes, 'disabled')
    const second = await viewAs('engineer')
    assert.equal((await second.send('POST', '/api/auth/logout')).status, 200)
    const out = await logged('sign_out').firstOrFail()
    assert.equal(out.entity_label, 'admin')
    await endOverdueViews()
    assert.include((await logged('end_view').firstOrFail()).changes, 'session_ended')
    assert.equal((await second.send('GET', '/api/vendors')).status, 401)
  })

  test('name the administrator beside each file that is opened, and open none that is personal', async ({
    client,
    assert,
  }) => {
    const { id: adminId } = await person('admin')
    const { id: engineerId } = await person('engineer')
    const { id: folderId } = await folder(client, 'engineer', 'Drawings')
    const { id } = (await put(client, 'engineer', folderId, 'plan.pdf')).body()
    const jar = await viewAs('engineer')
    const read = async (path: string) =>
      (await fetch(`${jar.origin}${path}`, { headers: { cookie: jar.header } })).status
    assert.equal(await read(`/api/files/${id}/content`), 200)
    const access = await db.from('file_downloads').where('file_id', id).firstOrFail()
    assert.equal(access.user_id, adminId)
    const row = await logged('read_in_view').firstOrFail()
    assert.deepInclude(row, { actor_id: adminId, entity_type: 'file', entity_id: String(id) })
    assert.include(row.agent, 'Viewing as engineer')
    // what was exported is for who exported it
    const own = { owner_type: 'exports.quotations', folder_id: null, created_by: engineerId }
    await db
      .from('files')
      .where('id', id)
      .update({ ...own, requires: '' })
    assert.equal(await read(`/api/files/${id}/content`), 404)
  })

  test('log under the name of the administrator what is revealed', async ({ client, assert }) => {
    const made = await call(client, 'buyer', 'post', '/api/vendors', { body: vendorBody() })
    const { id } = made.body()
    const reveals = () => logged('reveal_bank').where('entity_id', String(id))
    const before = (await reveals()).length
    const jar = await viewAs('buyer')
    assert.equal((await jar.send('GET', `/api/vendors/${id}`)).status, 200)
    const rows = await reveals()
    assert.lengthOf(rows, before + 1)
    assert.equal(rows[0].actor_id, (await person('admin')).id)
    assert.include(rows[0].agent, 'Viewing as buyer')
  })

  test('are one at a time, and lead nowhere else', async ({ assert }) => {
    const jar = await viewAs('buyer')
    const again = await start(jar, 'engineer')
    assert.equal(again.body.code, 'VIEW_READ_ONLY')
    assert.equal((await jar.send('GET', '/api/auth/session')).status, 200)
    assert.equal((await jar.send('POST', '/api/auth/keep-alive')).status, 200)
    assert.equal((await jar.send('GET', '/api/auth/sessions')).body.code, 'VIEW_PERSONAL')
  })
})
