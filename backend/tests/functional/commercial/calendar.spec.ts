import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { remindOfEvents } from '#commercial/calendar/actions/remind_of_events'
import { nextFreeSlot } from '#commercial/calendar/working_hours'
import { isRamadan } from '#engines/calendars/hijri'
import { person } from '#tests/helpers/users'

const MEETING = {
  title: 'اجتماع الموقع',
  kind: 'meeting',
  startsAt: '2031-03-05T07:00:00Z',
  endsAt: '2031-03-05T08:00:00Z',
}
const RANGE = 'from=2031-03-01T00:00:00Z&to=2031-04-01T00:00:00Z'
const riyadh = (text: string) => DateTime.fromISO(text, { zone: 'Asia/Riyadh' })

test.group('Calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function send(
    client: any,
    method: string,
    path: string,
    body: object = {},
    as = 'bdm',
    version = 0
  ) {
    const request = client[method](path).json(body)
    if (version) request.header('If-Match', `"${version}"`)
    return request.loginAs(await person(as)).withCsrfToken()
  }
  const events = async (client: any, as = 'bdm') =>
    (await client.get(`/api/calendar?${RANGE}`).loginAs(await person(as))).body().events

  test('a weekly event shows on each of its days, and a drag moves the series', async ({
    client,
    assert,
  }) => {
    const body = { ...MEETING, repeats: 'weekly', repeatsUntilOn: '2031-03-20' }
    const { id, version } = (await send(client, 'post', '/api/calendar', body)).body()
    const days = async () =>
      (await events(client)).map(({ startsAt }: any) => startsAt.slice(0, 16))
    assert.deepEqual(await days(), ['2031-03-05T07:00', '2031-03-12T07:00', '2031-03-19T07:00'])
    const times = { startsAt: '2031-03-06T09:00:00Z', endsAt: '2031-03-06T10:30:00Z' }
    ;(await send(client, 'post', `/api/calendar/${id}/move`, times, 'bdm', version)).assertStatus(
      200
    )
    assert.deepEqual(await days(), ['2031-03-06T09:00', '2031-03-13T09:00', '2031-03-20T09:00'])
    ;(await send(client, 'post', `/api/calendar/${id}/move`, times, 'bdm', version)).assertStatus(
      412
    )
    const backwards = { startsAt: times.endsAt, endsAt: times.startsAt }
    ;(
      await send(client, 'post', `/api/calendar/${id}/move`, backwards, 'bdm', version + 1)
    ).assertStatus(422)
    ;(
      await send(client, 'delete', `/api/calendar/${id}`, {}, 'general.manager', version + 1)
    ).assertStatus(403)
    ;(await send(client, 'delete', `/api/calendar/${id}`, {}, 'bdm', version + 1)).assertStatus(204)
    assert.lengthOf(await db.from('calendar_events').where('id', id), 0)
  })

  test('of a private event others see that the time is taken, attendees see all', async ({
    client,
    assert,
  }) => {
    const body = { ...MEETING, isPrivate: true, notes: 'salary', location: 'HQ' }
    const { id } = (await send(client, 'post', '/api/calendar', body)).body()
    const seen = async (as: string) => (await events(client, as)).find((one: any) => one.id === id)
    assert.containsSubset(await seen('bdm'), { title: MEETING.title, busyOnly: false })
    const other = await seen('admin')
    assert.containsSubset(other, {
      title: null,
      notes: null,
      location: null,
      kind: null,
      busyOnly: true,
    })
    assert.notInclude(JSON.stringify(other), 'salary')
    const admin = await person('admin')
    await send(
      client,
      'patch',
      `/api/calendar/${id}`,
      { ...body, attendeeIds: [admin.id] },
      'bdm',
      1
    )
    assert.equal((await seen('admin')).notes, 'salary')
    const notified = await db
      .from('notifications')
      .where({ user_id: admin.id, type: 'calendar_invitation' })
    assert.lengthOf(notified, 1)
    const audit = await db.from('audit_logs').where('entity_type', 'calendar_event')
    assert.notInclude(JSON.stringify(audit), MEETING.title)
  })

  test('an invitation opens the day of the firm, also of what lasts all day', async ({
    client,
    assert,
  }) => {
    const admin = await person('admin')
    const body = {
      ...MEETING,
      allDay: true,
      startsAt: '2031-03-04T21:00:00Z',
      endsAt: '2031-03-05T21:00:00Z',
      attendeeIds: [admin.id],
    }
    ;(await send(client, 'post', '/api/calendar', body)).assertStatus(201)
    const notified = await db
      .from('notifications')
      .where({ user_id: admin.id, type: 'calendar_invitation' })
      .first()
    assert.equal(notified.action_url, '/commercial/calendar?on=2031-03-05')
    // a series ends no day before it begins
    const early = { ...body, repeats: 'daily', repeatsUntilOn: '2031-03-04' }
    ;(await send(client, 'post', '/api/calendar', early)).assertStatus(422)
  })

  test('who is taken is reported, and when all have time next', async ({ client, assert }) => {
    const admin = await person('admin')
    await send(client, 'post', '/api/calendar', { ...MEETING, attendeeIds: [admin.id] })
    const me = await person('bdm.clients')
    const query = `from=2031-03-05T07:30:00Z&to=2031-03-05T09:00:00Z`
    const ask = async (path: string) => client.get(path).loginAs(await person('general.manager'))
    const clashes = await ask(`/api/calendar/clashes?${query}&people[]=${admin.id}`)
    assert.lengthOf(clashes.body(), 1)
    assert.lengthOf((await ask(`/api/calendar/clashes?${query}&people[]=${me.id}`)).body(), 0)
    const slot = await ask(
      `/api/calendar/free-slot?after=2031-03-05T06:45:00Z&minutes=60&people[]=${admin.id}`
    )
    assert.equal(slot.body().startsAt, '2031-03-05T08:00:00.000Z')
  })

  test('a free slot keeps to working hours, the weekend and the hours of Ramadan', ({ assert }) => {
    const next = (after: string, minutes = 60) =>
      nextFreeSlot([], riyadh(after), minutes)?.startsAt.toFormat('yyyy-MM-dd HH:mm')
    // 2026-07-16 is a Thursday: Friday and Saturday are skipped
    assert.equal(next('2026-07-16T16:30'), '2026-07-19 08:00')
    assert.equal(next('2026-07-14T09:05'), '2026-07-14 09:15')
    // Ramadan 1447 begins on 18 February 2026
    assert.deepEqual([isRamadan('2026-02-17'), isRamadan('2026-02-18')], [false, true])
    assert.equal(next('2026-02-22T06:00'), '2026-02-22 10:00')
    assert.equal(next('2026-02-22T15:30'), '2026-02-23 10:00')
    const busy = [{ startsAt: riyadh('2026-07-14T08:00'), endsAt: riyadh('2026-07-14T16:20') }]
    const slot = nextFreeSlot(busy, riyadh('2026-07-14T07:00'), 45)
    assert.equal(slot?.startsAt.toFormat('dd HH:mm'), '15 08:00')
  })

  test('a calendar program reads the feed until its address is taken back', async ({
    client,
    assert,
  }) => {
    const body = {
      ...MEETING,
      location: 'الرياض',
      repeats: 'weekly',
      every: 2,
      repeatsUntilOn: '2031-04-30',
    }
    await send(client, 'post', '/api/calendar', body)
    await send(client, 'post', '/api/calendar', { ...MEETING, title: 'Not his' }, 'admin')
    const { path } = (await send(client, 'post', '/api/calendar/feed')).body()
    const feed = await client.get(path)
    feed.assertStatus(200)
    assert.include(feed.header('content-type'), 'text/calendar')
    const calendar = new ICAL.Component(ICAL.parse(feed.text()))
    const [first, ...more] = calendar.getAllSubcomponents('vevent')
    assert.lengthOf(more, 0)
    const event = new ICAL.Event(first)
    assert.equal(event.summary, MEETING.title)
    assert.equal(event.location, 'الرياض')
    assert.equal(event.startDate.toString(), '2031-03-05T10:00:00')
    const times = event.iterator()
    times.next()
    assert.equal(times.next().toString(), '2031-03-19T10:00:00')
    const second = (await send(client, 'post', '/api/calendar/feed')).body().path
    ;(await client.get(path)).assertStatus(404)
    ;(await send(client, 'delete', '/api/calendar/feed')).assertStatus(204)
    ;(await client.get(second)).assertStatus(404)
    assert.lengthOf(await db.from('calendar_feeds'), 0)
  })

  test('the feed ends with the right to the calendar', async ({ client }) => {
    const { path } = (await send(client, 'post', '/api/calendar/feed')).body()
    const owner = await person('bdm')
    await owner.merge({ permissions: {} }).save()
    ;(await client.get(path)).assertStatus(404)
    await owner.merge({ permissions: { commercialView: true }, disabledAt: DateTime.utc() }).save()
    ;(await client.get(path)).assertStatus(404)
  })

  test('a reminder comes once for each occurrence', async ({ client, assert }) => {
    const body = { ...MEETING, repeats: 'daily', reminderMinutes: 30 }
    const { id } = (await send(client, 'post', '/api/calendar', body)).body()
    const notified = () =>
      db.from('notifications').where({ type: 'calendar_reminder', related_entity_id: id })
    const at = (text: string) => DateTime.fromISO(text, { zone: 'utc' })
    await remindOfEvents(at('2031-03-05T06:29:00Z') as DateTime<true>)
    assert.lengthOf(await notified(), 0)
    await remindOfEvents(at('2031-03-05T06:30:00Z') as DateTime<true>)
    await remindOfEvents(at('2031-03-05T06:31:00Z') as DateTime<true>)
    assert.lengthOf(await notified(), 1)
    await remindOfEvents(at('2031-03-06T06:45:00Z') as DateTime<true>)
    assert.lengthOf(await notified(), 2)
  })

  test('guests and those without the calendar are kept out', async ({ client, assert }) => {
    ;(await client.get(`/api/calendar?${RANGE}`)).assertStatus(401)
    ;(await client.get(`/api/calendar?${RANGE}`).loginAs(await person('staff'))).assertStatus(403)
    ;(await send(client, 'post', '/api/calendar', MEETING, 'staff')).assertStatus(403)
    ;(await send(client, 'post', '/api/calendar', { ...MEETING, kind: 'party' })).assertStatus(422)
    ;(await client.get('/api/calendar-feeds/nothing.ics')).assertStatus(404)
    assert.lengthOf(await db.from('calendar_events'), 0)
  })
})
