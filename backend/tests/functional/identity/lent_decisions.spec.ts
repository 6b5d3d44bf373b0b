import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { delegations } from '#identity/delegations/delegated_abilities'
import { accessSettings } from '#identity/shared/access_settings'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { person } from '#tests/helpers/users'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'

const DELEGATIONS = '/api/approval-delegations'
const HELD = '/api/held-changes'
const PASSWORD = 'Granite-and-glass-9'
const idOf = async (username: string) => (await person(username)).id

/** An administrator lends the decisions of `chief.engineer`, who knows nothing of it, to someone. */
async function lend(client: ApiClient, delegate: string, as = 'admin') {
  const userId = await idOf('chief.engineer')
  const body = { userId, delegateId: await idOf(delegate), fromOn: today(), toOn: today() }
  return write(client, 'post', DELEGATIONS, { as, body })
}

const approve = (client: ApiClient, as: string, id: number) =>
  write(client, 'post', `/api/quotations/${id}/approve`, { as, seen: 1 })

const firstHeld = async (client: ApiClient, as = 'general.manager') =>
  (await client.get(HELD).loginAs(await person(as))).body()[0]

const confirm = (client: ApiClient, { id }: { id: number }, as: string) =>
  write(client, 'post', `${HELD}/${id}/confirm`, { as, body: {} })

/** The types of what someone was notified of. */
async function notifiedOf(username: string): Promise<string[]> {
  await dispatchWaiting()
  const rows = await db.from('notifications').where('user_id', await idOf(username))
  return rows.map(({ type }) => type)
}

test.group('Decisions that an administrator lends', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => delegations.reload())

  test('of someone else are lent once a second person has confirmed it', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const lent = await lend(client, 'estimator')
    lent.assertStatus(202)
    assert.containsSubset(lent.body(), { id: null, delegate: { id: await idOf('estimator') } })
    assert.isEmpty(await db.from('approval_delegations'))
    ;(await approve(client, 'estimator', id)).assertStatus(403)
    assert.include(await notifiedOf('chief.engineer'), 'account_change_pending')

    const change = await firstHeld(client)
    assert.deepInclude(change, { kind: 'approval_delegation', label: 'chief.engineer' })
    ;(await confirm(client, change, 'admin')).assertStatus(403)
    ;(await confirm(client, change, 'general.manager')).assertStatus(200)
    ;(await approve(client, 'estimator', id)).assertStatus(200)
    const notified = await notifiedOf('chief.engineer')
    assert.include(notified, 'account_change_confirmed')
    assert.include(await notifiedOf('estimator'), 'approval_delegation_created')
  })

  test('are confirmed by no administrator whom they are lent to', async ({ client, assert }) => {
    await db.from('users').where('username', 'staff').update({ role: 'admin' })
    ;(await lend(client, 'staff')).assertStatus(202)
    const change = await firstHeld(client)
    assert.isFalse((await firstHeld(client, 'staff')).can.confirm)
    ;(await confirm(client, change, 'staff')).assertStatus(403)
    assert.isEmpty(await db.from('approval_delegations'))
    ;(await confirm(client, change, 'general.manager')).assertStatus(200)
    assert.lengthOf(await db.from('approval_delegations'), 1)
  })

  test('are not lent when the days were taken meanwhile', async ({ client, assert }) => {
    ;(await lend(client, 'estimator')).assertStatus(202)
    const change = await firstHeld(client)
    const body = { delegateId: await idOf('engineer'), fromOn: today(), toOn: today() }
    ;(await write(client, 'post', DELEGATIONS, { as: 'chief.engineer', body })).assertStatus(201)
    const late = await confirm(client, change, 'general.manager')
    late.assertStatus(409)
    late.assertBodyContains({ code: 'DELEGATION_OVERLAPS' })
    const rows = await db.from('approval_delegations').select('delegate_id')
    assert.deepEqual(
      rows.map((row) => Number(row.delegate_id)),
      [body.delegateId]
    )
  })

  test('protect the password and passcode of who was lent them', async ({ client, assert }) => {
    const secrets = [
      ['password', { password: PASSWORD }],
      ['passcode', { passcode: '830174' }],
    ] as const
    const set = async (path: string, body: object) => {
      const { id, version: seen } = await person('estimator')
      return write(client, 'put', `/api/users/${id}/${path}`, { as: 'admin', body, seen })
    }
    for (const [path, body] of secrets) (await set(path, body)).assertStatus(200)
    const delegateId = await idOf('estimator')
    for (const day of [today(), '2199-01-01']) {
      await db.from('approval_delegations').delete()
      const given = { delegateId, fromOn: day, toOn: day }
      const lent = await write(client, 'post', DELEGATIONS, { as: 'chief.engineer', body: given })
      lent.assertStatus(201)
      const { password, passcode } = await person('estimator')
      for (const [path, body] of secrets) (await set(path, body)).assertStatus(202)
      const after = await person('estimator')
      assert.deepEqual([after.password, after.passcode], [password, passcode], day)
    }
  })
})

test.group('Accounts whose id alone gives rights', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const { approverIds } = accessSettings
  group.each.teardown(() => {
    accessSettings.approverIds = approverIds
  })

  test('are made by an owner only', async ({ client, assert }) => {
    await db.from('users').where('username', 'staff').update({ role: 'admin' })
    const { last } = await db.from('users').max('id as last').firstOrFail()
    // numbers of rolled back rows are not given again by every database
    accessSettings.approverIds = Array.from({ length: 5000 }, (_, more) => Number(last) + 1 + more)
    const make = (as: string, username: string) => {
      const body = { username, name: 'New Person', role: 'staff', password: PASSWORD }
      return write(client, 'post', '/api/users', { as, body })
    }
    const refused = await make('staff', 'by.an.administrator')
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'OWNER_NAME' })
    assert.isEmpty(await db.from('users').where('username', 'by.an.administrator'))
    ;(await make('admin', 'by.an.owner')).assertStatus(201)
  })
})
