import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import ICAL from 'ical.js'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

/** Sunday, 2 March 2031, at eight in Riyadh. */
const SUNDAYS = {
  title: 'Site meeting',
  kind: 'meeting',
  repeats: 'weekly',
  startsAt: '2031-03-02T05:00:00.000Z',
  endsAt: '2031-03-02T06:00:00.000Z',
}

test.group('Series on several days of the week', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const create = (client: ApiClient, more: Record<string, unknown>) =>
    call(client, 'bdm', 'post', '/api/calendar', { body: { ...SUNDAYS, ...more } })

  async function days(client: ApiClient) {
    const range = 'from=2031-03-01T00:00:00Z&to=2031-04-20T00:00:00Z'
    const answer = await client.get(`/api/calendar?${range}`).loginAs(await person('bdm'))
    return answer.body().events.map(({ startsAt }: any) => startsAt.slice(5, 10))
  }

  test('take place on each of them, so many times; what was created is answered', async ({
    client,
    assert,
  }) => {
    const made = await create(client, { weekdays: ['TU', 'SU'], repeatsTimes: 5 })
    made.assertStatus(201)
    assert.deepInclude(made.body(), {
      ...{ title: 'Site meeting', startsAt: SUNDAYS.startsAt, version: 1 },
      ...{ weekdays: ['SU', 'TU'], repeatsTimes: 5, repeatsUntilOn: null },
    })
    assert.deepEqual(await days(client), ['03-02', '03-04', '03-09', '03-11', '03-16'])
    const { path } = (await call(client, 'bdm', 'post', '/api/calendar/feed', { body: {} })).body()
    const calendar = new ICAL.Component(ICAL.parse((await client.get(path)).text()))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
    const read: string[] = []
    const times = event.iterator()
    for (let day = times.next(); day; day = times.next()) read.push(day.toString().slice(5, 10))
    assert.deepEqual(read, await days(client))
  })

  test('every second week begin their weeks on Sunday', async ({ client, assert }) => {
    await create(client, { weekdays: ['SU', 'TH'], every: 2, repeatsUntilOn: '2031-04-01' })
    assert.deepEqual(await days(client), ['03-02', '03-06', '03-16', '03-20', '03-30'])
  })

  test('move with their days; from one day on the rest keeps its number', async ({
    client,
    assert,
  }) => {
    const { id } = (await create(client, { weekdays: ['SU', 'TU'], repeatsTimes: 6 })).body()
    const times = { startsAt: '2031-03-03T05:00:00Z', endsAt: '2031-03-03T06:00:00Z' }
    const moved = await call(client, 'bdm', 'post', `/api/calendar/${id}/move`, {
      body: times,
      seen: 1,
    })
    assert.deepEqual(moved.body().weekdays, ['MO', 'WE'])
    const all = ['03-03', '03-05', '03-10', '03-12', '03-17', '03-19']
    assert.deepEqual(await days(client), all)
    const body = {
      ...SUNDAYS,
      ...{ title: 'Review', weekdays: ['MO', 'WE'], repeatsTimes: 6 },
      ...{ startsAt: '2031-03-10T07:00:00Z', endsAt: '2031-03-10T08:00:00Z' },
      ...{ occurrenceOn: '2031-03-10', following: true },
    }
    const rest = await call(client, 'bdm', 'patch', `/api/calendar/${id}`, { body, seen: 2 })
    rest.assertStatus(200)
    assert.equal(rest.body().repeatsTimes, 4)
    assert.deepEqual(await days(client), all)
  })

  test('are refused without the day of their start, and with two ends', async ({
    client,
    assert,
  }) => {
    const without = await create(client, { weekdays: ['MO'] })
    without.assertStatus(422)
    assert.property(without.body().errors, 'weekdays')
    const both = await create(client, { repeatsTimes: 3, repeatsUntilOn: '2031-04-01' })
    both.assertStatus(422)
    assert.property(both.body().errors, 'repeatsTimes')
    for (const wrong of [{ weekdays: ['XX'] }, { weekdays: [] }, { repeatsTimes: 0 }])
      (await create(client, wrong)).assertStatus(422)
  })
})
