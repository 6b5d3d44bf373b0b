import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { calendarDays } from '#core/timeline/calendar_days'
import { notifyExpiring } from '#people/person_documents/notify_expiring'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { inDays } from './leave_support.js'
import { anEmployee } from './support.js'

const PATH = '/api/person-documents'

async function kindOf(code: string): Promise<number> {
  return (await db.from('document_kinds').where('code', code).firstOrFail()).id
}

interface Shown {
  id: number
  version: number
}

async function aDocument(
  client: ApiClient,
  employeeId: number,
  values: Record<string, unknown> & { code?: string } = {}
): Promise<Shown> {
  const { code = 'IQAMA', ...rest } = values
  const body = { documentKindId: await kindOf(code), number: '2345678901', ...rest }
  const made = await call(client, 'hr.manager', 'post', `/api/employees/${employeeId}/documents`, {
    body,
  })
  made.assertStatus(201)
  return made.body()
}

/** A manager (foreman) of someone with a sign-in (staff), and one of the rest. */
async function aTeam(client: ApiClient) {
  const manager = await anEmployee(client, { userId: (await person('foreman')).id })
  const own = { userId: (await person('staff')).id, managerId: manager.id }
  return { manager, member: await anEmployee(client, own) }
}

test.group('Documents of people', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are entered by HR, with their day in both calendars', async ({ client, assert }) => {
    const { id } = await anEmployee(client)
    const made = await aDocument(client, id, { issuedOn: '2022-03-03', expiresOn: '2027-05-01' })
    assert.containsSubset(made, {
      issuedOnHijri: '1443-07-30',
      expiresOnHijri: '1448-11-24',
      status: 'active',
      current: true,
      version: 1,
      can: { update: true, renew: true, delete: true, attach: true },
    })
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const refused = await call(client, 'staff', 'post', `/api/employees/${id}/documents`, {
      body: { documentKindId: await kindOf('VISA'), number: '1' },
    })
    refused.assertStatus(403)
    const row = await db.from('person_documents').where('id', made.id).firstOrFail()
    assert.equal(row.expires_on, '2027-05-01')
  })

  test('of a day that is none, or that ends before its issue, are refused in words', async ({
    client,
    assert,
  }) => {
    const { id } = await anEmployee(client)
    for (const [field, value] of [
      ['expiresOn', '9999-01-01'],
      ['expiresOn', '1446-08-31'],
      ['expiresOn', '2021-01-01'],
      ['documentKindId', 999_999],
      ['number', ''],
    ] as const) {
      const body = {
        ...{ documentKindId: await kindOf('IQAMA'), number: '1', issuedOn: '2022-03-03' },
        [field]: value,
      }
      const refused = await call(client, 'hr.manager', 'post', `/api/employees/${id}/documents`, {
        body,
      })
      refused.assertStatus(422)
      assert.isNotEmpty(refused.body().errors[field][0])
    }
    assert.lengthOf(await db.from('person_documents').where('employee_id', id), 0)
  })

  test('are renewed, and what they were stays as history', async ({ client, assert }) => {
    const { id } = await anEmployee(client)
    const first = await aDocument(client, id, { expiresOn: inDays(20) })
    const renew = (body: Record<string, unknown>, seen?: number) =>
      call(client, 'hr.manager', 'post', `${PATH}/${first.id}/renewals`, { body, seen })
    ;(await renew({ expiresOn: inDays(400) })).assertStatus(428)
    ;(await renew({ expiresOn: inDays(400) }, 7)).assertStatus(412)
    ;(await renew({ expiresOn: inDays(10) }, 1)).assertStatus(422)
    const renewed = await renew({ expiresOn: inDays(400) }, 1)
    renewed.assertStatus(201)
    renewed.assertBodyContains({ number: '2345678901', status: 'active' })
    ;(await renew({ expiresOn: inDays(500) }, 2)).assertStatus(409)
    const all = await call(client, 'hr.manager', 'get', `/api/employees/${id}/documents`)
    const statuses = all.body().map(({ status }: { status: string }) => status)
    assert.deepEqual(statuses, ['active', 'renewed'])
    const gone = await call(client, 'hr.manager', 'delete', `${PATH}/${renewed.body().id}`, {
      seen: 1,
    })
    gone.assertStatus(204)
    const again = await call(client, 'hr.manager', 'get', `/api/employees/${id}/documents`)
    assert.equal(again.body()[0].status, 'active')
  })

  test('are seen by HR, by the person, and by managers only where the kind says so', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    await aDocument(client, member.id, { number: 'PASS-2468', code: 'PASSPORT' })
    await aDocument(client, member.id, { number: 'LIC-1357', code: 'LICENCE' })
    const numbersFor = async (username: string) => {
      const list = await call(client, username, 'get', `${PATH}?employeeId=${member.id}`)
      return list
        .body()
        .map(({ number }: { number: string }) => number)
        .sort()
    }
    assert.deepEqual(await numbersFor('hr.manager'), ['LIC-1357', 'PASS-2468'])
    assert.deepEqual(await numbersFor('staff'), ['LIC-1357', 'PASS-2468'])
    assert.deepEqual(await numbersFor('foreman'), ['LIC-1357'])
    assert.deepEqual(await numbersFor('buyer'), [])
    const stranger = await call(client, 'buyer', 'get', `/api/employees/${member.id}/documents`)
    stranger.assertStatus(403)
    const manager = await call(client, 'foreman', 'get', `/api/employees/${member.id}/documents`)
    assert.lengthOf(manager.body(), 1)
    // a filter tells a stranger nothing either
    const guessed = await call(client, 'foreman', 'get', `${PATH}?number_like=PASS`)
    assert.equal(guessed.headers()['x-total-count'], '0')
    const logged = await db.from('audit_logs').where('entity_type', 'person_document')
    assert.isFalse(JSON.stringify(logged).includes('PASS-2468'))
  })

  test('have a scan that is read by who sees the document', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const { id } = await aDocument(client, member.id, { code: 'PASSPORT' })
    const sent = await client
      .post(`${PATH}/${id}/file`)
      .loginAs(await person('hr.manager'))
      .withCsrfToken()
      .header('If-Match', '"1"')
      .file('file', pdf(), { filename: 'جواز.pdf' })
    sent.assertStatus(200)
    const url = sent.body().fileUrl
    const statusFor = async (username: string) =>
      (await call(client, username, 'get', url)).status()
    assert.equal(await statusFor('hr.manager'), 200)
    assert.equal(await statusFor('staff'), 200)
    assert.equal(await statusFor('foreman'), 404)
    assert.equal(await statusFor('buyer'), 404)
  })

  test('warn HR and the person at each step of their kind, once', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const on = inDays(25)
    await aDocument(client, member.id, { expiresOn: on })
    const staff = await person('staff')
    const received = () =>
      db
        .from('notifications')
        .where({ user_id: staff.id })
        .where('type', 'like', 'person_document%')
        .orderBy('id')
    // what is near already is told of when it is entered, and not again by the daily look
    assert.lengthOf(await received(), 1)
    await notifyExpiring()
    await notifyExpiring()
    assert.lengthOf(await received(), 1)
    const hr = await person('hr.manager')
    assert.lengthOf(
      await db
        .from('notifications')
        .where({ user_id: hr.id })
        .where('type', 'person_document_expiring'),
      1
    )
    // at seven days, and after the end
    await notifyExpiring(inDays(19))
    await notifyExpiring(inDays(20))
    await notifyExpiring(inDays(27))
    const types = (await received()).map(({ type }) => type)
    assert.deepEqual(types, [
      'person_document_expiring',
      'person_document_expiring',
      'person_document_expired',
    ])
  })

  test('stand in the calendar of HR on the day of their end', async ({ client, assert }) => {
    const { id } = await anEmployee(client)
    const on = inDays(40)
    const made = await aDocument(client, id, { expiresOn: on })
    const seen = await calendarDays('document_expiry', [on, on], new Set(['employees.private']))
    assert.include(
      seen.map((day) => day.id),
      made.id
    )
    assert.lengthOf(await calendarDays('document_expiry', [on, on], new Set(['people.open'])), 0)
  })
})
