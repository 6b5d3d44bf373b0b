import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { remindOfEvents } from '#commercial/calendar/actions/remind_of_events'
import { call } from '../procurement/support.js'
import { person } from '#tests/helpers/users'

const WEEKLY = {
  title: 'Site meeting',
  kind: 'meeting',
  repeats: 'weekly',
  repeatsUntilOn: '2031-03-26',
  startsAt: '2031-03-05T07:00:00Z',
  endsAt: '2031-03-05T08:00:00Z',
}
const RANGE = 'from=2031-03-01T00:00:00Z&to=2031-04-10T00:00:00Z'

test.group('One day of a series', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const events = async (client: any) =>
    (await client.get(`/api/calendar?${RANGE}`).loginAs(await person('bdm'))).body().events
  const days = async (client: any) =>
    (await events(client)).map(({ startsAt }: any) => startsAt.slice(5, 16))
  const series = async (client: any, body: Record<string, unknown> = WEEKLY) =>
    (await call(client, 'bdm', 'post', '/api/calendar', { body })).body()

  test('is moved by itself, with its people; the series goes on and is moved around it', async ({
    client,
    assert,
  }) => {
    const admin = await person('admin')
    const { id, version } = await series(client, { ...WEEKLY, attendeeIds: [admin.id] })
    const shown = (await events(client))[1]
    assert.equal(shown.occurrenceOn, '2031-03-12')
    const times = { startsAt: '2031-03-13T11:00:00Z', endsAt: '2031-03-13T13:00:00Z' }
    const body = { ...times, occurrenceOn: '2031-03-12' }
    const path = `/api/calendar/${id}/move`
    const moved = await call(client, 'bdm', 'post', path, { body, seen: version })
    moved.assertStatus(200)
    assert.deepEqual(await days(client), [
      '03-05T07:00',
      '03-13T11:00',
      '03-19T07:00',
      '03-26T07:00',
    ])
    const alone = (await events(client))[1]
    assert.notEqual(alone.id, id)
    assert.containsSubset(alone, {
      title: WEEKLY.title,
      repeats: null,
      occurrenceOn: null,
      endsAt: '2031-03-13T13:00:00.000Z',
      attendees: [{ id: admin.id }],
    })

    // the day is gone from the series, and the series has changed since
    ;(await call(client, 'bdm', 'post', path, { body, seen: version + 1 })).assertStatus(422)
    ;(await call(client, 'bdm', 'post', path, { body, seen: version })).assertStatus(412)
    const whole = { startsAt: '2031-03-06T07:00:00Z', endsAt: '2031-03-06T08:00:00Z' }
    ;(await call(client, 'bdm', 'post', path, { body: whole, seen: version + 1 })).assertStatus(200)
    assert.deepEqual(await days(client), [
      '03-06T07:00',
      '03-13T11:00',
      '03-20T07:00',
      '03-27T07:00',
    ])
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'calendar_event', entity_id: String(id) })
    assert.lengthOf(audit, 3)

    const gone = await call(client, 'bdm', 'delete', `/api/calendar/${id}`, { seen: version + 2 })
    gone.assertStatus(204)
    assert.lengthOf(await db.from('calendar_events'), 0)
    assert.lengthOf(await db.from('calendar_exceptions'), 0)
  })

  test('is written again or called off by itself', async ({ client, assert }) => {
    const { id } = await series(client)
    const path = `/api/calendar/${id}`
    const body = {
      ...WEEKLY,
      title: 'On site',
      startsAt: '2031-03-19T09:00:00Z',
      endsAt: '2031-03-19T10:00:00Z',
      occurrenceOn: '2031-03-19',
    }
    ;(await call(client, 'bdm', 'patch', path, { body, seen: 1 })).assertStatus(200)
    ;(
      await call(client, 'bdm', 'delete', `${path}?occurrenceOn=2031-03-12`, { seen: 2 })
    ).assertStatus(204)
    const shown = (await events(client)).map(({ title, startsAt, repeats }: any) => [
      title,
      startsAt.slice(5, 16),
      repeats,
    ])
    assert.deepEqual(shown, [
      ['Site meeting', '03-05T07:00', 'weekly'],
      ['On site', '03-19T09:00', null],
      ['Site meeting', '03-26T07:00', 'weekly'],
    ])
    // no one is reminded of a day that was called off
    const reminder = { ...WEEKLY, reminderMinutes: 10 }
    ;(await call(client, 'bdm', 'patch', path, { body: reminder, seen: 3 })).assertStatus(200)
    await remindOfEvents(
      DateTime.fromISO('2031-03-12T06:55:00Z', { zone: 'utc' }) as DateTime<true>
    )
    assert.lengthOf(await db.from('notifications').where('type', 'calendar_reminder'), 0)
  })

  test('a day on which it does not take place, a single event and a stranger are refused', async ({
    client,
    assert,
  }) => {
    const { id } = await series(client)
    const times = { startsAt: '2031-03-13T11:00:00Z', endsAt: '2031-03-13T13:00:00Z' }
    const body = { ...times, occurrenceOn: '2031-03-13' }
    const path = `/api/calendar/${id}/move`
    const odd = await call(client, 'bdm', 'post', path, { body, seen: 1 })
    odd.assertStatus(422)
    assert.property(odd.body().errors, 'occurrenceOn')
    const stranger = { ...times, occurrenceOn: '2031-03-12' }
    ;(await call(client, 'admin', 'post', path, { body: stranger, seen: 1 })).assertStatus(403)
    const single = await series(client, { ...WEEKLY, repeats: null, repeatsUntilOn: null })
    const own = { ...times, occurrenceOn: '2031-03-05' }
    ;(
      await call(client, 'bdm', 'post', `/api/calendar/${single.id}/move`, { body: own, seen: 1 })
    ).assertStatus(422)
    assert.lengthOf(await db.from('calendar_exceptions'), 0)
  })

  test('a calendar program finds on the day what stands in for it', async ({ client, assert }) => {
    const { id } = await series(client)
    const body = {
      startsAt: '2031-03-13T11:00:00Z',
      endsAt: '2031-03-13T13:00:00Z',
      occurrenceOn: '2031-03-12',
    }
    await call(client, 'bdm', 'post', `/api/calendar/${id}/move`, { body, seen: 1 })
    const { path } = (await call(client, 'bdm', 'post', '/api/calendar/feed', { body: {} })).body()
    const calendar = new ICAL.Component(ICAL.parse((await client.get(path)).text()))
    const read = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const repeating = read.find((event) => event.isRecurring())!
    const days = repeating.iterator()
    const next = () => String(repeating.getOccurrenceDetails(days.next()).startDate)
    assert.deepEqual(
      [next(), next(), next()],
      ['2031-03-05T10:00:00', '2031-03-13T14:00:00', '2031-03-19T10:00:00']
    )
  })
})
