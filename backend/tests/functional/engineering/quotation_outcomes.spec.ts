import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { expireQuotations } from '#engineering/quotations/actions/expire_quotations'
import { dayAfter } from '#engineering/quotations/follow_up'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const path = (id: number, action = '') => `/api/quotations/${id}${action && `/${action}`}`
const valid = dayAfter(today(), 30)
const row = (id: number) => db.from('quotations').where('id', id).first()

async function approved(client: ApiClient) {
  const { id } = await createdBy(client, 'engineer', { validUntilOn: valid, quotedOn: today() })
  const as = 'chief.engineer'
  const response = await write(client, 'post', path(id, 'approve'), { as, seen: 1 })
  response.assertStatus(200)
  return id as number
}

const act = (
  client: ApiClient,
  id: number,
  action: string,
  expectedVersion: number,
  body: object = {}
) => write(client, 'post', path(id, action), { as: 'engineer', seen: expectedVersion, body })

test.group('What became of quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('guests and readers take no step, and each step wants the version seen', async ({
    client,
  }) => {
    const id = await approved(client)
    for (const action of ['send', 'win', 'lose', 'cancel', 'reopen', 'revise']) {
      const guest = await client.post(path(id, action)).header('If-Match', '2').withCsrfToken()
      guest.assertStatus(401)
      const viewer = await write(client, 'post', path(id, action), { as: 'auditor', seen: 2 })
      viewer.assertStatus(403)
    }
    ;(await act(client, id, 'send', 1)).assertStatus(412)
    ;(await write(client, 'post', path(id, 'send'), { as: 'engineer' })).assertStatus(428)
  })

  test('it goes to the client, and its writer is reminded after 3, 7 and 14 days', async ({
    client,
    assert,
  }) => {
    const id = await approved(client)
    const sent = await act(client, id, 'send', 2)
    sent.assertStatus(200)
    assert.containsSubset(sent.body(), {
      stage: 'submitted_to_client',
      status: 'approved',
      followUpOn: dayAfter(today(), 3),
    })
    const notified = () =>
      db.from('notifications').where({ type: 'quotation_follow_up', related_entity_id: id })
    await expireQuotations(dayAfter(today(), 2))
    assert.lengthOf(await notified(), 0)
    for (const [days, next] of [
      [3, 7],
      [7, 14],
      [14, null],
    ] as const) {
      await expireQuotations(dayAfter(today(), days))
      await expireQuotations(dayAfter(today(), days))
      const { follow_up_on: followUpOn } = await row(id)
      assert.equal(followUpOn, next && dayAfter(today(), next))
    }
    assert.lengthOf(await notified(), 3)
    assert.equal((await row(id)).version, 3)
  })

  test('a loss names its reason and the competitor', async ({ client, assert }) => {
    const id = await approved(client)
    const without = await act(client, id, 'lose', 2)
    without.assertStatus(422)
    const unknown = await act(client, id, 'lose', 2, { lostReason: 'weather' })
    unknown.assertStatus(422)
    assert.property(unknown.body().errors, 'lostReason')
    const body = { lostReason: 'price', competitor: 'Najd Steel', reason: 'By four per cent' }
    const lost = await act(client, id, 'lose', 2, body)
    assert.containsSubset(lost.body(), {
      stage: 'lost',
      status: 'approved',
      lostReason: 'price',
      competitor: 'Najd Steel',
      outcomeNote: 'By four per cent',
    })
    const active = await client
      .get('/api/quotations?status=active&_end=500')
      .loginAs(await person('engineer'))
    assert.notInclude(
      active.body().map((one: any) => one.id),
      id
    )
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'quotation', entity_id: String(id), action: 'lose' })
    assert.lengthOf(audit, 1)
  })

  test('a term that has passed ends the offer, but never what is won, lost or cancelled', async ({
    client,
    assert,
  }) => {
    const open = await approved(client)
    ;(await act(client, open, 'send', 2)).assertStatus(200)
    const ended: [number, string][] = []
    for (const [action, stage, body] of [
      ['win', 'won', {}],
      ['lose', 'lost', { lostReason: 'price' }],
      ['cancel', 'cancelled', { reason: 'Stopped' }],
    ] as const) {
      const id = await approved(client)
      ;(await act(client, id, action, 2, body)).assertStatus(200)
      ended.push([id, stage])
    }
    await expireQuotations(dayAfter(valid, 1))
    assert.equal((await row(open)).stage, 'expired')
    for (const [id, stage] of ended) assert.equal((await row(id)).stage, stage)
    const refused = await act(client, open, 'reopen', 4, { reason: 'They called' })
    refused.assertStatus(403)
    const later = dayAfter(today(), 60)
    const reopened = await write(client, 'post', path(open, 'reopen'), {
      as: 'chief.engineer',
      seen: 4,
      body: { reason: 'They called', validUntilOn: later },
    })
    assert.containsSubset(reopened.body(), { stage: 'submitted_to_client', validUntilOn: later })
  })

  test('one that is called off waits for no one', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const without = await act(client, id, 'cancel', 1)
    without.assertStatus(422)
    const response = await act(client, id, 'cancel', 1, { reason: 'The client stopped' })
    assert.containsSubset(response.body(), { stage: 'cancelled', status: 'rejected' })
    const [request] = await db
      .from('approval_requests')
      .where({ document_type: 'quotation', document_id: id })
    assert.equal(request.status, 'voided')
  })

  test('a thin margin goes to the top management as well', async ({ client, assert }) => {
    const line = { description: 'Frame', quantity: '1', unitRate: '1000', unitCost: '900' }
    const thin = await createdBy(client, 'engineer', { lines: [line], discount: '0' })
    assert.equal(thin.margin, 10)
    const first = await write(client, 'post', path(thin.id, 'approve'), {
      as: 'chief.engineer',
      seen: 1,
    })
    assert.containsSubset(first.body(), { stage: 'pending_approval' })
    const again = await write(client, 'post', path(thin.id, 'approve'), {
      as: 'chief.engineer',
      seen: 2,
    })
    again.assertStatus(403)
    const top = await write(client, 'post', path(thin.id, 'approve'), {
      as: 'general.manager',
      seen: 2,
    })
    assert.containsSubset(top.body(), { stage: 'approved' })
    const fair = await createdBy(client, 'engineer', {
      lines: [{ ...line, unitCost: '880' }],
      discount: '0',
    })
    assert.lengthOf(fair.approval.steps, 1)
  })

  test('a margin that one missing cost hides counts as a thin one', async ({ client, assert }) => {
    const lines = [
      { description: 'Frame', quantity: '1', unitRate: '1000', unitCost: '100' },
      { description: 'Crane', quantity: '1', unitRate: '1000' },
    ]
    const hidden = await createdBy(client, 'engineer', { lines, discount: '0' })
    assert.isNull(hidden.margin)
    assert.lengthOf(hidden.approval.steps, 2)
    const first = await write(client, 'post', path(hidden.id, 'approve'), {
      as: 'chief.engineer',
      seen: 1,
    })
    assert.containsSubset(first.body(), { stage: 'pending_approval' })
  })
})
