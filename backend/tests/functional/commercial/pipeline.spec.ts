import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { winRateOf } from '#commercial/pipeline/win_rate'
import { person } from '#tests/helpers/users'

/** What sales say of a quotation. */
const SAID = { probability: 90, nextStep: 'Call', nextStepOn: '2031-04-30' }
const STAMP = '2031-01-01 00:00:00'

test.group('Pipeline', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  let last = 0
  async function quotation(stage: string, minor: number, more: object = {}): Promise<number> {
    const number = `QT-${++last}`
    const [id] = await db.table('quotations').insert({
      number,
      root_number: number,
      project_name: `Hall ${last}`,
      quoted_on: '2031-02-01',
      stage,
      status: 'approved',
      currency: 'SAR',
      total_minor: minor,
      bdm_initials: 'ZZ',
      city: 'riyadh',
      requester_type: 'contractor',
      version: 1,
      search_text: '',
      created_at: STAMP,
      updated_at: STAMP,
      ...more,
    })
    return Number(id)
  }

  async function get(client: any, path: string, username = 'bdm') {
    return client.get(`/api/${path}`).loginAs(await person(username))
  }
  const PERIOD = 'from=2031-01-01&to=2031-12-31'

  test('a win rate says of how many, and how far it can be trusted', ({ assert }) => {
    assert.deepEqual(winRateOf(8, 10), { n: 10, won: 8, rate: 80, low: 49, high: 94.3 })
    assert.deepEqual(winRateOf(2, 2), { n: 2, won: 2, rate: 100, low: 34.2, high: 100 })
    assert.deepEqual(winRateOf(0, 0), { n: 0, won: 0, rate: null, low: null, high: null })
  })

  test('the summary weighs what is open by its chance, said or usual', async ({
    client,
    assert,
  }) => {
    await quotation('approved', 100_000)
    const stated = await quotation('submitted_to_client', 200_000, { valid_until_on: '2031-03-15' })
    await quotation('won', 300_000, {
      sent_at: '2031-02-11 00:00:00',
      closed_at: '2031-02-21 00:00:00',
    })
    await quotation('lost', 100_000)
    await quotation('superseded', 900_000)
    const summary = async () => (await get(client, `sales/summary?${PERIOD}`)).body()
    assert.containsSubset(await summary(), {
      all: { count: 4, value: '7000.00', winRateByValue: 75, winRate: { n: 2, rate: 50 } },
      open: { count: 2, weighted: '1600.00' },
      averageDeal: '3000.00',
      days: { toSent: 10, toClosed: 10, whole: 20 },
    })
    const patch = async (version: number, body: object, as = 'bdm') =>
      client
        .patch(`/api/pipeline/${stated}`)
        .json(body)
        .header('If-Match', `"${version}"`)
        .loginAs(await person(as))
        .withCsrfToken()
    ;(await patch(0, { ...SAID, expectedOn: '2031-05-02' })).assertStatus(204)
    ;(await patch(0, { probability: 10 })).assertStatus(412)
    ;(await patch(1, { probability: 101 })).assertStatus(422)
    ;(await patch(1, { probability: 10 }, 'staff')).assertStatus(403)
    const { open, forecast, funnel } = await summary()
    assert.equal(open.weighted, '2200.00')
    assert.containsSubset(forecast, [{ month: '2031-05', weighted: '1800.00' }])
    assert.deepEqual(
      funnel.map(({ count }: any) => count),
      [4, 4, 3, 1]
    )
    // every step, and every month of the forecast, opens as many rows as it counts
    const rows = async (filters: string) =>
      (await get(client, `pipeline?quotedOn_gte=2031-01-01&${filters}`)).header('x-total-count')
    for (const { count, stages } of funnel)
      assert.equal(
        await rows(
          stages ? stages.map((stage: string) => `stage=${stage}`).join('&') : 'stage_ne=superseded'
        ),
        `${count}`
      )
    const waiting = 'stage=approved&stage=submitted_to_client'
    assert.equal(await rows(`${waiting}&forecastOn_gte=2031-05-01&forecastOn_lte=2031-05-31`), '1')
    assert.equal(await rows(`${waiting}&forecastOn_gte=2031-03-01&forecastOn_lte=2031-03-31`), '0')
    ;(await get(client, 'pipeline?forecastOn=2031-05-02')).assertStatus(422)
    const board = (await get(client, `sales/board?${PERIOD}`)).body()
    const column = board.quotations.find(({ stage }: any) => stage === 'submitted_to_client')
    assert.containsSubset(column.cards, [{ id: stated, ...SAID, version: 1 }])
  })

  test('every group opens its rows: the list holds what the figure counted', async ({
    client,
    assert,
  }) => {
    await quotation('won', 100_000, { city: 'jeddah' })
    await quotation('lost', 100_000, { city: 'jeddah', lost_reason: 'price' })
    await quotation('approved', 50_000)
    const analysis = (await get(client, `sales/analysis?${PERIOD}`)).body()
    assert.containsSubset(analysis.byCity, [
      { name: 'jeddah', count: 2, winRate: { n: 2, won: 1 } },
    ])
    assert.containsSubset(analysis.lostReasons, [{ name: 'price', count: 1 }])
    const rows = await get(
      client,
      `pipeline?city=jeddah&quotedOn_gte=2031-01-01&stage_ne=superseded`
    )
    assert.equal(rows.header('x-total-count'), '2')
  })

  test('a year of a business developer stands against the months that were requested', async ({
    client,
    assert,
  }) => {
    await quotation('won', 400_000, { closed_at: '2031-03-05 00:00:00', project_score_bp: 8000 })
    await quotation('approved', 500_000)
    const put = async (as: string, months: object[]) =>
      client
        .put('/api/sales/targets')
        .json({ initials: 'ZZ', months })
        .loginAs(await person(as))
        .withCsrfToken()
    ;(await put('admin', [{ month: '2031-03', amount: '5000' }])).assertStatus(204)
    ;(await put('admin', [{ month: '2031-03', amount: '6000' }])).assertStatus(204)
    ;(await put('admin', [{ month: '2031-13', amount: '1' }])).assertStatus(422)
    ;(await put('bdm', [{ month: '2031-04', amount: '1' }])).assertStatus(403)
    const { people } = (await get(client, 'sales/performance?year=2031')).body()
    const one = people.find(({ initials }: any) => initials === 'ZZ')
    assert.containsSubset(one, {
      count: 2,
      ranked: false,
      score: 80,
      target: '6000.00',
      achieved: '4000.00',
      coverage: 1,
      openWeighted: '2000.00',
    })
    assert.deepEqual(one.months[2], { month: '2031-03', target: '6000.00', achieved: '4000.00' })
    assert.lengthOf(await db.from('bd_targets').where('initials', 'ZZ'), 1)
  })

  test('months and days are those of the clocks at the firm', async ({ client, assert }) => {
    // in Riyadh these were decided on 1 April and on 1 January
    const won = { sent_at: '2031-03-30 00:00:00', quoted_on: '2031-03-31' }
    await quotation('won', 100_000, { ...won, closed_at: '2031-03-31 22:30:00' })
    await quotation('won', 200_000, { ...won, closed_at: '2030-12-31 21:00:00' })
    await quotation('won', 400_000, { ...won, closed_at: '2031-12-31 21:00:00' })
    const { people } = (await get(client, 'sales/performance?year=2031')).body()
    const { months, achieved, days } = people.find(({ initials }: any) => initials === 'ZZ')
    const done = months.filter((one: any) => one.achieved !== '0.00')
    assert.deepEqual(
      done.map((one: any) => [one.month, one.achieved]),
      [
        ['2031-01', '2000.00'],
        ['2031-04', '1000.00'],
      ]
    )
    assert.equal(achieved, '3000.00')
    // 1 day, none, and 276 until the new year
    assert.equal(days.whole, 92.3)
  })

  test('people are named where the portal knows who signs with their initials', async ({
    client,
    assert,
  }) => {
    await quotation('approved', 100_000, { bdm_initials: 'FD' })
    await quotation('approved', 50_000)
    const { name, nameAr } = await person('bdm')
    const arabic = async (path: string) =>
      (
        await client
          .get(`/api/${path}`)
          .header('Accept-Language', 'ar')
          .loginAs(await person('bdm'))
      ).body()
    const named = (rows: any[]) => rows.map((row) => [row.bdmInitials, row.bdmName])
    const path = 'pipeline?quotedOn_gte=2031-01-01&_sort=total&_order=desc'
    assert.deepEqual(named((await get(client, path)).body()), [
      ['FD', name],
      ['ZZ', null],
    ])
    assert.deepEqual(named(await arabic(path))[0], ['FD', nameAr])
    assert.deepInclude(await arabic('pipeline/people'), { initials: 'FD', name: nameAr })
    const { byPerson } = (await get(client, `sales/analysis?${PERIOD}`)).body()
    assert.containsSubset(byPerson, [
      { name: 'FD', personName: name, personNameAr: nameAr },
      { name: 'ZZ', personName: null },
    ])
    // several with the same initials are named together, those who have left only without them
    const other = (await person('general.manager')).id
    await db.from('users').where('id', other).update({ name: 'Fahad Dawood' })
    const both = named((await get(client, path)).body())[0][1]
    assert.equal(both, `Fahad Dawood / ${name}`)
    await db.from('users').where('id', other).update({ disabled_at: STAMP })
    assert.equal(named((await get(client, path)).body())[0][1], name)
  })

  test('guests and those without the department see no figures', async ({ client }) => {
    for (const path of [
      'sales/summary',
      'sales/board',
      'sales/analysis',
      'sales/performance',
      'pipeline',
    ]) {
      ;(await client.get(`/api/${path}`)).assertStatus(401)
      ;(await get(client, path, 'staff')).assertStatus(403)
    }
  })

  test('the stages of a quotation come from the audit log, newest first', async ({
    client,
    assert,
  }) => {
    const id = await quotation('won', 100_000)
    const stages = ['draft', 'approved', 'won']
    for (const [at, stage] of stages.slice(1).entries())
      await transact(SYSTEM_ACTOR, (uow) =>
        uow.audit({
          action: 'update',
          entityType: 'quotation',
          entityId: id,
          before: { stage: stages[at], city: 'riyadh' },
          after: { stage, city: 'jeddah' },
        })
      )
    const log = (await get(client, `pipeline/${id}`)).body()
    assert.containsSubset(log, [
      { by: SYSTEM_ACTOR.name, from: 'approved', to: 'won' },
      { by: SYSTEM_ACTOR.name, from: 'draft', to: 'approved' },
    ])
    assert.lengthOf(log, 2)
  })
})
