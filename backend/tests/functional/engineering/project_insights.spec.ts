import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { createdBy } from './quotation_body.js'

const AT = '/api/project-insights?from=2020-01-01&to=2020-03-31'
const quoted = (month: string, more: object = {}) => ({
  quotedOn: `2020-${month}-15`,
  validUntilOn: null,
  draft: true,
  ...more,
})

test.group('Project insights', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sum quotations by stage, month, band and group; every figure matches its rows', async ({
    client,
    assert,
  }) => {
    const set = async (body: object, stage: string) => {
      const { id } = await createdBy(client, 'engineer', body)
      await db.from('quotations').where('id', id).update({ stage })
    }
    await set(quoted('01'), 'won')
    await set(quoted('01', { city: 'Abha', bdmInitials: 'NS' }), 'lost')
    await set(quoted('03', { currency: 'USD', city: null }), 'approved')
    await set(quoted('03'), 'superseded')
    const response = await client.get(AT).loginAs(await person('engineer'))
    response.assertStatus(200)
    const notified = response.body()
    assert.deepEqual(
      notified.stages.map((one: any) => [one.stage, one.count, one.value]),
      [
        ['approved', 1, '0.00'],
        ['won', 1, '34.52'],
        ['lost', 1, '34.52'],
      ]
    )
    assert.deepEqual(
      notified.months.map((one: any) => [one.month, one.count, one.value, one.areaSqm]),
      [
        ['2020-01', 2, '69.04', '2401'],
        ['2020-02', 0, '0.00', '0'],
        ['2020-03', 1, '0.00', '1200.5'],
      ]
    )
    assert.containsSubset(notified.bands[0], { recommendation: 'GO', won: 1, decided: 2 })
    assert.containsSubset(notified.byBdm[0], { name: 'FD', count: 2, won: 1, decided: 1 })
    for (const { month, count } of notified.months) {
      const rows = await client
        .get(
          `/api/quotations?quotedOn_gte=${month}-01&quotedOn_lte=${month}-31&stage_ne=superseded`
        )
        .loginAs(await person('engineer'))
      assert.equal(rows.header('x-total-count'), String(count))
    }
  })

  test('what no one has stated is a group whose rows are found', async ({ client, assert }) => {
    await createdBy(client, 'engineer', quoted('01', { city: null }))
    await createdBy(client, 'engineer', quoted('01'))
    const { byCity } = (await client.get(AT).loginAs(await person('engineer'))).body()
    assert.deepEqual(
      byCity.map(({ name, count }: any) => [name, count]),
      [
        [null, 1],
        ['Najran', 1],
      ]
    )
    const rows = async (query: string) =>
      client
        .get(`/api/quotations?quotedOn_gte=2020-01-01&quotedOn_lte=2020-03-31&${query}`)
        .loginAs(await person('engineer'))
    assert.lengthOf((await rows('city_empty=true')).body(), 1)
    assert.lengthOf((await rows('city_empty=false')).body(), 1)
    const wrong = await rows('city_empty=maybe')
    wrong.assertStatus(422)
    assert.property(wrong.body().errors, 'city_empty')
  })

  test('age what waits for an approval by the days since it was handed in', async ({
    client,
    assert,
  }) => {
    const before = (await client.get(AT).loginAs(await person('engineer'))).body().ageing
    const { id } = await createdBy(client, 'engineer')
    await db.from('quotations').where('id', id).update({ submitted_at: '2020-01-05 08:00:00' })
    await createdBy(client, 'engineer')
    const { ageing } = (await client.get(AT).loginAs(await person('engineer'))).body()
    const grown = ageing.map((bucket: any, index: number) => bucket.count - before[index].count)
    assert.deepEqual(grown, [1, 0, 0, 1])
  })

  test('are open to anyone who is signed in, values only to who may see prices', async ({
    client,
    assert,
  }) => {
    ;(await client.get(AT)).assertStatus(401)
    const staff = await client.get(AT).loginAs(await person('staff'))
    staff.assertStatus(200)
    assert.isTrue(staff.body().months.every(({ value }: any) => value === null))
    for (const query of [
      'from=x',
      'from=2020-02-01&to=2020-01-01',
      'from=1990-01-01&to=2020-01-01',
    ]) {
      const wrong = await client
        .get(`/api/project-insights?${query}`)
        .loginAs(await person('staff'))
      wrong.assertStatus(422)
    }
  })
})
