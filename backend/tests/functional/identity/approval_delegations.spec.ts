import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { today } from '#core/settings/firm_clock'
import { delegations } from '#identity/delegations/delegated_abilities'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { person } from '#tests/helpers/users'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'

const AT = '/api/approval-delegations'
const idOf = async (username: string) => (await person(username)).id

/** `chief.engineer` is away today; `estimator`, who approves nothing, decides in their name. */
async function away(client: ApiClient, more: object = {}, as = 'chief.engineer') {
  const body = { delegateId: await idOf('estimator'), fromOn: today(), toOn: today(), ...more }
  return write(client, 'post', AT, { as, body })
}

const approve = (client: ApiClient, as: string, id: number) =>
  write(client, 'post', `/api/quotations/${id}/approve`, { as, seen: 1 })

/** The types of what was told to someone meanwhile, of a document where one is named. */
async function toldTo(username: string, documentId?: number): Promise<string[]> {
  await dispatchWaiting()
  const notified = await db
    .from('notifications')
    .where('user_id', await idOf(username))
    .if(documentId, (about) => void about.where('related_entity_id', documentId!))
    .select('type')
  return notified.map(({ type }) => type)
}

test.group('Approving in the name of someone who is away', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => delegations.reload())

  test('a stand-in sees, is notified and decides what the other would, and the document says so', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    ;(await approve(client, 'estimator', id)).assertStatus(403)
    const given = await away(client, { note: 'Annual leave' })
    given.assertStatus(201)
    assert.containsSubset(given.body(), {
      delegate: { id: await idOf('estimator') },
      note: 'Annual leave',
      can: { end: true },
    })

    const me = await client.get('/api/auth/current-user').loginAs(await person('estimator'))
    assert.include(me.body().abilities, 'quotations.approve')
    assert.notInclude(me.body().abilities, 'users.manage')
    const inbox = await client.get('/api/approvals').loginAs(await person('estimator'))
    assert.isTrue(inbox.body().some((one: any) => one.documentId === id))
    await createdBy(client, 'engineer')
    const types = await toldTo('estimator')
    assert.includeMembers(types, ['approval_delegation_created', 'quotation_approval_requested'])

    const approved = await approve(client, 'estimator', id)
    approved.assertStatus(200)
    assert.containsSubset(approved.body().approval.steps[0], {
      status: 'approved',
      decidedBy: { id: await idOf('estimator') },
      onBehalfOf: { id: await idOf('chief.engineer') },
    })
  })

  test('lends no right to decide on what one of both has requested', async ({ client, assert }) => {
    await away(client)
    const own = await createdBy(client, 'estimator')
    const refused = await approve(client, 'estimator', own.id)
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'SELF_APPROVAL')
    const lenders = await createdBy(client, 'engineer')
    await db
      .from('approval_requests')
      .where('document_id', lenders.id)
      .update({ requested_by: await idOf('chief.engineer') })
    ;(await approve(client, 'estimator', lenders.id)).assertStatus(403)
    const inbox = await client.get('/api/approvals').loginAs(await person('estimator'))
    assert.isFalse(inbox.body().some((one: any) => [own.id, lenders.id].includes(one.documentId)))
  })

  test('lends no right to decide on what the other wrote and a third person handed in', async ({
    client,
    assert,
  }) => {
    await away(client)
    const { id } = await createdBy(client, 'engineer', { draft: true })
    await db
      .from('quotations')
      .where('id', id)
      .update({ created_by: await idOf('chief.engineer') })
    const submitted = await write(client, 'post', `/api/quotations/${id}/submit`, {
      as: 'engineer',
      seen: 1,
    })
    submitted.assertStatus(200)
    assert.include(await toldTo('technical.director', id), 'quotation_approval_requested')
    for (const username of ['estimator', 'chief.engineer'])
      assert.notInclude(await toldTo(username, id), 'quotation_approval_requested')
    const request = await db.from('approval_requests').where('document_id', id).first()
    assert.containsSubset(request, {
      requested_by: await idOf('engineer'),
      authored_by: await idOf('chief.engineer'),
    })
    const shown = await client.get(`/api/quotations/${id}`).loginAs(await person('estimator'))
    assert.isFalse(shown.body().can.approve)
    const seen = submitted.body().version
    ;(
      await write(client, 'post', `/api/quotations/${id}/approve`, { as: 'estimator', seen })
    ).assertStatus(403)
    for (const username of ['estimator', 'chief.engineer']) {
      const inbox = await client.get('/api/approvals').loginAs(await person(username))
      assert.isFalse(inbox.body().some((one: any) => one.documentId === id))
    }
    const other = await write(client, 'post', `/api/quotations/${id}/approve`, {
      as: 'technical.director',
      seen,
    })
    other.assertStatus(200)
  })

  test('holds from its first day to its last, and ends when it is taken back', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    await away(client, { fromOn: '2199-01-01', toOn: '2199-01-05' })
    ;(await approve(client, 'estimator', id)).assertStatus(403)
    const given = (await away(client)).body()
    const stranger = await write(client, 'delete', `${AT}/${given.id}`, { as: 'engineer' })
    stranger.assertStatus(404)
    const shown = await client.get(AT).loginAs(await person('estimator'))
    assert.containsSubset(shown.body()[0], { id: given.id, can: { end: false } })
    ;(await write(client, 'delete', `${AT}/${given.id}`, { as: 'chief.engineer' })).assertStatus(
      204
    )
    ;(await approve(client, 'estimator', id)).assertStatus(403)
    const audit = await db
      .from('audit_logs')
      .where('entity_type', 'approval_delegation')
      .orderBy('id')
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['create', 'create', 'delete']
    )
  })

  test('of someone who is disabled lends nothing', async ({ client }) => {
    const { id } = await createdBy(client, 'engineer')
    await away(client)
    await db
      .from('users')
      .where('username', 'chief.engineer')
      .update({ disabled_at: '2026-01-01 00:00:00' })
    await delegations.reload()
    ;(await approve(client, 'estimator', id)).assertStatus(403)
  })

  test('is refused on its field, twice on one day, and for others by all but administrators', async ({
    client,
    assert,
  }) => {
    ;(await client.get(AT)).assertStatus(401)
    ;(await client.post(AT).withCsrfToken()).assertStatus(401)
    const wrong: [string, object][] = [
      ['delegateId', { delegateId: await idOf('chief.engineer') }],
      ['delegateId', { delegateId: await idOf('disabled.user') }],
      ['toOn', { fromOn: '2020-01-01', toOn: '2020-01-02' }],
      ['toOn', { fromOn: '2199-01-02', toOn: '2199-01-01' }],
      ['toOn', { fromOn: today(), toOn: '2199-01-01' }],
    ]
    for (const [field, body] of wrong) {
      const response = await away(client, body)
      response.assertStatus(422)
      assert.property(response.body().errors, field)
    }
    const nothing = await away(client, {}, 'engineer')
    nothing.assertStatus(422)
    assert.property(nothing.body().errors, 'userId')
    const userId = await idOf('chief.engineer')
    ;(await away(client, { userId }, 'engineer')).assertStatus(403)
    ;(await away(client)).assertStatus(201)
    const byOther = await away(client, { userId }, 'admin')
    byOther.assertStatus(409)
    const twice = await away(client)
    twice.assertStatus(409)
    assert.equal(twice.body().code, 'DELEGATION_OVERLAPS')
  })
})
