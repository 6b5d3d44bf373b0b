import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

/** Of a year that is over, so that all of it has taken place. */
const YEAR = 2024

test.group('Visits of business developers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function aClient(client: ApiClient): Promise<number> {
    const answer = await call(client, 'bdm', 'post', '/api/clients', { body: { name: 'Huda' } })
    return answer.body().id
  }

  async function noted(client: ApiClient, clientId: number, at: string, kind = 'visit') {
    const answer = await call(client, 'bdm', 'post', `/api/clients/${clientId}/activities`, {
      body: { kind, subject: 'Workshop', occurredAt: at },
    })
    answer.assertStatus(201)
  }

  async function planned(client: ApiClient, more: Record<string, unknown> = {}) {
    const answer = await call(client, 'general.manager', 'post', '/api/calendar', {
      body: {
        ...{ title: 'Mock-up', kind: 'site_visit', attendeeIds: [(await person('bdm')).id] },
        ...{ startsAt: `${YEAR}-03-05T07:00:00Z`, endsAt: `${YEAR}-03-05T08:00:00Z` },
        ...more,
      },
    })
    answer.assertStatus(201)
  }

  async function ofBdm(client: ApiClient, year = YEAR) {
    const answer = await call(client, 'bdm', 'get', `/api/sales/performance?year=${year}`)
    return answer.body().people.find(({ initials }: any) => initials === 'FD')
  }

  const list = (client: ApiClient, as = 'bdm') =>
    call(client, as, 'get', `/api/sales/visits?year=${YEAR}&initials=FD`)

  test('are those noted with clients and the site visits of the calendar', async ({
    client,
    assert,
  }) => {
    await db.from('client_activities').delete()
    await db.from('calendar_events').delete()
    const clientId = await aClient(client)
    await noted(client, clientId, `${YEAR}-03-01T08:00:00Z`)
    await noted(client, clientId, `${YEAR}-03-02T08:00:00Z`, 'call')
    // in Riyadh this was in the new year
    await noted(client, clientId, `${YEAR - 1}-12-31T22:00:00Z`)
    await planned(client)
    await planned(client, { kind: 'meeting' })
    const bdm = await person('bdm')
    assert.containsSubset(await ofBdm(client), {
      ...{ visits: 3, personName: bdm.name, personNameAr: bdm.nameAr, count: 0 },
    })
    assert.isUndefined(await ofBdm(client, YEAR - 1))
    const rows = (await list(client)).body()
    assert.deepEqual(
      rows.map(({ kind, on }: any) => [kind, on]),
      [
        ['site', `${YEAR}-03-05`],
        ['client', `${YEAR}-03-01`],
        ['client', `${YEAR}-01-01`],
      ]
    )
    assert.containsSubset(rows[1], { subject: 'Workshop', clientId, clientName: 'Huda' })
  })

  test('of a series count each time that took place, and what was planned and noted is one', async ({
    client,
    assert,
  }) => {
    await db.from('client_activities').delete()
    await db.from('calendar_events').delete()
    const clientId = await aClient(client)
    await planned(client, { repeats: 'weekly', repeatsUntilOn: `${YEAR}-03-20`, clientId })
    assert.equal((await ofBdm(client)).visits, 3)
    await noted(client, clientId, `${YEAR}-03-12T12:00:00Z`)
    assert.equal((await ofBdm(client)).visits, 3)
    await planned(client, { isPrivate: true, title: 'Nobody knows' })
    const rows = (await list(client)).body()
    assert.lengthOf(rows, 4)
    assert.notInclude(JSON.stringify(rows), 'Nobody knows')
    // one to come has not been made
    await planned(client, { startsAt: '2031-03-05T07:00:00Z', endsAt: '2031-03-05T08:00:00Z' })
    assert.isUndefined(await ofBdm(client, 2031))
  })

  test('are listed for those alone who see the performance', async ({ client, assert }) => {
    ;(await client.get(`/api/sales/visits?year=${YEAR}&initials=FD`)).assertStatus(401)
    ;(await list(client, 'staff')).assertStatus(403)
    ;(await call(client, 'bdm', 'get', '/api/sales/visits?year=2024')).assertStatus(422)
    const { id } = await person('staff')
    const permissions = JSON.stringify({ commercialBDPerformanceView: true })
    await db.from('users').where('id', id).update({ permissions })
    const clientId = await aClient(client)
    await noted(client, clientId, `${YEAR}-03-01T08:00:00Z`)
    const [row] = (await list(client, 'staff')).body()
    assert.containsSubset(row, { clientId: null, clientName: null })
  })
})
