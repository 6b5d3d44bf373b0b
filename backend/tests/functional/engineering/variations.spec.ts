import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import type { VariationAccepted } from '#engineering/events/quotation_events'
import { takeOverVariation } from '#production/variation_orders/take_over_variation'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const LINES = [
  { description: 'Columns', quantity: '10', unitRate: '100', unitCost: '80' },
  { description: 'Beams', quantity: '5', unitRate: '200', unitCost: '150' },
]
const path = (id: number, action = '') => `/api/quotations/${id}${action && `/${action}`}`

const read = async (client: ApiClient, id: number, as = 'engineer') =>
  (await client.get(path(id)).loginAs(await person(as))).body()

/** A step of a quotation on the version that it has now. */
async function step(
  client: ApiClient,
  id: number,
  action: string,
  { as = 'engineer', body = {} }: { as?: string; body?: object } = {}
) {
  const { version: seen } = await read(client, id)
  return write(client, 'post', path(id, action), { as, seen, body })
}

/** A job that was won, with its project. */
async function wonJob(client: ApiClient) {
  const body = { lines: LINES, discount: '0', validUntilOn: null }
  const job = await createdBy(client, 'engineer', body)
  ;(await step(client, job.id, 'approve', { as: 'chief.engineer' })).assertStatus(200)
  ;(await step(client, job.id, 'win')).assertStatus(200)
  return read(client, job.id)
}

async function started(client: ApiClient, job: any, quantities: string[]) {
  const lines = quantities.map((quantity, i) => ({ lineId: job.lines[i].id, quantity }))
  const made = await step(client, job.id, 'variations', { body: { lines } })
  made.assertStatus(201)
  return made.body()
}

async function approved(client: ApiClient, id: number) {
  ;(await step(client, id, 'submit')).assertStatus(200)
  const first = await step(client, id, 'approve', { as: 'chief.engineer' })
  first.assertStatus(200)
  // what has no margin goes further up
  if (first.body().stage !== 'pending_approval') return
  ;(await step(client, id, 'approve', { as: 'general.manager' })).assertStatus(200)
}

const orders = () => db.from('variation_orders').orderBy('id')

test.group('Variations of a job that was won', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('start with chosen lines, more or less of them, numbered to their job', async ({
    client,
    assert,
  }) => {
    const job = await wonJob(client)
    assert.isTrue(job.can.vary)
    const made = await started(client, job, ['2', '-3'])
    assert.containsSubset(made, {
      ...{ number: `${job.number}-V1`, stage: 'draft', revision: 0, discount: '0.00' },
      ...{ subtotal: '-400.00', vat: '-60.00', total: '-460.00', cost: '-290.00', margin: null },
      variationOf: { id: job.id, number: job.number },
      project: { id: job.project.id },
      can: { vary: false },
    })
    assert.deepEqual(
      made.lines.map(({ quantity, total }: any) => [quantity, total]),
      [
        ['2', '200.00'],
        ['-3', '-600.00'],
      ]
    )
    const edited = await write(client, 'patch', path(made.id), {
      ...{ as: 'engineer', seen: 1 },
      body: { lines: [...LINES, { description: 'Canopy', quantity: '-1', unitRate: '5000' }] },
    })
    edited.assertStatus(200)
    assert.equal(edited.body().subtotal, '-3000.00')
    const second = await started(client, job, ['1'])
    assert.equal(second.number, `${job.number}-V2`)
    const currency = await write(client, 'patch', path(second.id), {
      ...{ as: 'engineer', seen: 1, body: { currency: 'USD' } },
    })
    currency.assertStatus(422)
    assert.deepEqual(Object.keys(currency.body().errors), ['currency'])
  })

  test('become a variation order of the project when the client agrees, once', async ({
    client,
    assert,
  }) => {
    const job = await wonJob(client)
    const { id, number } = await started(client, job, ['2', '1'])
    const projects = await db.from('projects').count('* as total').first()
    await approved(client, id)
    // the approval alone makes neither an order nor a project
    assert.lengthOf(await orders(), 0)
    assert.deepEqual(await db.from('projects').count('* as total').first(), projects)
    ;(await step(client, id, 'send')).assertStatus(200)
    ;(await step(client, id, 'win')).assertStatus(200)
    const [order, ...others] = await orders()
    assert.lengthOf(others, 0)
    assert.containsSubset(order, {
      ...{ project_id: job.project.id, status: 'submitted', currency: 'SAR', days: 0 },
      ...{ quotation_id: id, quotation_number: number, quotation_root: number },
      cause: 'client_request',
    })
    assert.equal(Number(order.amount_minor), 40_000)
    ;(await step(client, id, 'win')).assertStatus(409)
    // the same event once more
    const event = await db
      .from('outbox_events')
      .where('name', 'engineering.variation_accepted')
      .firstOrFail()
    const payload = (
      typeof event.payload === 'string' ? JSON.parse(event.payload) : event.payload
    ) as VariationAccepted
    await transact(SYSTEM_ACTOR, (uow) => takeOverVariation(payload, uow))
    assert.lengthOf(await orders(), 1)
    // who accepted it is no approver of it; production's approval makes it count
    const decide = (as: string) =>
      write(client, 'post', `/api/variation-orders/${order.id}/approve`, {
        ...{ as, seen: order.version, body: {} },
      })
    ;(await decide('engineer')).assertStatus(403)
    ;(await decide('general.manager')).assertStatus(200)
    const project = await client
      .get(`/api/projects/${job.project.id}/variations`)
      .loginAs(await person('planner'))
    assert.containsSubset(project.body(), {
      ...{ original: '2000.00', revised: '2400.00', approved: { count: 1, amount: '400.00' } },
    })
    const shown = await read(client, job.id)
    assert.containsSubset(shown, {
      ...{ originalNet: '2000.00', revisedNet: '2400.00' },
      variations: [{ id, number, stage: 'won', net: '400.00' }],
    })
    assert.equal((await read(client, id)).revisedNet, '2400.00')
  })

  test('an omission is one of the project, and its size decides who approves', async ({
    client,
    assert,
  }) => {
    const job = await wonJob(client)
    const { id } = await started(client, job, ['-4'])
    await approved(client, id)
    const request = await db
      .from('approval_requests')
      .where({ document_type: 'quotation', document_id: id })
      .firstOrFail()
    assert.equal(Number(request.amount_minor), 46_000)
    ;(await step(client, id, 'win')).assertStatus(200)
    const [order] = await orders()
    assert.equal(Number(order.amount_minor), -40_000)
    assert.equal(order.cause, 'omission')
  })

  test('of its revisions one is accepted', async ({ client, assert }) => {
    const job = await wonJob(client)
    const first = await started(client, job, ['1'])
    await approved(client, first.id)
    const revised = await step(client, first.id, 'revise')
    revised.assertStatus(201)
    assert.containsSubset(revised.body(), {
      ...{ number: `${first.number}-R1`, variationOf: { id: job.id } },
    })
    ;(await step(client, first.id, 'win')).assertStatus(200)
    await approved(client, revised.body().id)
    const second = await step(client, revised.body().id, 'win')
    second.assertStatus(409)
    assert.equal(second.body().code, 'VARIATION_ACCEPTED')
    assert.lengthOf(await orders(), 1)
    assert.equal((await read(client, job.id)).revisedNet, '2100.00')
  })

  test('rejected, lost or cancelled they create nothing', async ({ client, assert }) => {
    const job = await wonJob(client)
    const rejected = await started(client, job, ['1'])
    ;(await step(client, rejected.id, 'submit')).assertStatus(200)
    const reason = { reason: 'Too dear' }
    const no = { as: 'chief.engineer', body: reason }
    ;(await step(client, rejected.id, 'reject', no)).assertStatus(200)
    ;(await step(client, rejected.id, 'win')).assertStatus(409)
    const cancelled = await started(client, job, ['1'])
    await approved(client, cancelled.id)
    ;(await step(client, cancelled.id, 'cancel', { body: reason })).assertStatus(200)
    const lost = await started(client, job, ['1'])
    await approved(client, lost.id)
    ;(await step(client, lost.id, 'lose', { body: { lostReason: 'price' } })).assertStatus(200)
    assert.lengthOf(await orders(), 0)
    assert.equal((await read(client, job.id)).revisedNet, '2000.00')
  })

  test('are started by estimators, from a job that was won', async ({ client, assert }) => {
    const job = await wonJob(client)
    const body = { lines: [{ lineId: job.lines[0].id, quantity: '1' }] }
    const guest = await client.post(path(job.id, 'variations')).json(body).withCsrfToken()
    guest.assertStatus(401)
    for (const as of ['staff', 'auditor', 'planner']) {
      const sent = await write(client, 'post', path(job.id, 'variations'), {
        ...{ as, seen: job.version, body },
      })
      sent.assertStatus(403)
    }
    const stale = await write(client, 'post', path(job.id, 'variations'), {
      ...{ as: 'engineer', seen: 1, body },
    })
    stale.assertStatus(412)
    const draft = await createdBy(client, 'engineer', { draft: true })
    const early = await step(client, draft.id, 'variations', { body: { lines: [] } })
    early.assertStatus(409)
    const variation = await started(client, job, ['1'])
    const nested = await step(client, variation.id, 'variations', { body: { lines: [] } })
    nested.assertStatus(409)
    const foreign = { lines: [{ lineId: draft.lines[0].id, quantity: '1' }] }
    const wrong = await step(client, job.id, 'variations', { body: foreign })
    wrong.assertStatus(422)
    assert.deepEqual(Object.keys(wrong.body().errors), ['lines.0.lineId'])
    const nothing = { lines: [{ lineId: job.lines[0].id, quantity: '0' }] }
    const zero = await step(client, job.id, 'variations', { body: nothing })
    zero.assertStatus(422)
    // amounts are for those who may see prices
    const shown = await read(client, job.id, 'planner')
    if (shown.variations) assert.isNull(shown.variations[0].net)
  })
})
