import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import nodeIcal, { type VEvent } from 'node-ical'
import { RRuleTemporal } from 'rrule-temporal'
import { loadSettings } from '#core/settings/settings'
import { set } from '#tests/functional/core/approvals/order_steps'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

const UNTIL = DateTime.fromISO('2031-05-01T00:00:00Z')
const WEEKLY = { title: 'Site meeting', kind: 'meeting', repeats: 'weekly' }

/** When everything in a feed begins until a day, as milliseconds, by three readers that know nothing of each other. */
const READERS: Record<string, (text: string) => number[]> = {
  'ical.js': (text) => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(zone)
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const times = events
      .filter((event) => !event.isRecurrenceException())
      .flatMap((event) => occurrencesIn(event))
    ICAL.TimezoneService.reset()
    return times
  },
  'node-ical': (text) =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) => {
      if (one?.type !== 'VEVENT') return []
      return nodeIcal
        .expandRecurringEvent(one as VEvent, { from: new Date('2031-01-01'), to: UNTIL.toJSDate() })
        .map(({ start }) => start.getTime())
    }),
  'rrule-temporal': (text) => byRule(text),
}

function occurrencesIn(event: ICAL.Event): number[] {
  if (!event.isRecurring()) return [event.startDate.toJSDate().getTime()]
  const times: number[] = []
  const days = event.iterator()
  for (let day = days.next(); day && day.toJSDate() < UNTIL.toJSDate(); day = days.next())
    times.push(event.getOccurrenceDetails(day).startDate.toJSDate().getTime())
  return times
}

/** The lines of each event, unfolded, given to the library of rules as they stand. */
function byRule(text: string): number[] {
  const events = text
    .replace(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
  const lineOf = (event: string, name: string) =>
    event.split('\r\n').find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
  const moved = events.map((event) => lineOf(event, 'RECURRENCE-ID')).filter((line) => !!line)
  const instead = new Set(moved.map((line) => instantOf(line!)))
  return events.flatMap((event) => {
    const start = lineOf(event, 'DTSTART')!
    const rule = lineOf(event, 'RRULE')
    if (!rule) return [instantOf(start)]
    const lines = [start, rule, lineOf(event, 'EXDATE')].filter(Boolean).join('\n')
    const days = new RRuleTemporal({ rruleString: lines }).between(
      new Date('2031-01-01'),
      UNTIL.toJSDate(),
      true
    )
    return days.map((day) => day.epochMilliseconds).filter((at) => !instead.has(at))
  })
}

/** `DTSTART;TZID=Asia/Riyadh:20310305T080000` as an instant. */
function instantOf(line: string): number {
  const [, zone, time] = /(?:TZID=([^:;]+))?:([\dTZ]+)$/.exec(line.replace(/^[A-Z-]+;?/, ''))!
  const read = { zone: time.endsWith('Z') ? 'utc' : zone }
  return DateTime.fromFormat(time.replace('Z', ''), "yyyyMMdd'T'HHmmss", read).toMillis()
}

test.group('Feed of a calendar', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  const send = (client: ApiClient, path: string, body: object, seen?: number) =>
    call(client, 'bdm', 'post', path, { body: body as Record<string, unknown>, seen })

  async function feed(client: ApiClient): Promise<string> {
    const { path } = (await send(client, '/api/calendar/feed', {})).body()
    return (await client.get(path)).text()
  }

  async function portal(client: ApiClient): Promise<number[]> {
    const path = '/api/calendar?from=2031-02-01T00:00:00Z&to=2031-05-01T00:00:00Z'
    const { events } = (await client.get(path).loginAs(await person('bdm'))).body()
    return events.map(({ startsAt }: { startsAt: string }) => DateTime.fromISO(startsAt).toMillis())
  }

  for (const zone of ['Asia/Riyadh', 'Europe/Berlin', 'America/New_York'])
    test(`is read by three programs as the portal shows it, in ${zone}`, async ({
      client,
      assert,
    }) => {
      await set('timeZone', zone)
      // at eight; in Berlin and New York the clocks change in March
      const eight = DateTime.fromISO('2031-03-05T08:00', { zone })
      const at = (start: DateTime) => ({
        startsAt: start.toUTC().toISO(),
        endsAt: start.plus({ hours: 1 }).toUTC().toISO(),
      })
      const body = { ...WEEKLY, ...at(eight), repeatsUntilOn: '2031-04-23' }
      const series = (await send(client, '/api/calendar', body)).body()
      await send(client, '/api/calendar', {
        title: 'Once',
        kind: 'meeting',
        ...at(eight.plus({ day: 1 })),
      })
      const moved = await send(
        client,
        `/api/calendar/${series.id}/move`,
        { ...at(eight.plus({ weeks: 2, hours: 5 })), occurrenceOn: '2031-03-19' },
        series.version
      )
      moved.assertStatus(200)
      const off = await client
        .delete(`/api/calendar/${series.id}?occurrenceOn=2031-04-02`)
        .header('If-Match', '"2"')
        .loginAs(await person('bdm'))
        .withCsrfToken()
      off.assertStatus(204)
      const shown = (await portal(client)).sort()
      assert.lengthOf(shown, 8)
      const text = await feed(client)
      for (const [name, read] of Object.entries(READERS))
        assert.deepEqual(read(text).sort(), shown, name)
    })

  test('a moved day of a series of whole days is named as a day', async ({ client, assert }) => {
    const day = (on: number) => ({
      startsAt: `2031-03-${String(on - 1).padStart(2, '0')}T21:00:00Z`,
      endsAt: `2031-03-${String(on).padStart(2, '0')}T21:00:00Z`,
    })
    const body = { ...WEEKLY, ...day(5), allDay: true, repeatsUntilOn: '2031-03-26' }
    const series = (await send(client, '/api/calendar', body)).body()
    const moved = await send(
      client,
      `/api/calendar/${series.id}/move`,
      { ...day(20), occurrenceOn: '2031-03-19' },
      series.version
    )
    moved.assertStatus(200)
    const text = await feed(client)
    assert.include(text, 'RECURRENCE-ID;VALUE=DATE:20310319\r\n')
    assert.deepEqual(
      READERS['ical.js']!(text)
        .sort()
        .map((at) => new Date(at).toISOString().slice(0, 10)),
      ['2031-03-05', '2031-03-12', '2031-03-20', '2031-03-26']
    )
  })

  test('names the zone with its rules, stamps in UTC and reminds', async ({ client, assert }) => {
    const times = { startsAt: '2031-03-05T05:00:00Z', endsAt: '2031-03-05T06:00:00Z' }
    await send(client, '/api/calendar', { ...WEEKLY, ...times, reminderMinutes: 30 })
    const text = await feed(client)
    assert.match(text, /BEGIN:VTIMEZONE\r\nTZID:Asia\/Riyadh/)
    assert.match(text, /DTSTART;TZID=Asia\/Riyadh:20310305T080000/)
    for (const name of ['DTSTAMP', 'CREATED', 'LAST-MODIFIED'])
      assert.match(text, new RegExp(`${name}:\\d{8}T\\d{6}Z`), name)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = calendar.getFirstSubcomponent('vevent')!
    const alarm = event.getFirstSubcomponent('valarm')!
    assert.equal(alarm.getFirstPropertyValue('action'), 'DISPLAY')
    assert.equal(String(alarm.getFirstPropertyValue('trigger')), '-PT30M')
  })
})
