import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { VendorFactory } from '#database/factories/procurement/vendor_factory'
import { vendorListing } from '#procurement/vendors/listing'
import { aVendor, call } from './support.js'

const VENDORS = '/api/vendors'
const names = (body: { name: string }[]) => body.map(({ name }) => name)

test.group('Vendor lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('page, sort and count', async ({ client, assert }) => {
    const made = ['ZZ Delta', 'ZZ Alpha', 'ZZ Charlie', 'ZZ Bravo']
    await VendorFactory.merge(made.map((name) => ({ name }))).createMany(4)
    const path = `${VENDORS}?name_like=ZZ&_sort=name&_order=asc&_start=1&_end=3`
    const response = await call(client, 'buyer', 'get', path)
    response.assertStatus(200)
    response.assertHeader('X-Total-Count', '4')
    assert.deepEqual(names(response.body()), ['ZZ Bravo', 'ZZ Charlie'])
  })

  test('sort and filter by {$self}')
    .with(Object.keys(vendorListing.fields))
    .run(async ({ client, assert }, field) => {
      await aVendor()
      const { type, sort = true } = vendorListing.fields[field]
      const sorted = await call(client, 'buyer', 'get', `${VENDORS}?_sort=${field}&_order=desc`)
      sorted.assertStatus(sort ? 200 : 422)
      if (sort) assert.isAtLeast(sorted.body().length, 1)
      const value = type === 'instant' ? '2020-01-01' : type === 'score' ? '50' : 'x'
      const filtered = await call(client, 'buyer', 'get', `${VENDORS}?${field}=${value}`)
      filtered.assertStatus(200)
    })

  test('filter by choice, score and id', async ({ client, assert }) => {
    const good = await aVendor({
      name: 'YY Good',
      ratingScoreBp: 7375,
      ratingStanding: 'average',
      group: 'consultant',
    })
    await aVendor({ name: 'YY Poor', ratingScoreBp: 2000, ratingStanding: 'very_poor' })
    const byScore = await call(
      client,
      'buyer',
      'get',
      `${VENDORS}?ratingScore_gte=73.75&name_like=YY`
    )
    assert.deepEqual(names(byScore.body()), ['YY Good'])
    assert.equal(byScore.body()[0].ratingScore, 73.75)
    const byGroup = await call(client, 'buyer', 'get', `${VENDORS}?group=consultant&name_like=YY`)
    assert.deepEqual(names(byGroup.body()), ['YY Good'])
    const byId = await call(client, 'buyer', 'get', `${VENDORS}?id=${good.id}`)
    assert.deepEqual(names(byId.body()), ['YY Good'])
  })

  test('search words, Arabic ones folded', async ({ client, assert }) => {
    await aVendor({ name: 'مؤسسة الإعمار للمقاولات' })
    const response = await call(
      client,
      'buyer',
      'get',
      `${VENDORS}?q=${encodeURIComponent('مؤسسه الاعمار')}`
    )
    assert.deepEqual(names(response.body()), ['مؤسسة الإعمار للمقاولات'])
  })

  test('refuse what is not declared: {$self}')
    .with([
      'iban=SA03',
      'accountNumber_like=6',
      'bankSeal=1',
      '_sort=ibanSealed',
      '_sort=iban',
      'nothing=1',
      '_end=9999',
    ])
    .run(async ({ client }, query) => {
      const response = await call(client, 'admin', 'get', `${VENDORS}?${query}`)
      response.assertStatus(422)
    })

  test('offer id and label to people who may only refer to vendors', async ({ client, assert }) => {
    const { id } = await aVendor({ name: 'Lookup Trading' })
    const response = await call(client, 'po.clerk', 'get', `${VENDORS}/lookup?q=lookup`)
    response.assertStatus(200)
    assert.deepEqual(response.body(), [
      { id, label: 'Lookup Trading', purchasingCurrency: 'SAR', ratingStanding: null },
    ])
    const refused = await call(client, 'staff', 'get', `${VENDORS}/lookup`)
    refused.assertStatus(403)
    const guest = await client.get(`${VENDORS}/lookup`)
    guest.assertStatus(401)
  })
})
