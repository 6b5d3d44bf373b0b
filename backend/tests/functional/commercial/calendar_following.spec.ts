import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ICAL from 'ical.js'
import { call } from '../procurement/support.js'
import { person } from '#tests/helpers/users'

const WEEKLY = {
  title: 'Site meeting',
  kind: 'meeting',
  repeats: 'weekly',
  repeatsUntilOn: '2031-04-02',
  startsAt: '2031-03-05T07:00:00Z',
  endsAt: '2031-03-05T08:00:00Z',
}
const RANGE = 'from=2031-03-01T00:00:00Z&to=2031-04-20T00:00:00Z'

test.group('A series from one of its days on', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const shown = async (client: any) =>
    (await client.get(`/api/calendar?${RANGE}`).loginAs(await person('bdm')))
      .body()
      .events.map(({ title, startsAt }: any) => `${startsAt.slice(5, 16)} ${title}`)
  const series = async (client: any, more: object = {}) =>
    (await call(client, 'bdm', 'post', '/api/calendar', { body: { ...WEEKLY, ...more } })).body()

  test('is moved; the days before stay, and a day that stood alone goes with it', async ({
    client,
    assert,
  }) => {
    const admin = await person('admin')
    const { id, version } = await series(client, { attendeeIds: [admin.id] })
    const path = `/api/calendar/${id}`
    const alone = {
      startsAt: '2031-03-27T05:00:00Z',
      endsAt: '2031-03-27T06:00:00Z',
      occurrenceOn: '2031-03-26',
    }
    await call(client, 'bdm', 'post', `${path}/move`, { body: alone, seen: version })
    const body = {
      startsAt: '2031-03-20T09:00:00Z',
      endsAt: '2031-03-20T10:00:00Z',
      occurrenceOn: '2031-03-19',
      following: true,
    }
    const moved = await call(client, 'bdm', 'post', `${path}/move`, { body, seen: version + 1 })
    moved.assertStatus(200)
    assert.deepEqual(await shown(client), [
      '03-05T07:00 Site meeting',
      '03-12T07:00 Site meeting',
      '03-20T09:00 Site meeting',
      '03-27T05:00 Site meeting',
      '04-03T09:00 Site meeting',
    ])
    const invited = await db.from('calendar_attendees').where('event_id', moved.body().id)
    assert.deepEqual(
      invited.map(({ user_id: user }) => user),
      [admin.id]
    )
    // the first part is its own: it goes alone, with nothing that stands in for later days
    ;(await call(client, 'bdm', 'delete', path, { seen: version + 2 })).assertStatus(204)
    assert.lengthOf(await shown(client), 3)
  })

  test('is written again, and called off', async ({ client, assert }) => {
    const { id, version } = await series(client)
    const path = `/api/calendar/${id}`
    const body = {
      ...WEEKLY,
      title: 'On site',
      startsAt: '2031-03-19T07:00:00Z',
      endsAt: '2031-03-19T08:00:00Z',
      occurrenceOn: '2031-03-19',
      following: true,
    }
    const rest = await call(client, 'bdm', 'patch', path, { body, seen: version })
    rest.assertStatus(200)
    assert.deepEqual(await shown(client), [
      '03-05T07:00 Site meeting',
      '03-12T07:00 Site meeting',
      '03-19T07:00 On site',
      '03-26T07:00 On site',
      '04-02T07:00 On site',
    ])
    const end = `/api/calendar/${rest.body().id}?occurrenceOn=2031-03-26&following=true`
    ;(await call(client, 'bdm', 'delete', end, { seen: rest.body().version })).assertStatus(204)
    assert.lengthOf(await shown(client), 3)
    const whole = `${path}?occurrenceOn=2031-03-05&following=true`
    ;(await call(client, 'bdm', 'delete', whole, { seen: version + 1 })).assertStatus(204)
    assert.deepEqual(await shown(client), ['03-19T07:00 On site'])
    const odd = `/api/calendar/${rest.body().id}?occurrenceOn=2031-03-20&following=true`
    ;(await call(client, 'bdm', 'delete', odd, { seen: rest.body().version + 1 })).assertStatus(422)
  })

  test('of whole days ends on a day where calendar programs read it', async ({
    client,
    assert,
  }) => {
    await series(client, {
      allDay: true,
      startsAt: '2031-03-04T21:00:00Z',
      endsAt: '2031-03-05T21:00:00Z',
      repeatsUntilOn: '2031-03-19',
    })
    const { path } = (await call(client, 'bdm', 'post', '/api/calendar/feed', { body: {} })).body()
    const text = (await client.get(path)).text()
    assert.match(text, /UNTIL=20310319\r?\n/)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
    const times = event.iterator()
    assert.deepEqual([times.next(), times.next(), times.next(), times.next() ?? null].map(String), [
      '2031-03-05',
      '2031-03-12',
      '2031-03-19',
      'null',
    ])
  })
})
