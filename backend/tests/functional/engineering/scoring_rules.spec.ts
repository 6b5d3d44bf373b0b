import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEFAULT_SCORING } from '#engineering/scoring_configs/engine/default_config'
import { historicalSuccessOf } from '#engineering/scoring_configs/engine/historical_success'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const { criteria, bands } = DEFAULT_SCORING
/** The first two criteria exchange five points. */
const moved = criteria.map((criterion, index) => ({
  ...criterion,
  weight: criterion.weight + ([5, -5][index] ?? 0),
}))
const at = (path: string) => `/api/scoring-configs${path}`

test.group('Scoring rules', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are changed by owners only, as a new version that new scores are made by', async ({
    client,
    assert,
  }) => {
    const before = await createdBy(client, 'engineer', { draft: true })
    const body = { criteria: moved, bands: { go: 80, review: 60 }, note: 'Requesters tell more' }
    ;(await client.post(at('')).withCsrfToken()).assertStatus(401)
    ;(await write(client, 'post', at(''), { as: 'engineer', body })).assertStatus(403)
    const made = await write(client, 'post', at(''), { as: 'general.manager', body })
    made.assertStatus(201)
    assert.containsSubset(made.body(), { configVersion: 2, active: true, note: body.note })
    assert.lengthOf(await db.from('scoring_configs').where('active', true), 1)
    const kept = await client.get(`/api/quotations/${before.id}`).loginAs(await person('engineer'))
    assert.containsSubset(kept.body().scoreBreakdown, { total: 78, configVersion: 1 })
    const after = await createdBy(client, 'engineer', { draft: true })
    // 4 × 20 / 5 + 5 × 10 / 5 instead of 12 + 15
    assert.containsSubset(after.scoreBreakdown, {
      total: 77,
      configVersion: 2,
      recommendation: 'REVIEW',
    })
  })

  test('that make no sense are refused on their field', async ({ client, assert }) => {
    const wrong: [string, object][] = [
      ['criteria', { criteria: criteria.slice(1), bands }],
      ['criteria', { criteria: [], bands }],
      ['bands.go', { criteria, bands: { go: 50, review: 50 } }],
      ['bands.go', { criteria, bands: { go: 101, review: 50 } }],
      ['criteria.0.weight', { criteria: [{ ...criteria[0], weight: 7.5 }], bands }],
      ['criteria.0.field', { criteria: [{ ...criteria[0], weight: 100, field: 'luck' }], bands }],
      ['criteria.0.choices', { criteria: [{ ...criteria[0], weight: 100, choices: [] }], bands }],
    ]
    for (const [field, body] of wrong) {
      const response = await write(client, 'post', at(''), { as: 'general.manager', body })
      response.assertStatus(422)
      assert.isTrue(field in response.body().errors, `${field}: ${JSON.stringify(response.body())}`)
    }
    assert.lengthOf(await db.from('scoring_configs'), 1)
  })

  test('are tried on a real quotation before they are saved', async ({ client, assert }) => {
    const { id, number } = await createdBy(client, 'engineer', { draft: true })
    const body = { criteria: moved, bands, quotationId: id }
    const response = await write(client, 'post', at('/trial'), { as: 'engineer', body })
    response.assertStatus(200)
    assert.containsSubset(response.body(), { number, now: { total: 78 }, requested: { total: 77 } })
    assert.lengthOf(await db.from('scoring_configs'), 1)
  })

  test('are held against what was won and lost', async ({ client, assert }) => {
    for (const [stage, band, nomination] of [
      ['won', 'GO', 'sole_nominated'],
      ['lost', 'GO', 'excluded'],
      ['lost', 'NO_GO', 'sole_nominated'],
    ]) {
      const body = { draft: true, vendorListNomination: nomination }
      const { id } = await createdBy(client, 'engineer', body)
      await db.from('quotations').where('id', id).update({ stage, recommendation_status: band })
    }
    const response = await write(client, 'post', at('/back-test'), {
      as: 'engineer',
      body: { criteria, bands },
    })
    const { decided, stored, requested, moved: other } = response.body()
    assert.equal(decided, 3)
    assert.equal(other, 2)
    const notified = (all: any[]) =>
      all.map((one) => [one.recommendation, one.decided, one.won, one.winRate])
    assert.deepEqual(notified(stored), [
      ['GO', 2, 1, 50],
      ['REVIEW', 0, 0, null],
      ['NO_GO', 1, 0, 0],
    ])
    assert.deepEqual(notified(requested), [
      ['GO', 2, 1, 50],
      ['REVIEW', 0, 0, null],
      ['NO_GO', 1, 0, 0],
    ])
    assert.equal(stored[0].expected, 50)
  })

  test('take a client’s past where no one states it: (won + 1) / (decided + 2)', async ({
    client,
    assert,
  }) => {
    assert.equal(historicalSuccessOf({ won: 0, decided: 0 }), 'new_client')
    assert.equal(historicalSuccessOf({ won: 0, decided: 3 }), 'never_won')
    assert.equal(historicalSuccessOf({ won: 3, decided: 3 }), 'won_most')
    assert.equal(historicalSuccessOf({ won: 1, decided: 2 }), 'won_often')
    assert.equal(historicalSuccessOf({ won: 1, decided: 6 }), 'won_some')
    const [clientId] = await db.table('clients').insert({
      name: 'Regular',
      search_text: 'regular',
      version: 1,
      created_at: '2026-01-01 00:00:00',
      updated_at: '2026-01-01 00:00:00',
    })
    for (let won = 0; won < 3; won++) {
      const { id } = await createdBy(client, 'engineer', { draft: true, clientId })
      await db.from('quotations').where('id', id).update({ stage: 'won' })
    }
    const past = await client.get(at(`/past/${clientId}`)).loginAs(await person('engineer'))
    assert.deepEqual(past.body(), { won: 3, decided: 3, chance: 80, historicalSuccess: 'won_most' })
    const next = await createdBy(client, 'engineer', {
      draft: true,
      clientId,
      historicalSuccess: null,
    })
    const rated = next.scoreBreakdown.criteria.find((one: any) => one.key === 'historicalSuccess')
    assert.equal(rated.level, 5)
    // a preview and the back-test rate it by the same past as its own page
    const trial = await write(client, 'post', at('/trial'), {
      as: 'engineer',
      body: { criteria, bands, quotationId: next.id },
    })
    assert.equal(trial.body().now.total, next.scoreBreakdown.total)
    await db
      .from('quotations')
      .where({ client_id: clientId, stage: 'won' })
      .update({ closed_at: '2026-01-02 00:00:00' })
    await db.from('quotations').where('id', next.id).update({ stage: 'lost' })
    const back = await write(client, 'post', at('/back-test'), {
      as: 'engineer',
      body: { criteria, bands },
    })
    assert.equal(back.body().moved, 0)
  })
})
