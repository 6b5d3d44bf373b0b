import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { runJob } from '#core/jobs/run_job'
import { personalAreas } from '#core/personal_data/areas'
import { planOf } from '#core/personal_data/erasure_plan'
import { wasErased } from '#core/personal_data/erased'
import { findPerson } from '#core/personal_data/people'
import { person } from '#tests/helpers/users'
import { aClient } from '../access/owned_records.js'
import { createdBy } from '../engineering/quotation_body.js'
import { call } from '../procurement/support.js'
import {
  REASON,
  at,
  request,
  confirm,
  erased,
  ordered,
  NAME,
  EMAIL,
  aFullContact,
  aDisabledUser,
  faults,
  auditOf,
} from './erasure_support.js'

test.group('Erasure of personal data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.timeout(60_000)

  test('is for administrators, and not for one alone', async ({ client, assert }) => {
    const id = await aFullContact(client)
    for (const method of ['get', 'post'] as const) {
      const guest = client[method](at('client', id)).withCsrfToken()
      ;(await guest).assertStatus(401)
      const sent = method === 'post' ? { body: { reason: REASON } } : {}
      for (const name of ['staff', 'bdm', 'hr.manager'])
        (await call(client, name, method, at('client', id), sent)).assertStatus(403)
    }
    const held = await request(client, 'client', id)
    held.assertStatus(202)
    const alone = await confirm(client, held.body().id, 'admin')
    alone.assertStatus(403)
    assert.equal(alone.body().code, 'SECOND_PERSON')
    for (const name of ['staff', 'bdm'])
      (await confirm(client, held.body().id, name)).assertStatus(403)
    assert.equal((await db.from('clients').where('id', id).first()).name, NAME)
    const again = await request(client, 'client', id)
    again.assertStatus(409)
    assert.equal(again.body().code, 'ERASURE_REQUESTED')
    assert.lengthOf(await db.from('erasures'), 0)
  })

  test('no one erases themselves, nor whom they made documents of', async ({ client, assert }) => {
    const own = await request(client, 'user', (await person('admin')).id)
    own.assertStatus(403)
    assert.equal(own.body().code, 'OWN_ERASURE')
    const id = await aFullContact(client)
    const quotation = await createdBy(client, 'engineer')
    const { id: adminId } = await person('admin')
    await db
      .from('quotations')
      .where('id', quotation.id)
      .update({ client_id: id, created_by: adminId })
    const interested = await request(client, 'client', id)
    interested.assertStatus(403)
    assert.equal(interested.body().code, 'ERASURE_INTERESTED')
    const preview = (await call(client, 'admin', 'get', at('client', id))).body()
    assert.isTrue(preview.isInterested)
    // the second person neither, not even where they made one meanwhile
    const { id: managerId } = await person('general.manager')
    const made = (by: number | null) =>
      db.from('quotations').where('id', quotation.id).update({ created_by: by })
    await made(managerId)
    const none = await request(client, 'client', id)
    assert.equal(none.body().code, 'NO_SECOND_PERSON')
    await made(null)
    const held = await request(client, 'client', id)
    held.assertStatus(202)
    await made(managerId)
    const refused = await confirm(client, held.body().id)
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'ERASURE_INTERESTED')
    assert.lengthOf(await db.from('erasures'), 0)
  })

  test('says why, not who', async ({ client, assert }) => {
    const id = await aFullContact(client)
    for (const reason of ['', 'x', `${NAME.toUpperCase()} wrote`, `By ${EMAIL}`])
      (await request(client, 'client', id, 'admin', reason)).assertStatus(422)
    ;(await request(client, 'client', id)).assertStatus(202)
    const [entry] = await auditOf('request').where('entity_type', 'held_change')
    assert.notInclude(JSON.stringify(entry), 'Zyx')
    const change = await db.from('held_changes').where('kind', 'person_erasure').firstOrFail()
    assert.notInclude(JSON.stringify(change), 'Zyx')
    ;(await call(client, 'admin', 'get', at('client', 999_999))).assertStatus(404)
  })

  test('a contact that nothing needs is gone with all that was kept of them', async ({
    client,
    assert,
  }) => {
    const id = await aFullContact(client)
    const { front_file_id: front } = await db.from('business_cards').where('client_id', id).first()
    const preview = (await call(client, 'admin', 'get', at('client', id))).body()
    const how = new Map(preview.areas.map((area: any) => [area.name, area.how]))
    assert.equal(how.get('contact'), 'delete')
    assert.equal(how.get('business_cards'), 'delete')
    assert.deepEqual(preview.obstacles, [])
    await erased(client, 'client', id)
    for (const [table, column] of [
      ['clients', 'id'],
      ['contact_points', 'owner_id'],
      ['client_activities', 'client_id'],
      ['business_cards', 'client_id'],
    ])
      assert.lengthOf(await db.from(table!).where(column!, id), 0, table)
    assert.isNull(await db.from('files').where('id', front).first())
    const [entry] = await auditOf('erase_personal_data')
    assert.equal(entry.entity_id, `client:${id}`)
    assert.notMatch(JSON.stringify(entry), /zyx/i)
    for (const table of ['jobs', 'job_effects', 'held_changes', 'erasures', 'erased_keys'])
      assert.notMatch(JSON.stringify(await db.from(table).orderBy('id', 'desc').limit(50)), /zyx/i)
    assert.deepEqual(await faults(), [])
  })

  test('of a contact with documents the name alone is replaced, and these stay', async ({
    client,
    assert,
  }) => {
    const id = await aFullContact(client)
    const quotation = await createdBy(client, 'engineer')
    await db.from('quotations').where('id', quotation.id).update({ client_id: id })
    const before = await db.from('quotations').where('id', quotation.id).first()
    const preview = (await call(client, 'admin', 'get', at('client', id))).body()
    const areas = new Map<string, any>(preview.areas.map((area: any) => [area.name, area]))
    assert.equal(areas.get('contact').how, 'replace')
    assert.deepEqual(areas.get('quotations').kept, [{ reason: 'documents', columns: [] }])
    await erased(client, 'client', id)
    const { id: number } = await db.from('erasures').firstOrFail()
    const row = await db.from('clients').where('id', id).firstOrFail()
    assert.equal(row.name, `Erased person ${number} – شخص محذوف ${number}`)
    const left = Object.entries(row).filter(([, value]) => /zyx|501234567/i.test(String(value)))
    assert.deepEqual(left, [])
    assert.isNull(row.email_key)
    assert.deepEqual(await db.from('quotations').where('id', quotation.id).first(), before)
    const found = await call(client, 'bdm', 'get', '/api/clients?q=Zyxwv')
    assert.deepEqual(found.body(), [])
    const history = await call(client, 'bdm', 'get', `/api/clients/${id}/history`)
    assert.notMatch(JSON.stringify(history.body()), /zyx/i)
    const edited = await call(client, 'bdm', 'patch', `/api/clients/${id}`, {
      ...{ body: { name: NAME }, seen: row.version },
    })
    assert.equal(edited.body().code, 'PERSON_ERASED')
    assert.deepEqual(await faults(), [])
    // a second time there is nothing to erase
    const again = await request(client, 'client', id)
    assert.equal(again.body().code, 'ERASURE_BLOCKED')
  })

  test('what was cut short goes on, and twice changes nothing', async ({ client, assert }) => {
    const id = await aFullContact(client)
    const quotation = await createdBy(client, 'engineer')
    await db.from('quotations').where('id', quotation.id).update({ client_id: id })
    const jobId = await ordered(client, 'client', id)
    const area = personalAreas().find(({ name }) => name === 'contact')!
    const { replaced } = area
    area.replaced = async () => {
      throw new Error('cut short')
    }
    try {
      await runJob(jobId)
    } finally {
      area.replaced = replaced
    }
    const half = await db.from('clients').where('id', id).firstOrFail()
    assert.equal(half.name, NAME)
    assert.lengthOf(await db.from('client_activities').where('client_id', id), 0)
    await db
      .from('jobs')
      .where('id', jobId)
      .update({ available_at: sqlInstant(-60) })
    await runJob(jobId)
    assert.equal((await db.from('jobs').where('id', jobId).first()).status, 'completed')
    assert.lengthOf(await auditOf('erase_personal_data'), 1)
    const order = await db.from('erasures').firstOrFail()
    assert.equal(JSON.parse(order.counts).contact_activities, 1)
    const row = await db.from('clients').where('id', id).firstOrFail()
    const job = { status: 'queued', finished_at: null, available_at: sqlInstant(-60) }
    await db.from('jobs').where('id', jobId).update(job)
    await runJob(jobId)
    assert.deepEqual(await db.from('clients').where('id', id).firstOrFail(), row)
  })

  test('an account goes when it is disabled, without its rights and log', async ({
    client,
    assert,
  }) => {
    const active = await request(client, 'user', (await person('engineer')).id)
    active.assertStatus(409)
    assert.include(
      active.body().obstacles.map((one: any) => one.code),
      'account_active'
    )
    const id = await aDisabledUser(client)
    const now = sqlInstant()
    await db.table('notification_quiet_hours').insert({
      ...{ user_id: id, starts_at: '22:00', ends_at: '06:00', days_off: false, updated_at: now },
    })
    await db.table('user_sessions').insert({
      ...{ user_id: id, token_hash: 'zyx', ip: '10.9.8.7', agent: 'Zyxagent', created_at: now },
      ...{ last_seen_at: now, absolute_expires_at: now, revoked_at: now, signed_in_by: 'password' },
    })
    const before = await db.from('users').where('id', id).firstOrFail()
    await erased(client, 'user', id)
    const { id: number } = await db.from('erasures').firstOrFail()
    const row = await db.from('users').where('id', id).firstOrFail()
    assert.containsSubset(row, { username: `erased-${number}`, name: `Erased person ${number}` })
    assert.equal(row.name_ar, `شخص محذوف ${number}`)
    assert.isNull(row.email)
    assert.notEqual(row.password, before.password)
    assert.equal(row.permissions, before.permissions)
    assert.isNotNull(row.disabled_at)
    assert.lengthOf(await db.from('user_sessions').where('user_id', id), 0)
    assert.lengthOf(await db.from('notification_quiet_hours').where('user_id', id), 0)
    assert.lengthOf(await auditOf('create').where({ entity_type: 'user', entity_id: `${id}` }), 1)
    for (const action of ['enable', 'unlock'])
      (
        await call(client, 'admin', 'post', `/api/users/${id}/${action}`, {
          ...{ body: {}, seen: row.version },
        })
      ).assertStatus(409)
    assert.deepEqual(await faults(), [])
  })

  test('one that was enabled meanwhile is left as it is', async ({ client, assert }) => {
    const id = await aDisabledUser(client)
    const jobId = await ordered(client, 'user', id)
    await db.from('users').where('id', id).update({ disabled_at: null })
    await runJob(jobId)
    assert.equal((await db.from('jobs').where('id', jobId).first()).status, 'failed')
    assert.equal((await db.from('users').where('id', id).first()).name, NAME)
    assert.lengthOf(await db.from('erased_records'), 0)
  })

  test('whom nothing is kept of, is not entered by an import again', async ({ client, assert }) => {
    const id = await aFullContact(client)
    await erased(client, 'client', id)
    assert.isTrue(await wasErased([{ email: EMAIL.toUpperCase() }], db.connection()))
    assert.isTrue(await wasErased([{ phone: '0501234567' }], db.connection()))
    assert.isFalse(await wasErased([{ email: 'other@client.example' }], db.connection()))
  })

  test('every area reads its rows and would erase them', async ({ client, assert }) => {
    const contact = await findPerson({ kind: 'client', id: await aClient(client) }, db.connection())
    const everyone = {
      ...{ ...contact, userId: 1, employeeId: 1, vendorId: 1, cardId: 1 },
      emails: ['a@b.example'],
    }
    assert.isAbove((await planOf(everyone, db.connection())).length, 1)
    for (const area of personalAreas()) {
      if (typeof area.erase !== 'object' || !('replace' in area.erase)) continue
      // its columns are those of the table
      await db
        .from(area.table)
        .select(...Object.keys(area.erase.replace))
        .limit(1)
    }
  })
})
