import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { calendarDays } from '#core/timeline/calendar_days'
import { person } from '#tests/helpers/users'

const PATH = '/api/tenders'
const SAMPLE = {
  reference: 'Tender no. of a test',
  title: 'Title of a test',
  status: 'open',
  closingOn: '2026-01-15',
  closingTime: '14:00',
  siteVisitOn: '2026-01-15',
  bondKind: 'bank_guarantee',
  bondAmount: '1250.00',
  bondExpiresOn: '2026-01-15',
}

const READER = new Set(['quotations.view'])

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

test.group('Tenders', (group) => {
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
    created.assertBodyContains({ ...SAMPLE, version: 1, can: { update: true, delete: true } })
    const { id } = created.body()
    const found = await as(
      client,
      'admin',
      'get',
      `${PATH}?q=${encodeURIComponent(SAMPLE.reference)}`
    )
    found.assertHeader('x-total-count', '1')
    const listed = await as(client, 'admin', 'get', `${PATH}?_sort=reference&_order=asc`)
    assert.include(
      listed.body().map((row: { id: number }) => row.id),
      id
    )
    const changed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { reference: 'T-200' },
      version: 1,
    })
    changed.assertStatus(200)
    changed.assertBodyContains({ reference: 'T-200', version: 2 })
    const history = await as(client, 'admin', 'get', `${PATH}/${id}/history`)
    const actions = history.body().map((entry: { action: string }) => entry.action)
    assert.deepEqual(actions, ['update', 'create'])
    const deleted = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version: 2 })
    deleted.assertStatus(204)
    assert.isNull(await db.from('tenders').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'tender', entity_id: String(id) })
    assert.lengthOf(audited, 3)
  })

  test('keep what was asked and sent, and appear in the calendar', async ({ client, assert }) => {
    const clarifications = [
      {
        askedOn: '2026-11-01',
        question: 'Who removes the cladding?',
        answeredOn: null,
        answer: null,
      },
    ]
    const addenda = [{ name: 'Addendum 1', receivedOn: '2026-11-02', note: null }]
    const made = await as(client, 'engineer', 'post', PATH, {
      body: { ...SAMPLE, status: 'open', closingOn: '2031-03-04', clarifications, addenda },
    })
    made.assertStatus(201)
    assert.containsSubset(made.body(), { clarifications, addenda, closingOn: '2031-03-04' })
    const days = await calendarDays('tender_closes', ['2031-03-01', '2031-03-31'], READER)
    assert.containsSubset(days, [{ on: '2031-03-04', number: SAMPLE.reference }])
    const path = `${PATH}/${made.body().id}`
    await as(client, 'engineer', 'patch', path, { body: { status: 'declined' }, version: 1 })
    const later = await calendarDays('tender_closes', ['2031-03-01', '2031-03-31'], READER)
    assert.lengthOf(later, 0)
    const wrong = await as(client, 'engineer', 'patch', path, {
      ...{
        body: { closingTime: '25:00', clarifications: [{ askedOn: '2026-11-01' }] },
        version: 2,
      },
    })
    wrong.assertStatus(422)
    assert.sameMembers(Object.keys(wrong.body().errors), [
      'closingTime',
      'clarifications.0.question',
    ])
  })
})
