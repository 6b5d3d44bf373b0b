import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { loadSettings } from '#core/settings/settings'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { person } from '#tests/helpers/users'

const AT = '/api/held-changes'
const PASSWORD = 'Granite-and-glass-9'

interface Sent {
  as?: string
  body?: object
  seen?: number
}

async function send(
  client: ApiClient,
  method: 'post' | 'patch' | 'put',
  path: string,
  { as = 'admin', body = {}, seen }: Sent = {}
) {
  const request = client[method](path)
    .loginAs(await person(as))
    .withCsrfToken()
    .json(body)
  return seen === undefined ? request : request.header('If-Match', `"${seen}"`)
}

const listed = async (client: ApiClient, as: string) =>
  (await client.get(AT).loginAs(await person(as))).body()

/** The administrator asks for a change of a person. @returns the change that it waits as */
async function ask(
  client: ApiClient,
  username: string,
  method: 'patch' | 'put',
  path: string,
  body: object
) {
  const { id, version } = await person(username)
  const response = await send(client, method, `/api/users/${id}${path}`, { body, seen: version })
  response.assertStatus(202)
  const [change] = await listed(client, 'general.manager')
  return change
}

const grant = (client: ApiClient, username: string, ...names: string[]) =>
  ask(client, username, 'patch', '', {
    permissions: Object.fromEntries(names.map((name) => [name, true])),
  })

const confirm = (client: ApiClient, { id }: { id: number }, as: string, body: object = {}) =>
  send(client, 'post', `${AT}/${id}/confirm`, { as, body })

async function toldTo(username: string): Promise<string[]> {
  await dispatchWaiting()
  const { id } = await person(username)
  const rows = await db.from('notifications').where('user_id', id).select('type')
  return rows.map(({ type }) => type)
}

/** Only the owner of the firm is left who could confirm anything. */
async function onlyOneAdministrator() {
  const { id } = await person('general.manager')
  await db.from('users').where('id', id).update({ disabled_at: '2026-01-01 00:00:00' })
}

test.group('Changes of access that need a second person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())

  test('are confirmed by administrators and owners', async ({ client }) => {
    ;(await client.get(AT)).assertStatus(401)
    ;(await client.get(AT).loginAs(await person('staff'))).assertStatus(403)
    for (const action of ['confirm', 'reject']) {
      const refused = await send(client, 'post', `${AT}/1/${action}`, { as: 'staff' })
      refused.assertStatus(403)
      ;(await send(client, 'post', `${AT}/999999/${action}`)).assertStatus(404)
    }
  })

  test('an administrator makes no one an approver alone, also not themselves', async ({
    client,
    assert,
  }) => {
    const change = await grant(client, 'staff', 'quotation_approver', 'financeView')
    assert.containsSubset(change, {
      kind: 'user_access',
      status: 'pending',
      concerned: { name: 'Aisha Rahman' },
      requestedBy: { name: 'Sami Al-Harbi' },
      can: { confirm: true, reject: true, alone: false },
    })
    assert.deepEqual((await person('staff')).permissions, {})
    const own = await confirm(client, change, 'admin', { password: DEMO_PASSWORD })
    own.assertStatus(403)
    own.assertBodyContains({ code: 'SECOND_PERSON' })
    assert.deepEqual((await person('staff')).permissions, {})
    assert.include(await toldTo('general.manager'), 'account_change_pending')
    ;(await confirm(client, change, 'general.manager')).assertStatus(200)
    const after = await person('staff')
    assert.deepEqual(after.permissions, { quotation_approver: true, financeView: true })
    assert.include(await toldTo('staff'), 'account_change_confirmed')
    const again = await confirm(client, change, 'general.manager')
    again.assertStatus(409)
    again.assertBodyContains({ code: 'CHANGE_SETTLED' })
    const logs = await db
      .from('audit_logs')
      .where({ entity_type: 'held_change', entity_id: String(change.id) })
      .orderBy('id')
    assert.deepEqual(
      logs.map(({ action }) => action),
      ['request', 'confirm']
    )
  })

  test('nor a second administrator, who would confirm the rest', async ({ client, assert }) => {
    await grant(client, 'staff', 'admin')
    const body = {
      ...{ username: 'second.self', name: 'Second Self', password: PASSWORD },
      role: 'admin',
    }
    ;(await send(client, 'post', '/api/users', { body })).assertStatus(202)
    const made = await person('second.self')
    assert.deepEqual([made.role, made.permissions], ['staff', {}])
    assert.deepEqual((await person('staff')).permissions, {})
    const [change] = await listed(client, 'general.manager')
    ;(await confirm(client, change, 'general.manager')).assertStatus(200)
    assert.equal((await person('second.self')).role, 'admin')
  })

  test('nor a second person who decides on orders, requests or stock', async ({
    client,
    assert,
  }) => {
    await grant(client, 'staff', 'procurement')
    const body = { ...{ username: 'own.buyer', name: 'Own Buyer', password: PASSWORD } }
    const role = 'procurement_manager'
    ;(await send(client, 'post', '/api/users', { body: { ...body, role } })).assertStatus(202)
    const made = await person('own.buyer')
    assert.deepEqual([made.role, made.permissions], ['staff', {}])
    assert.deepEqual((await person('staff')).permissions, {})
    const clerk = { ...body, username: 'own.clerk', role: 'staff' }
    const permissions = { procurementPurchaseOrders: true, inventoryView: true }
    const plain = await send(client, 'post', '/api/users', { body: { ...clerk, permissions } })
    plain.assertStatus(201)
  })

  test('what was changed meanwhile is not confirmed', async ({ client, assert }) => {
    const change = await grant(client, 'staff', 'quotation_approver')
    const permissions = JSON.stringify({ financeView: true })
    await db.from('users').where('username', 'staff').update({ permissions })
    ;(await confirm(client, change, 'general.manager')).assertStatus(409)
    assert.deepEqual((await person('staff')).permissions, { financeView: true })
  })

  test('an approver keeps their password until it is confirmed, and is notified', async ({
    client,
    assert,
  }) => {
    const signIn = (password: string) =>
      client.post('/api/auth/login').json({ username: 'chief.engineer', password }).withCsrfToken()
    const body = { password: PASSWORD }
    const change = await ask(client, 'chief.engineer', 'put', '/password', body)
    ;(await signIn(PASSWORD)).assertStatus(401)
    assert.include(await toldTo('chief.engineer'), 'account_change_pending')
    const row = await db.from('held_changes').where('id', change.id).first()
    assert.notInclude(JSON.stringify([row, change]), PASSWORD)
    assert.notInclude(JSON.stringify(change), 'argon')
    ;(await confirm(client, change, 'general.manager')).assertStatus(200)
    ;(await signIn(PASSWORD)).assertStatus(200)
  })

  test('a passcode likewise; anyone who approves nothing gets a new one at once', async ({
    client,
    assert,
  }) => {
    await ask(client, 'chief.engineer', 'put', '/passcode', { passcode: '830174' })
    const { id, version } = await person('staff')
    const sent = { body: { password: PASSWORD }, seen: version }
    ;(await send(client, 'put', `/api/users/${id}/password`, sent)).assertStatus(200)
    assert.lengthOf(await listed(client, 'admin'), 1)
  })

  test('of an owner only the owner sets them; the name of one is not given away', async ({
    client,
    assert,
  }) => {
    const { id, version, password } = await person('general.manager')
    for (const [path, body] of [
      ['password', { password: PASSWORD }],
      ['passcode', { passcode: '830174' }],
    ] as const) {
      const sent = { body, seen: version }
      const refused = await send(client, 'put', `/api/users/${id}/${path}`, sent)
      refused.assertStatus(403)
      refused.assertBodyContains({ code: 'OWNER_SECRET' })
    }
    assert.equal((await person('general.manager')).password, password)
    await db.from('users').where('username', 'staff').update({ role: 'admin' })
    const body = { username: 'general.manager', name: 'Other', role: 'staff', password: PASSWORD }
    const refused = await send(client, 'post', '/api/users', { as: 'staff', body })
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'OWNER_NAME' })
  })

  test('self-approval is not switched on by one person', async ({ client, assert }) => {
    const settings = (await client.get('/api/settings').loginAs(await person('admin'))).body()
    assert.include(settings.held, 'allowSelfApproval')
    const sent = { body: { allowSelfApproval: true }, seen: settings.version }
    const answered = await send(client, 'patch', '/api/settings', sent)
    answered.assertStatus(200)
    assert.isFalse(answered.body().allowSelfApproval)
    const [change] = await listed(client, 'general.manager')
    assert.deepInclude(change, { kind: 'settings', label: 'allowSelfApproval' })
    ;(await confirm(client, change, 'general.manager')).assertStatus(200)
    await loadSettings()
    const after = (await client.get('/api/settings').loginAs(await person('admin'))).body()
    assert.isTrue(after.allowSelfApproval)
  })

  test('the account that clients pay into is not changed by one person', async ({
    client,
    assert,
  }) => {
    const iban = 'SA0380000000608010167519'
    const read = async () =>
      (await client.get('/api/settings').loginAs(await person('admin'))).body()
    const before = await read()
    const body = { bankName: 'Other bank', iban: 'SA03 8000 0000 6080 1016 7519', phone: null }
    const answered = await send(client, 'patch', '/api/settings', { body, seen: before.version })
    answered.assertStatus(200)
    assert.deepInclude(answered.body(), { iban: before.iban, bankName: before.bankName })
    const [change] = await listed(client, 'general.manager')
    assert.deepInclude(change, { kind: 'settings', label: 'bankName' })
    assert.deepInclude(change.changes, { field: 'iban', before: before.iban, after: iban })
    ;(await confirm(client, change, 'admin')).assertStatus(403)
    ;(await confirm(client, change, 'general.manager')).assertStatus(200)
    await loadSettings()
    assert.deepInclude(await read(), { iban, bankName: 'Other bank' })
    const log = await db.from('audit_logs').whereIn('entity_type', ['settings', 'held_change'])
    assert.notInclude(JSON.stringify(log), '80000000608010167519')
  })

  test('are rejected, taken back, or lapse', async ({ client, assert }) => {
    const first = await grant(client, 'staff', 'quotation_approver')
    const rejected = await send(client, 'post', `${AT}/${first.id}/reject`, {
      as: 'general.manager',
    })
    rejected.assertStatus(200)
    rejected.assertBodyContains({ status: 'rejected' })
    const second = await grant(client, 'staff', 'quotation_approver')
    ;(await send(client, 'post', `${AT}/${second.id}/reject`)).assertStatus(200)
    const third = await grant(client, 'staff', 'quotation_approver')
    const past = DateTime.utc().minus({ days: 8 }).toFormat('yyyy-MM-dd HH:mm:ss')
    await db.from('held_changes').where('id', third.id).update({ expires_at: past })
    const late = await confirm(client, third, 'general.manager')
    late.assertStatus(409)
    late.assertBodyContains({ code: 'CHANGE_LAPSED' })
    assert.equal((await listed(client, 'admin'))[0].status, 'lapsed')
    assert.deepEqual((await person('staff')).permissions, {})
  })

  test('the only administrator confirms alone as an owner, by password, and the log says so', async ({
    client,
    assert,
  }) => {
    await onlyOneAdministrator()
    const { id, version } = await person('staff')
    const body = { permissions: { quotation_approver: true } }
    ;(await send(client, 'patch', `/api/users/${id}`, { body, seen: version })).assertStatus(202)
    const [change] = await listed(client, 'admin')
    assert.isTrue(change.can.alone)
    ;(await confirm(client, change, 'admin')).assertStatus(422)
    ;(await confirm(client, change, 'admin', { password: 'not-my-password' })).assertStatus(422)
    assert.deepEqual((await person('staff')).permissions, {})
    ;(await confirm(client, change, 'admin', { password: DEMO_PASSWORD })).assertStatus(200)
    assert.deepEqual((await person('staff')).permissions, { quotation_approver: true })
    assert.include(await toldTo('staff'), 'account_change_confirmed')
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'held_change', action: 'confirm' })
      .first()
    assert.include(log.changes, 'confirmedAlone')
  })
})
