import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { tried } from '#tests/helpers/claims'
import { call } from '../procurement/support.js'
import { aProjectToPlan } from './schedule_support.js'

const AT = '/api/variation-orders'
const WRITERS = ['planner', 'admin']
const DECIDERS = ['admin', 'chief.engineer', 'general.manager', 'technical.director']

async function aVariation(client: ApiClient, more: object = {}, by = 'planner') {
  const { projectId = (await aProjectToPlan()).id, ...rest } = more as { projectId?: number }
  const body = { projectId, title: 'Extra canopy', cause: 'client_request', amount: '25000.50' }
  const made = await call(client, by, 'post', AT, { body: { ...body, days: 12, ...rest } })
  made.assertStatus(201)
  return made.body()
}

const step = (client: ApiClient, by: string, { id, version }: any, path: string, body = {}) =>
  call(client, by, 'post', `${AT}/${id}/${path}`, { seen: version, body })

/** Approved variations, revised value and contract of a project, as payment tracking has them. */
async function figuresOf(client: ApiClient, projectId: number) {
  const shown = await call(client, 'planner', 'get', `/api/payment-tracking/${projectId}`)
  const { contract, variations, revised } = shown.body().currencies[0].figures
  return { contract, variations, revised }
}

test.group('Variation orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who may see what a contract is worth', async ({ client }) => {
    const made = await aVariation(client)
    for (const path of [AT, `${AT}/${made.id}`, `${AT}/${made.id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['staff', 'foreman', 'storekeeper'])
        (await call(client, who, 'get', path)).assertStatus(403)
      ;(await call(client, 'accountant', 'get', path)).assertStatus(200)
    }
    const body = { projectId: made.projectId, title: 'A', cause: 'other', amount: '1' }
    ;(await client.post(AT).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['foreman', 'accountant', 'engineer'])
      (await call(client, who, 'post', AT, { body })).assertStatus(403)
    ;(await step(client, 'planner', made, 'approve')).assertStatus(403)
  })

  test('count once someone else has approved them, and never change after', async ({
    client,
    assert,
  }) => {
    const draft = await aVariation(client)
    const { projectId } = draft
    assert.match(draft.number, /^VO-\d{4}-\d+$/)
    const before = await figuresOf(client, projectId)
    assert.equal(before.variations, '0.00')
    const submitted = (await step(client, 'planner', draft, 'submit')).body()
    assert.equal(submitted.status, 'submitted')
    assert.deepEqual(await figuresOf(client, projectId), before)
    const approved = await step(client, 'chief.engineer', submitted, 'approve')
    approved.assertStatus(200)
    approved.assertBodyContains({ status: 'approved', can: { update: false, cancel: false } })
    const after = await figuresOf(client, projectId)
    assert.equal(after.variations, '25000.50')
    assert.equal(Number(after.revised), Number(before.contract) + 25000.5)
    const project = await call(client, 'planner', 'get', `/api/projects/${projectId}`)
    project.assertBodyContains({ originalValue: before.contract, revisedValue: after.revised })
    const edit = { seen: approved.body().version, body: { amount: '1' } }
    const locked = await call(client, 'planner', 'patch', `${AT}/${draft.id}`, edit)
    locked.assertStatus(409)
    ;(await step(client, 'planner', approved.body(), 'cancel', { reason: 'x' })).assertStatus(409)
    const omission = await aVariation(client, { projectId, amount: '-5000.50', cause: 'omission' })
    const sent = (await step(client, 'planner', omission, 'submit')).body()
    ;(await step(client, 'chief.engineer', sent, 'approve')).assertStatus(200)
    assert.equal((await figuresOf(client, projectId)).variations, '20000.00')
    const entries = await call(
      client,
      'planner',
      'get',
      `/api/payment-tracking/${projectId}/entries?figure=variations&currency=SAR`
    )
    assert.lengthOf(entries.body(), 2)
  })

  test('refuse what is none, and what is stale', async ({ client, assert }) => {
    const { id: projectId } = await aProjectToPlan()
    const body = { projectId, title: 'A', cause: 'other', amount: '1' }
    const wrong: [object, string][] = [
      [{ projectId: 999_999 }, 'projectId'],
      [{ amount: '0', days: 0 }, 'amount'],
      [{ amount: '1e9' }, 'amount'],
      [{ cause: 'mood' }, 'cause'],
      [{ days: 40_000 }, 'days'],
      [{ title: '' }, 'title'],
    ]
    for (const [part, field] of wrong) {
      const refused = await call(client, 'planner', 'post', AT, { body: { ...body, ...part } })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field)
    }
    assert.lengthOf(await db.from('variation_orders').where('project_id', projectId), 0)
    const made = await aVariation(client, { projectId })
    const seen = { seen: made.version, body: { title: 'B' } }
    ;(await call(client, 'planner', 'patch', `${AT}/${made.id}`, seen)).assertStatus(200)
    ;(await call(client, 'planner', 'patch', `${AT}/${made.id}`, seen)).assertStatus(412)
    ;(await step(client, 'planner', made, 'submit')).assertStatus(412)
    const gone = { seen: made.version + 1 }
    ;(await call(client, 'planner', 'delete', `${AT}/${made.id}`, gone)).assertStatus(204)
    ;(await call(client, 'planner', 'get', `${AT}/${made.id}`)).assertStatus(404)
  })

  test('over random histories the revised value is the contract and what others approved', async ({
    client,
    assert,
  }) => {
    const one = fc.record({
      do: fc.constantFrom('edit', 'submit', 'approve', 'reject', 'cancel'),
      writer: fc.constantFrom(...WRITERS),
      decider: fc.constantFrom(...DECIDERS),
      amount: fc.integer({ min: -900_000_00, max: 900_000_00 }).filter((minor) => minor !== 0),
    })
    const text = (minor: number) => (minor / 100).toFixed(2)
    const property = fc.asyncProperty(
      fc.array(one, { minLength: 6, maxLength: 12 }),
      async (all) => {
        let variation = await aVariation(client)
        const authors = new Set(['planner'])
        for (const { do: action, writer, decider, amount } of all) {
          const path = `${AT}/${variation.id}`
          const answer =
            action === 'edit'
              ? await call(client, writer, 'patch', path, {
                  seen: variation.version,
                  body: { amount: text(amount) },
                })
              : action === 'approve' || action === 'reject'
                ? await step(
                    client,
                    decider,
                    variation,
                    action,
                    action === 'reject' ? { reason: 'No' } : {}
                  )
                : await step(
                    client,
                    writer,
                    variation,
                    action,
                    action === 'cancel' ? { reason: 'No' } : {}
                  )
          assert.include([200, 403, 409], answer.status())
          if (answer.status() !== 200) continue
          variation = answer.body()
          if (action === 'edit' || action === 'submit') authors.add(writer)
          if (action === 'approve') assert.isFalse(authors.has(decider), `${decider} wrote it`)
        }
        tried('properties')
        const figures = await figuresOf(client, variation.projectId)
        const counts = variation.status === 'approved' ? Number(variation.amount) : 0
        assert.equal(Number(figures.variations), counts)
        assert.closeTo(Number(figures.revised), Number(figures.contract) + counts, 0.001)
      }
    )
    await fc.assert(property, { numRuns: 12, seed: Number(process.env.PROPERTY_SEED ?? 7) })
  }).timeout(120_000)
})
