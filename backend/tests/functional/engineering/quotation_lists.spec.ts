import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { abilitiesFor } from '#identity/access/access'
import { parseListQuery } from '#core/listing/parse_list_query'
import { quotationListing } from '#engineering/quotations/listing'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

test.group('List of quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('quotations').delete()
  })

  test('answers rows with what may be done, and the total', async ({ client, assert }) => {
    await createdBy(client, 'engineer', { projectName: 'Alpha' })
    await createdBy(client, 'engineer', { projectName: 'Beta', draft: true })
    const response = await client
      .get('/api/quotations?_sort=projectName&_order=asc')
      .loginAs(await person('chief.engineer'))
    response.assertStatus(200)
    assert.equal(response.header('x-total-count'), '2')
    const [alpha, beta] = response.body()
    assert.equal(alpha.projectName, 'Alpha')
    assert.isTrue(alpha.can.approve)
    assert.isFalse(beta.can.approve)
    assert.equal(alpha.total, '34.52')
    assert.notProperty(alpha, 'lines')
  })

  test('filters by every field of the contract', async ({ client, assert }) => {
    const { number, id } = await createdBy(client, 'engineer')
    await createdBy(client, 'estimator', {
      projectName: 'Other',
      projectNameAr: null,
      city: 'Jeddah',
      productTypes: ['roofing'],
      requesterType: 'owner',
      areaSqm: null,
      discount: '0',
      quotedOn: '2026-01-01',
      validUntilOn: null,
      vendorListNomination: 'excluded',
    })
    const conditions = [
      `number=${number}`,
      `id=${id}`,
      'projectName_like=Logistics',
      'city=Najran',
      'productTypes=cladding',
      'requesterType=main_contractor',
      'areaSqm_gte=1200',
      'quotedOn_gte=2026-10-01',
      'validUntilOn_lte=2026-12-31',
      'total_lte=34.52',
      'total_gte=34.52&total_lte=34.53',
      'discount_gte=0.01',
      'projectScore_gte=78',
      'recommendationStatus=GO',
      'vendorListNomination=sole_nominated',
      'q=logistics',
      'q=اللوجستي',
      `q=${number}`,
      'createdBy=5',
    ]
    for (const condition of conditions) {
      const response = await client
        .get(`/api/quotations?${encodeURI(condition)}`)
        .loginAs(await person('engineer'))
      response.assertStatus(200)
      assert.deepEqual(
        response.body().map((row: any) => row.id),
        [id],
        condition
      )
    }
  })

  test('sorts by every sortable field', async ({ client }) => {
    await createdBy(client, 'engineer')
    const sortable = Object.entries(quotationListing.fields).filter(
      ([, { sort }]) => sort !== false
    )
    for (const [name] of sortable) {
      const response = await client
        .get(`/api/quotations?_sort=${name}&_order=desc`)
        .loginAs(await person('engineer'))
      response.assertStatus(200)
    }
  })

  test('knows the groups pending, active and all', async ({ client, assert }) => {
    const approved = await createdBy(client, 'engineer')
    await write(client, 'post', `/api/quotations/${approved.id}/approve`, {
      as: 'chief.engineer',
      seen: 1,
    })
    await createdBy(client, 'engineer')
    const count = async (status: string) => {
      const response = await client
        .get(`/api/quotations?status=${status}`)
        .loginAs(await person('engineer'))
      return Number(response.header('x-total-count'))
    }
    assert.deepEqual(
      await Promise.all(['pending', 'active', 'approved', 'rejected', 'all'].map(count)),
      [1, 1, 1, 0, 2]
    )
  })

  test('refuses what it does not know, by name', async ({ client, assert }) => {
    for (const [query, field] of [
      ['secret=1', 'secret'],
      ['_sort=notes', 'notes'],
      ['_end=1000', '_end'],
      ['total=abc', 'total'],
      ['quotedOn_gte=yesterday', 'quotedOn'],
    ]) {
      const response = await client
        .get(`/api/quotations?${query}`)
        .loginAs(await person('engineer'))
      response.assertStatus(422)
      assert.property(response.body().errors, field)
    }
  })

  test('prices do not exist for those who may not see them', async ({ assert }) => {
    const without = new Set(
      abilitiesFor(await person('engineer'), { owners: [], approvers: [], approverIds: [] })
    )
    without.delete('quotations.prices')
    assert.throws(() => parseListQuery(quotationListing, { total_gte: '1' }, without))
    assert.throws(() => parseListQuery(quotationListing, { _sort: 'total' }, without))
  })
})
