import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { calendarFile, vevent } from '#tests/helpers/calendar_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

const AT_EIGHT = 'DTSTART;TZID=Asia/Riyadh:20310305T080000'
const RANGE = 'from=2031-03-01T00:00:00Z&to=2031-05-01T00:00:00Z'

interface Sent {
  as?: string
  language?: 'en' | 'ar'
  fields?: Record<string, string>
}

async function send(
  client: ApiClient,
  step: 'import-checks' | 'imports',
  file: string | Buffer,
  { as = 'bdm', language = 'en', fields = {} }: Sent = {}
) {
  const request = client
    .post(`/api/calendar/${step}`)
    .file('file', Buffer.from(file), { filename: 'outlook.ics' })
    .header('Accept-Language', language)
    .loginAs(await person(as))
    .withCsrfToken()
  for (const [name, value] of Object.entries(fields)) request.field(name, value)
  return request
}

async function shown(client: ApiClient, as = 'bdm') {
  const { id } = await person(as)
  const answer = await call(client, as, 'get', `/api/calendar?${RANGE}`)
  return answer.body().events.filter(({ ownerId }: { ownerId: number }) => ownerId === id)
}

const times = async (client: ApiClient, as = 'bdm'): Promise<string[]> =>
  (await shown(client, as)).map(
    ({ startsAt, endsAt, allDay }: Record<string, any>) =>
      `${startsAt.slice(0, 16)}–${endsAt.slice(0, 16)}${allDay ? ' all day' : ''}`
  )

test.group('Importing a calendar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const FILE = calendarFile(
    vevent('once', AT_EIGHT, 'SUMMARY:Kick-off', 'LOCATION:HQ', 'CLASS:PRIVATE'),
    vevent('berlin', 'DTSTART;TZID=Europe/Berlin:20310326T080000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    vevent('day', 'DTSTART;VALUE=DATE:20310310', 'SUMMARY:عيد'),
    vevent('bad', 'DTSTART:20310230T080000Z', 'SUMMARY:Bad')
  )

  test('is looked at first, and then imported as the person’s own events', async ({
    client,
    assert,
  }) => {
    const checked = await send(client, 'import-checks', FILE)
    checked.assertStatus(200)
    assert.containsSubset(checked.body(), { total: 4, new: 3, refused: 1, same: 0, changed: 0 })
    assert.containsSubset(checked.body().entries[3], {
      line: 21,
      title: 'Bad',
      outcome: 'refused',
      reason: 'broken_date',
    })
    assert.deepEqual(await times(client), [])
    assert.lengthOf(await db.from('calendar_imports'), 0)

    const fields = { kind: 'site_visit', isPrivate: 'false' }
    const done = await send(client, 'imports', FILE, { fields, language: 'ar' })
    done.assertStatus(201)
    assert.containsSubset(done.body(), { fileName: 'outlook.ics', new: 3, refused: 1 })
    assert.deepEqual(await times(client), [
      '2031-03-05T05:00–2031-03-05T05:30',
      '2031-03-09T21:00–2031-03-10T21:00 all day',
      // eight in Berlin, before and after the clocks change
      '2031-03-26T07:00–2031-03-26T07:30',
      '2031-04-02T06:00–2031-04-02T06:30',
    ])
    const [first, , untitled] = await shown(client)
    assert.containsSubset(first, { title: 'Kick-off', kind: 'site_visit', isPrivate: true })
    assert.containsSubset(untitled, { title: 'موعد بلا عنوان', isPrivate: false })
    assert.isTrue(first.can.update)
    const audit = await db
      .from('audit_logs')
      .whereIn('entity_type', ['calendar_event', 'calendar_import'])
    assert.lengthOf(audit, 5)
    assert.notInclude(JSON.stringify(audit), 'Kick-off')
  })

  test('the same file twice adds nothing; what has changed is written again', async ({
    client,
    assert,
  }) => {
    const series = (...lines: string[]) =>
      calendarFile(
        vevent('s', AT_EIGHT, 'SUMMARY:Weekly', ...lines, 'DTSTAMP:20310101T000000Z'),
        vevent('s', 'RECURRENCE-ID;TZID=Asia/Riyadh:20310312T080000', 'DTSTART:20310313T100000Z')
      )
    const before = series('RRULE:FREQ=WEEKLY;COUNT=4')
    ;(await send(client, 'imports', before)).assertStatus(201)
    const [{ id }] = await shown(client)
    const again = await send(client, 'imports', before.replace('20310101T', '20310102T'))
    assert.containsSubset(again.body(), { new: 0, same: 1 })
    assert.lengthOf(await times(client), 4)

    const body = {
      ...{ title: 'Weekly', kind: 'call', repeats: 'weekly', repeatsTimes: 4 },
      ...{ startsAt: '2031-03-05T05:00:00Z', endsAt: '2031-03-05T05:30:00Z' },
      attendeeIds: [(await person('admin')).id],
    }
    const patched = await call(client, 'bdm', 'patch', `/api/calendar/${id}`, { body, seen: 1 })
    patched.assertStatus(200)
    const after = series('RRULE:FREQ=WEEKLY;COUNT=3', 'LOCATION:Site')
    const checked = await send(client, 'import-checks', after)
    assert.containsSubset(checked.body(), { changed: 1, new: 0 })
    assert.containsSubset((await send(client, 'imports', after)).body(), { changed: 1 })
    const found = await shown(client)
    assert.deepEqual(await times(client), [
      '2031-03-05T05:00–2031-03-05T05:30',
      '2031-03-13T10:00–2031-03-13T10:30',
      '2031-03-19T05:00–2031-03-19T05:30',
    ])
    // the people, and the kind that was chosen here, stay
    assert.containsSubset(found[0], { id, kind: 'call', location: 'Site', attendees: [{}] })

    const off = calendarFile(vevent('s', AT_EIGHT, 'STATUS:CANCELLED'))
    assert.containsSubset((await send(client, 'imports', off)).body(), { removed: 1 })
    assert.deepEqual(await times(client), [])
    assert.lengthOf(await db.from('calendar_events'), 0)
    assert.lengthOf(await db.from('calendar_exceptions'), 0)
    assert.containsSubset((await send(client, 'imports', off)).body(), { refused: 1 })
    assert.containsSubset((await send(client, 'imports', after)).body(), { new: 1 })
  })

  test('changes nothing of another person’s, and deleted events may come again', async ({
    client,
    assert,
  }) => {
    const file = calendarFile(vevent('shared', AT_EIGHT, 'SUMMARY:A'))
    const other = calendarFile(vevent('shared', AT_EIGHT, 'SUMMARY:B'))
    ;(await send(client, 'imports', file)).assertStatus(201)
    const theirs = await send(client, 'imports', other, { as: 'admin' })
    assert.containsSubset(theirs.body(), { new: 1, changed: 0 })
    const [mine] = await shown(client)
    assert.equal(mine.title, 'A')
    ;(await call(client, 'bdm', 'delete', `/api/calendar/${mine.id}`, { seen: 1 })).assertStatus(
      204
    )
    assert.containsSubset((await send(client, 'imports', file)).body(), { new: 1 })
    assert.lengthOf(await shown(client), 1)
    assert.lengthOf(await shown(client, 'admin'), 1)
  })

  test('the portal’s own feed comes back as it was', async ({ client, assert }) => {
    const make = async (body: Record<string, unknown>) =>
      (await call(client, 'bdm', 'post', '/api/calendar', { body })).body()
    const meeting = { title: 'اجتماع', kind: 'meeting', startsAt: '2031-03-05T05:00:00Z' }
    const series = await make({
      ...{ ...meeting, endsAt: '2031-03-05T06:00:00Z', repeats: 'weekly', every: 2 },
      ...{ weekdays: ['SU', 'WE'], repeatsUntilOn: '2031-04-20', reminderMinutes: 45 },
    })
    await make({ ...meeting, endsAt: '2031-03-05T05:20:00Z', repeats: 'monthly', repeatsTimes: 2 })
    await make({
      ...{ title: 'Days', kind: 'leave', allDay: true, isPrivate: true, repeats: 'daily' },
      ...{ startsAt: '2031-03-09T21:00:00Z', endsAt: '2031-03-10T21:00:00Z', repeatsTimes: 3 },
    })
    const path = `/api/calendar/${series.id}`
    const moved = { startsAt: '2031-03-20T11:00:00Z', endsAt: '2031-03-20T13:00:00Z' }
    const body = { ...moved, occurrenceOn: '2031-03-16' }
    ;(await call(client, 'bdm', 'post', `${path}/move`, { body, seen: 1 })).assertStatus(200)
    const off = `${path}?occurrenceOn=2031-03-19`
    ;(await call(client, 'bdm', 'delete', off, { seen: 2 })).assertStatus(204)
    const feed = (await call(client, 'bdm', 'post', '/api/calendar/feed', { body: {} })).body().path
    const text = (await client.get(feed)).text()

    const done = await send(client, 'imports', text, { as: 'admin' })
    assert.containsSubset(done.body(), { new: 3, changed: 0 })
    // days of other records stand in the feed too, and the portal shows them by itself
    const refused = done.body().entries.filter(({ outcome }: any) => outcome === 'refused')
    assert.isTrue(refused.every(({ reason }: any) => reason === 'portal_day'))
    assert.deepEqual(await times(client, 'admin'), await times(client))
    const [copy] = await shown(client, 'admin')
    assert.containsSubset(copy, {
      title: 'اجتماع',
      repeats: 'weekly',
      every: 2,
      weekdays: ['SU', 'WE'],
    })
    // whose events they are has them already
    assert.containsSubset((await send(client, 'imports', text)).body(), { new: 0, same: 3 })
  })

  test('guests and those without the calendar are kept out', async ({ client, assert }) => {
    for (const step of ['import-checks', 'imports'] as const) {
      const guest = client.post(`/api/calendar/${step}`).file('file', Buffer.from(FILE), {
        filename: 'a.ics',
      })
      ;(await guest.withCsrfToken()).assertStatus(401)
      ;(await send(client, step, FILE, { as: 'staff' })).assertStatus(403)
    }
    const party = await send(client, 'imports', FILE, { fields: { kind: 'party' } })
    party.assertStatus(422)
    const owner = await send(client, 'imports', FILE, { fields: { ownerId: '1' } })
    owner.assertStatus(422)
    assert.lengthOf(await db.from('calendar_events'), 0)
  })
})

test.group('Files that are no calendar to be imported', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  const good = calendarFile(vevent('a', AT_EIGHT, 'SUMMARY:زيارة'))

  test('are refused in words, and nothing is stored', async ({ client, assert }) => {
    const refused: [string, string | Buffer, number][] = [
      ['a page', '<html></html>', 422],
      ['a table', 'Subject,Start Date\nA,2031-03-05\n', 422],
      ['with NUL', good.replace('SUMMARY', 'X-\0'), 422],
      ['with NUL far behind', `${good}${' '.repeat(20_000)}\0`, 422],
      ['cut off', good.slice(0, -30), 422],
      ['without events', calendarFile(), 422],
      ['too large', calendarFile(`X-A:${'x'.repeat(1_100_000)}`), 413],
      ['nested', calendarFile(Array<string>(20_000).fill('BEGIN:VEVENT')), 422],
    ]
    for (const [name, file, status] of refused)
      for (const step of ['import-checks', 'imports'] as const) {
        const answer = await send(client, step, file)
        assert.equal(answer.status(), status, name)
        assert.isAbove(String(answer.body().message).length, 10, name)
      }
    const worded = await send(client, 'import-checks', calendarFile(), { language: 'ar' })
    assert.deepEqual(worded.body().errors.file, ['لا مواعيد في هذا التقويم.'])
    assert.lengthOf(await db.from('calendar_events'), 0)
    assert.lengthOf(await db.from('calendar_imports'), 0)
  })

  test('hold no one up, whatever is in them', async ({ client, assert }) => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Hostile', 'BEGIN:STANDARD', 'DTSTART:19700101T000000']
    const hostile = [
      vevent('rule', AT_EIGHT, 'RRULE:FREQ=SECONDLY'),
      vevent('never', AT_EIGHT, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      vevent('semicolons', `DTSTART${';A=b'.repeat(100_000)}:20310305T080000`),
      vevent(
        'exdates',
        AT_EIGHT,
        'RRULE:FREQ=DAILY',
        `EXDATE:${'20310306T050000Z,'.repeat(9_000)}`
      ),
      [...zone, 'RRULE:FREQ=SECONDLY', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'END:STANDARD'],
      ['END:VTIMEZONE'],
      vevent('zone', 'DTSTART;TZID=Hostile:20310305T080000'),
      vevent('long', AT_EIGHT, `SUMMARY:${'س'.repeat(30_000)}`),
    ]
    const answer = await send(client, 'imports', calendarFile(...hostile))
    answer.assertStatus(201)
    const outcomes = Object.fromEntries(
      answer.body().entries.map((one: any, at: number) => [at, one.reason ?? one.outcome])
    )
    assert.deepEqual(Object.values(outcomes), [
      ...['too_often', 'new', 'broken', 'broken', 'unknown_zone', 'new'],
    ])
  })

  test('other encodings are read', async ({ client, assert }) => {
    const answer = await send(client, 'imports', utf16(good))
    answer.assertStatus(201)
    assert.equal((await shown(client))[0].title, 'زيارة')
  })
})
