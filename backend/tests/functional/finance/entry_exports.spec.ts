import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { approvedJournal } from './journal_support.js'

const EXPORTS = '/api/entry-exports'
const MARCH = { fromOn: '2026-03-01', toOn: '2026-03-31' }

const make = (client: ApiClient, by = 'accountant', body: object = MARCH) =>
  call(client, by, 'post', EXPORTS, { body: body as never })

const show = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `${EXPORTS}/${id}`)).body()

async function written(client: ApiClient, id: number) {
  const job = await db
    .from('jobs')
    .where('type', 'finance.write_entry_export')
    .orderBy('created_at', 'desc')
    .where('payload', 'like', `%:${id}}%`)
    .firstOrFail()
  await runJob(job.id)
  return show(client, id)
}

const content = async (client: ApiClient, fileId: number, by = 'accountant') =>
  client.get(`/api/files/${fileId}/content`).loginAs(await person(by))

test.group('Exports of journal entries', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(EXPORTS)
    guest.assertStatus(401)
    for (const path of [EXPORTS, `${EXPORTS}/free?fromOn=2026-03-01&toOn=2026-03-31`]) {
      const other = await call(client, 'bdm', 'get', path)
      other.assertStatus(403)
    }
    const reading = await call(client, 'auditor', 'get', EXPORTS)
    reading.assertStatus(200)
    const making = await make(client, 'auditor')
    making.assertStatus(403)
  })

  test('hold every entry once: a second one holds what was posted since', async ({
    client,
    assert,
  }) => {
    await approvedJournal(client)
    await approvedJournal(client)
    const first = await make(client)
    first.assertStatus(201)
    assert.containsSubset(first.body(), { status: 'queued', entryCount: 2, total: '2400.00' })
    const nothing = await make(client)
    nothing.assertStatus(409)
    assert.equal(nothing.body().code, 'ENTRIES_NONE_LEFT')
    await approvedJournal(client)
    const free = await call(
      client,
      'auditor',
      'get',
      `${EXPORTS}/free?fromOn=2026-03-01&toOn=2026-03-31`
    )
    assert.equal(free.body().entryCount, 1)
    const second = await make(client)
    assert.equal(second.body().entryCount, 1)
    const items = await db.from('entry_export_items').whereNotNull('held_entry_id')
    assert.lengthOf([...new Set(items.map((row) => row.entry_id))], 3)
    const again = await db
      .table('entry_export_items')
      .insert({ ...items[0], id: null, export_id: second.body().id })
      .then(() => null, String)
    assert.isNotNull(again)
  })

  test('are written as files that never change', async ({ client, assert }) => {
    await approvedJournal(client)
    const { id } = (await make(client)).body()
    const ready = await written(client, id)
    assert.containsSubset(ready, { status: 'ready', entryCount: 1, lineCount: 2 })
    assert.match(ready.csvHash, /^[\da-f]{64}$/)
    const csv = await content(client, ready.csvFileId)
    csv.assertStatus(200)
    const lines = csv.text().trim().split('\r\n')
    assert.lengthOf(lines, 3)
    assert.match(lines[0]!, /"Date","Entry","Account code"/)
    assert.match(lines[1]!, /"2026-03-31","JE-.*","6100",.*,1200.00,,"SAR",1200.00/)
    assert.match(lines[2]!, /"2310",.*,,1200.00,"SAR",-1200.00/)
    const workbook = await content(client, ready.xlsxFileId)
    workbook.assertStatus(200)
    const again = await content(client, ready.csvFileId)
    assert.equal(again.text(), csv.text())
    const other = await content(client, ready.csvFileId, 'bdm')
    assert.include([403, 404], other.status())
  })

  test('are cancelled by another person with a reason, and their entries are free again', async ({
    client,
    assert,
  }) => {
    await approvedJournal(client)
    const { id } = (await make(client)).body()
    const { version } = await written(client, id)
    const cancel = (by: string, body: Record<string, unknown>) =>
      call(client, by, 'post', `${EXPORTS}/${id}/cancel`, { body, seen: version })
    const own = await cancel('accountant', { reason: 'Wrong period' })
    own.assertStatus(403)
    assert.equal(own.body().code, 'SELF_APPROVAL')
    const silent = await cancel('general.manager', {})
    silent.assertStatus(422)
    const cancelled = await cancel('general.manager', { reason: 'Wrong period' })
    cancelled.assertStatus(200)
    assert.containsSubset(cancelled.body(), { status: 'cancelled', reason: 'Wrong period' })
    const next = await make(client)
    next.assertStatus(201)
    assert.equal(next.body().entryCount, 1)
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'entry_export', entity_id: String(id) })
    assert.includeMembers(
      audited.map(({ action }) => action),
      ['create', 'write', 'cancel']
    )
  })

  test('are refused for days out of order or to come', async ({ client }) => {
    for (const body of [
      { fromOn: '2026-03-31', toOn: '2026-03-01' },
      { fromOn: '2026-03-01', toOn: addDays(today(), 1) },
      { fromOn: '2026-03-01' },
    ]) {
      const answer = await make(client, 'accountant', body)
      answer.assertStatus(422)
    }
  })
})
