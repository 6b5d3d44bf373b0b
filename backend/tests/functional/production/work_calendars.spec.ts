import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedWorkCalendars } from '#production/work_calendars/firm_calendar'
import { person } from '#tests/helpers/users'

const PATH = '/api/work-calendars'
const SAMPLE = {
  code: 'SITE',
  name: 'Site calendar',
  nameAr: 'تقويم الموقع',
  hoursPerDay: '8',
  week: ['7-12 13-16', '07:00-12:00', '8-12', null, null, null, '٨-١٢'],
}
const STORED = [
  '07:00-12:00 13:00-16:00',
  '07:00-12:00',
  '08:00-12:00',
  null,
  null,
  null,
  '08:00-12:00',
]

type Method = 'get' | 'post' | 'patch' | 'delete'

async function as(
  client: ApiClient,
  username: string,
  method: Method,
  path: string,
  sent: { body?: object; version?: number } = {}
) {
  const request = client[method](path)
    .loginAs(await person(username))
    .withCsrfToken()
  if (sent.body) request.unsafeJson(sent.body)
  if (sent.version !== undefined) request.header('If-Match', `"${sent.version}"`)
  return request
}

test.group('Work calendars', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const reading = await as(client, 'staff', 'get', PATH)
    reading.assertStatus(403)
    const writing = await as(client, 'staff', 'post', PATH, { body: SAMPLE })
    writing.assertStatus(403)
  })

  test('are added, found, changed and deleted, with a history', async ({ client, assert }) => {
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    created.assertStatus(201)
    created.assertBodyContains({
      ...SAMPLE,
      week: STORED,
      version: 1,
      can: { update: true, delete: true },
    })
    const { id } = created.body()

    const listed = await as(client, 'admin', 'get', `${PATH}?_sort=code&_order=asc`)
    assert.include(
      listed.body().map((row: { id: number }) => row.id),
      id
    )
    const changed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { code: 'T-200' },
      version: 1,
    })
    changed.assertStatus(200)
    changed.assertBodyContains({ code: 'T-200', version: 2 })
    const history = await as(client, 'admin', 'get', `${PATH}/${id}/history`)
    const actions = history.body().map((entry: { action: string }) => entry.action)
    assert.deepEqual(actions, ['update', 'create'])
    const deleted = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version: 2 })
    deleted.assertStatus(204)
    assert.isNull(await db.from('work_calendars').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'work_calendar', entity_id: String(id) })
    assert.lengthOf(audited, 3)
  })

  test('are refused with what is wrong, field by field', async ({ client, assert }) => {
    const { code: _, ...without } = SAMPLE
    const incomplete = await as(client, 'admin', 'post', PATH, { body: without })
    incomplete.assertStatus(422)
    assert.property(incomplete.body().errors, 'code')
    const unknown = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, other: 1 } })
    unknown.assertStatus(422)
    assert.property(unknown.body().errors, 'other')
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    created.assertStatus(201)
    const twice = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    twice.assertStatus(422)
    assert.property(twice.body().errors, 'code')
  })

  test('are changed in the version that was read only', async ({ client }) => {
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    const path = `${PATH}/${created.body().id}`
    const blind = await as(client, 'admin', 'patch', path, { body: { code: 'T-300' } })
    blind.assertStatus(428)
    const stale = await as(client, 'admin', 'patch', path, { body: { code: 'T-300' }, version: 7 })
    stale.assertStatus(412)
    const kept = await as(client, 'admin', 'delete', path, { version: 7 })
    kept.assertStatus(412)
  })
})

const firm = async () =>
  (await db.from('work_calendars').where('code', 'FIRM').first()).id as number

test.group('Work calendars | hours', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const trx = await db.transaction()
    await seedWorkCalendars(trx)
    await trx.commit()
  })

  const RAMADAN = {
    from: '2026-02-18',
    to: '2026-03-19',
    name: 'Ramadan',
    kind: 'working_days',
    hours: '10:00-16:00',
  }
  const EID = { from: '2026-03-20', to: '2026-03-24', name: 'Eid', kind: 'closed', hours: null }
  const days = async (client: ApiClient, id: number, from: string, to = from) =>
    as(client, 'planner', 'get', `${PATH}/${id}/days?from=${from}&to=${to}`)

  test('a calendar takes over the week and the days of the one it builds on', async ({
    client,
    assert,
  }) => {
    const id = await firm()
    const { version } = (await as(client, 'admin', 'get', `${PATH}/${id}`)).body()
    const changed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { changes: [RAMADAN, EID] },
      version,
    })
    changed.assertStatus(200)
    const overtime = {
      from: '2026-03-21',
      to: '2026-03-21',
      name: 'Pour of level 3',
      kind: 'hours',
      hours: '8-20',
    }
    const own = { code: 'L3', name: 'Level 3', nameAr: 'الدور الثالث', hoursPerDay: '8' }
    const created = await as(client, 'admin', 'post', PATH, {
      body: { ...own, basedOnId: id, changes: [overtime] },
    })
    created.assertStatus(201)
    created.assertBodyContains({ basedOnName: 'Firm calendar', week: null })

    const found = await days(client, created.body().id, '2026-03-18', '2026-03-25')
    found.assertStatus(200)
    assert.deepEqual(
      found.body().map((day: { hours: string; reason: string | null }) => [day.hours, day.reason]),
      [
        ['10:00-16:00', 'Ramadan'],
        ['10:00-16:00', 'Ramadan'],
        ['', 'Eid'],
        ['08:00-20:00', 'Pour of level 3'],
        ['', 'Eid'],
        ['', 'Eid'],
        ['', 'Eid'],
        ['08:00-12:00 13:00-17:00', null],
      ]
    )
    const inUse = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version: version + 1 })
    inUse.assertStatus(409)
  })

  test('are refused without work, built on themselves, or with hours that are none', async ({
    client,
    assert,
  }) => {
    const refused = async (body: object, field: string) => {
      const answer = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, ...body } })
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().errors), field)
    }
    const rows = await db.from('work_calendars').count('* as n')
    await refused({ week: Array.from({ length: 7 }, () => null) }, 'week')
    await refused({ week: null }, 'week')
    await refused({ week: ['8-12'] }, 'week')
    await refused({ week: ['12-8', null, null, null, null, null, null] }, 'week.0')
    await refused({ week: ['8-12 11-13', null, null, null, null, null, null] }, 'week.0')
    await refused({ hoursPerDay: '25' }, 'hoursPerDay')
    await refused({ basedOnId: 999_999 }, 'basedOnId')
    await refused({ changes: [{ ...EID, to: '2026-03-01' }] }, 'changes.0.to')
    await refused({ changes: [{ ...RAMADAN, hours: null }] }, 'changes.0.hours')
    await refused({ changes: [{ ...RAMADAN, hours: 'all day' }] }, 'changes.0.hours')
    assert.deepEqual(await db.from('work_calendars').count('* as n'), rows)

    const first = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    const { id } = first.body()
    const round = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { basedOnId: id },
      version: 1,
    })
    round.assertStatus(422)
    assert.property(round.body().errors, 'basedOnId')
    const kept = await db.from('work_calendars').where('id', id).first()
    assert.isNull(kept.based_on_id)
  })

  test('the firm calendar stays, with its code', async ({ client, assert }) => {
    const id = await firm()
    const { version } = (await as(client, 'admin', 'get', `${PATH}/${id}`)).body()
    const renamed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { code: 'OTHER' },
      version,
    })
    renamed.assertStatus(422)
    const deleted = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version })
    deleted.assertStatus(409)
    assert.equal(await firm(), id)
  })

  test('days are asked for by who may read, a year at most', async ({ client }) => {
    const id = await firm()
    const guest = await client.get(`${PATH}/${id}/days?from=2026-01-01&to=2026-01-02`)
    guest.assertStatus(401)
    const stranger = await as(client, 'staff', 'get', `${PATH}/${id}/days?from=2026-01-01`)
    stranger.assertStatus(403)
    for (const [from, to] of [
      ['2026-01-02', '2026-01-01'],
      ['2026-01-01', '2027-01-02'],
      ['2026-13-01', '2027-01-02'],
    ])
      (await days(client, id, from, to)).assertStatus(422)
    const unknown = await days(client, 999_999, '2026-01-01')
    unknown.assertStatus(404)
  })

  test('choices name the calendars', async ({ client, assert }) => {
    const found = await as(client, 'planner', 'get', `${PATH}/lookup?q=firm`)
    assert.deepEqual(
      found.body().map(({ label }: { label: string }) => label),
      ['FIRM · Firm calendar']
    )
  })

  test('are refused when their dated rules leave no working time, and kept as they were', async ({
    client,
    assert,
  }) => {
    const closed = { from: '2000-01-01', to: '2200-12-31', name: 'Closed', kind: 'closed' }
    const body = { ...SAMPLE, code: 'EVER', changes: [closed] }
    const refused = await as(client, 'planner', 'post', PATH, { body })
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['changes'])
    assert.match(JSON.stringify(refused.body().errors), /close this calendar for good/)
    assert.isNull(await db.from('work_calendars').where('code', 'EVER').first())
    // closed on some days, or open on one of the closed ones
    const day = { from: '2030-01-06', to: '2030-01-06', name: 'Visit', kind: 'hours' }
    const open = { ...body, changes: [closed, { ...day, hours: '08:00-12:00' }] }
    const made = await as(client, 'planner', 'post', PATH, { body: open })
    made.assertStatus(201)
    const { id, version } = made.body()
    const sent = { body: { changes: [closed] }, version }
    ;(await as(client, 'planner', 'patch', `${PATH}/${id}`, sent)).assertStatus(422)
    assert.lengthOf(await db.from('work_calendar_changes').where('work_calendar_id', id), 2)
    // another calendar that takes its rules over closes for good as well
    const own = { ...SAMPLE, code: 'EVER2', week: null, basedOnId: id }
    const visit = { ...day, kind: 'closed' }
    const child = await as(client, 'planner', 'post', PATH, { body: { ...own, changes: [visit] } })
    child.assertStatus(422)
    assert.property(child.body().errors, 'changes')
  })
})
