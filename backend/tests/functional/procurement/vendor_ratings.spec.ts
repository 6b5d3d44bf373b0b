import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Vendor from '#procurement/vendors/models/vendor'
import { aVendor, call } from './support.js'

const rating = (more: Record<string, unknown> = {}) => ({
  quality: 'good',
  deliveryPerformance: 'always_on_time',
  responsiveness: 'average',
  pricingCompetitiveness: 'expensive',
  reliability: 'very_reliable',
  ...more,
})

test.group('Vendor ratings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('give the score of the formula card and become the vendor’s', async ({ client, assert }) => {
    const vendor = await aVendor()
    const path = `/api/vendors/${vendor.id}`
    const response = await call(client, 'buyer', 'post', `${path}/ratings`, {
      body: rating({ note: 'Good welds' }),
    })
    response.assertStatus(201)
    response.assertBodyContains({ score: 73.75, standing: 'average', note: 'Good welds' })
    const shown = await call(client, 'buyer', 'get', path)
    shown.assertBodyContains({ ratingScore: 73.75, ratingStanding: 'average', version: 1 })
    assert.equal(shown.body().rating.id, response.body().id)
    const saved = await Vendor.findOrFail(vendor.id)
    assert.equal(saved.ratingScoreBp, 7375)
  })

  test('are kept, the latest one counts', async ({ client, assert }) => {
    const { id } = await aVendor()
    const path = `/api/vendors/${id}/ratings`
    await call(client, 'buyer', 'post', path, { body: rating() })
    const best = {
      quality: 'excellent',
      responsiveness: 'excellent',
      pricingCompetitiveness: 'very_competitive',
    }
    await call(client, 'buyer', 'post', path, { body: rating(best) })
    const history = await call(client, 'buyer', 'get', path)
    assert.deepEqual(
      history.body().map(({ score }: { score: number }) => score),
      [100, 73.75]
    )
    assert.equal(history.body()[0].standing, 'excellent')
  })

  test('are refused with {field} = {value}')
    .with([
      { field: 'quality', value: 'perfect' },
      { field: 'deliveryPerformance', value: 'good' },
      { field: 'responsiveness', value: 5 },
      { field: 'pricingCompetitiveness', value: null },
      { field: 'reliability', value: '٥' },
      { field: 'note', value: 'x'.repeat(1001) },
      { field: 'score', value: 100 },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { id } = await aVendor()
      const body = rating({ [field]: value })
      const response = await call(client, 'buyer', 'post', `/api/vendors/${id}/ratings`, { body })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('are for people who manage vendors', async ({ client }) => {
    const { id } = await aVendor()
    const guest = await client.post(`/api/vendors/${id}/ratings`).withCsrfToken().json(rating())
    guest.assertStatus(401)
    const clerk = await call(client, 'po.clerk', 'post', `/api/vendors/${id}/ratings`, {
      body: rating(),
    })
    clerk.assertStatus(403)
    const absent = await call(client, 'buyer', 'post', '/api/vendors/999999/ratings', {
      body: rating(),
    })
    absent.assertStatus(404)
  })
})
