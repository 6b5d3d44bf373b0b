import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { ExportCsvJob } from '#administration/exports/jobs/export_csv_job'
import { sqlInstant } from '#core/database/instants'
import { retentionKind } from '#core/retention/kinds'
import { sweepByRule } from '#core/retention/sweep'
import { registerExport } from '#core/exports/registry'
import type { JobContext } from '#core/jobs/define_job'
import { runJob } from '#core/jobs/run_job'
import type { Listing } from '#core/listing/definition'
import { blobFacts, readBlob } from '#core/storage/blobs'
import { tmpFolder } from '#core/storage/tmp_files'
import { person } from '#tests/helpers/users'

const listing: Listing = {
  table: 'clients',
  fields: {
    name: { column: 'name', type: 'text' },
    company: { column: 'company', type: 'text' },
    notes: { column: 'notes', type: 'text', ability: 'clients.manage' },
  },
  search: true,
  defaultSort: { field: 'name', order: 'asc' },
}

const MOBILE = { en: 'Mobile', ar: 'الجوال' }
registerExport<{
  name: string
  company: string | null
  mobile: string | null
  notes: string | null
  creator: string
}>({
  resource: 'test-clients',
  title: { en: 'Export of test clients', ar: 'تصدير عملاء الاختبار' },
  ability: 'clients.view',
  listing,
  select: [
    'clients.name',
    'clients.company',
    'clients.mobile',
    'clients.notes',
    'users.name as creator',
  ],
  join: (query) => void query.leftJoin('users', 'users.id', 'clients.created_by'),
  columns: [
    { key: 'name', label: { en: 'Name', ar: 'الاسم' }, value: (row) => row.name },
    { key: 'company', label: { en: 'Company', ar: 'الشركة' }, value: (row) => row.company },
    { key: 'mobile', type: 'phone', label: MOBILE, value: (row) => row.mobile },
    { key: 'creator', label: { en: 'Created by', ar: 'أنشأه' }, value: (row) => row.creator },
    {
      key: 'notes',
      label: { en: 'Notes', ar: 'ملاحظات' },
      ability: 'users.manage',
      value: (row) => row.notes,
    },
  ],
  scope:
    ({ userId }) =>
    (query) =>
      void query.where('clients.created_by', userId),
})

async function addClients(createdBy: number, names: string[]) {
  const now = sqlInstant()
  await db.table('clients').multiInsert(
    names.map((name) => ({
      name,
      company: 'شركة البناء',
      mobile: '+966501234567',
      notes: 'private',
      search_text: name.toLowerCase(),
      ...{ version: 1, created_by: createdBy, created_at: now, updated_at: now },
    }))
  )
}

const jobs = () => db.from('jobs').where('type', 'exports.csv')

test.group('Exports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a guest and someone who may not see the list get no job', async ({ client, assert }) => {
    const guest = await client
      .post('/api/exports')
      .withCsrfToken()
      .json({ resource: 'test-clients', format: 'csv' })
    guest.assertStatus(401)
    const staff = await client
      .post('/api/exports')
      .loginAs(await person('staff'))
      .withCsrfToken()
      .json({ resource: 'test-clients', format: 'csv' })
    staff.assertStatus(403)
    assert.lengthOf(await jobs(), 0)
  })

  test('refuses what the list does not know', async ({ client, assert }) => {
    const user = await person('bdm')
    const ask = (more: object) =>
      client
        .post('/api/exports')
        .loginAs(user)
        .withCsrfToken()
        .json({ resource: 'test-clients', format: 'csv', ...more })
    const refused: [object, string][] = [
      [{ resource: 'payrolls' }, 'resource'],
      [{ format: 'exe' }, 'format'],
      [{ query: 'password=1' }, 'password'],
      [{ query: '_sort=secret' }, 'secret'],
      [{ columns: ['name', 'salary'] }, 'columns'],
      [{ columns: ['notes'] }, 'columns'],
      [{ userId: 1 }, 'userId'],
    ]
    for (const [more, field] of refused) {
      const response = await ask(more)
      response.assertStatus(422)
      assert.property(response.body().errors, field, JSON.stringify(more))
    }
    assert.lengthOf(await jobs(), 0)
  })

  test('takes what a list shows and a file has a column for', async ({ client, assert }) => {
    const response = await client
      .post('/api/exports')
      .loginAs(await person('bdm'))
      .withCsrfToken()
      .json({ resource: 'clients', format: 'csv', shown: ['company', 'lastContactAt', 'name'] })
    response.assertStatus(202)
    const [job] = await jobs()
    assert.deepEqual(JSON.parse(job.payload).columns, ['company', 'name'])
  })

  test('writes the requester’s rows in the order of the list, in Arabic, without formulas', async ({
    client,
    assert,
  }) => {
    const user = await person('bdm')
    await addClients(user.id, ['=HYPERLINK("x")', 'منى "الشمري"', 'Ali'])
    await addClients((await person('admin')).id, ['Somebody else’s'])
    const response = await client
      .post('/api/exports')
      .loginAs(user)
      .withCsrfToken()
      .header('Accept-Language', 'ar')
      .json({
        resource: 'test-clients',
        format: 'csv',
        query: '_start=0&_end=1&_sort=name&_order=desc',
        columns: ['name', 'company', 'mobile', 'creator'],
      })
    response.assertStatus(202)
    assert.containsSubset(response.body(), {
      type: 'exports.csv',
      status: 'queued',
      titleAr: 'تصدير عملاء الاختبار',
    })
    assert.equal(await runJob(response.body().id), 'completed')
    const job = await jobs().where('id', response.body().id).first()
    const result = JSON.parse(job.result)
    assert.equal(result.rows, 3)
    assert.match(result.fileName, /^test-clients-\d{4}-\d{2}-\d{2}\.csv$/)
    const file = await db.from('files').where('id', result.fileId).first()
    assert.containsSubset(file, {
      mime: 'text/csv; charset=utf-8',
      owner_type: 'exports.test-clients',
      created_by: user.id,
    })
    assert.equal(
      (await readBlob(file.storage_key)).toString(),
      '\ufeff"الاسم","الشركة","الجوال","أنشأه"\r\n' +
        `"منى ""الشمري""","شركة البناء","+966 50 123 4567","${user.name}"\r\n` +
        `"Ali","شركة البناء","+966 50 123 4567","${user.name}"\r\n` +
        `"'=HYPERLINK(""x"")","شركة البناء","+966 50 123 4567","${user.name}"\r\n`
    )
  })

  test('keeps filters and search, and every row of several pages in order', async ({
    client,
    assert,
  }) => {
    const user = await person('bdm')
    const names = Array.from({ length: 450 }, (_, i) => `Client ${String(i).padStart(4, '0')}`)
    await addClients(user.id, [...names].reverse())
    const body = {
      resource: 'test-clients',
      format: 'csv',
      query: 'q=client&name_like=0',
      columns: ['name'],
    }
    const response = await client.post('/api/exports').loginAs(user).withCsrfToken().json(body)
    assert.equal(await runJob(response.body().id), 'completed')
    const file = await db.from('files').where('owner_type', 'exports.test-clients').first()
    const lines = (await readBlob(file.storage_key)).toString().slice(1).split('\r\n')
    assert.deepEqual(lines, ['"Name"', ...names.map((name) => `"${name}"`), ''])
  })

  test('a second click while the first runs gets the same job', async ({ client, assert }) => {
    const user = await person('bdm')
    const ask = () =>
      client
        .post('/api/exports')
        .loginAs(user)
        .withCsrfToken()
        .json({ resource: 'test-clients', format: 'csv' })
    const [first, second] = [await ask(), await ask()]
    assert.equal(second.body().id, first.body().id)
    assert.lengthOf(await jobs(), 1)
  })

  test('the file is for who requested it, and only as long as they may see the list', async ({
    client,
    assert,
  }) => {
    const user = await person('bdm')
    await addClients(user.id, ['Ali'])
    const response = await client
      .post('/api/exports')
      .loginAs(user)
      .withCsrfToken()
      .json({ resource: 'test-clients', format: 'csv' })
    await runJob(response.body().id)
    const { id } = await db.from('files').where('owner_type', 'exports.test-clients').first()
    const own = await client.get(`/api/files/${id}/content`).loginAs(user)
    own.assertStatus(200)
    assert.include(own.header('content-disposition')!, 'attachment')
    const result = await client.get(`/api/jobs/${response.body().id}/result`).loginAs(user)
    result.assertStatus(200)
    const other = await client.get(`/api/files/${id}/content`).loginAs(await person('bdm.clients'))
    other.assertStatus(404)
    await db.from('users').where('id', user.id).update({ permissions: '{}' })
    const lost = await client.get(`/api/files/${id}/content`).loginAs(user)
    lost.assertStatus(404)
    const lostResult = await client.get(`/api/jobs/${response.body().id}/result`).loginAs(user)
    lostResult.assertStatus(404)
  })

  test('the file is gone after thirty days, bytes and all', async ({ client, assert }) => {
    const user = await person('bdm')
    const response = await client
      .post('/api/exports')
      .loginAs(user)
      .withCsrfToken()
      .json({ resource: 'test-clients', format: 'csv' })
    await runJob(response.body().id)
    const file = await db.from('files').where('owner_type', 'exports.test-clients').first()
    const kind = retentionKind('exports')!
    const sweep = (days: number) => sweepByRule(kind, Date.now() + days * 86_400_000)
    assert.deepEqual([(await sweep(29)).removed, (await sweep(31)).removed], [0, 1])
    assert.isNull(await db.from('files').where('id', file.id).first())
    assert.isNull(await blobFacts(file.storage_key))
  })

  test('rights lost before the job runs end it for good, without a file', async ({
    client,
    assert,
  }) => {
    const user = await person('bdm')
    const response = await client
      .post('/api/exports')
      .loginAs(user)
      .withCsrfToken()
      .json({ resource: 'test-clients', format: 'csv' })
    await db.from('users').where('id', user.id).update({ disabled_at: '2026-01-01 00:00:00' })
    assert.equal(await runJob(response.body().id), 'failed')
    const job = await jobs().where('id', response.body().id).first()
    assert.equal(JSON.parse(job.error).key, 'exports.forbidden')
    assert.isNull(await db.from('files').first())
  })
})

test.group('A cancelled export', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stops and leaves neither file nor temporary file', async ({ assert }) => {
    const user = await person('bdm')
    await addClients(
      user.id,
      Array.from({ length: 450 }, (_, i) => `Client ${i}`)
    )
    const stop = new AbortController()
    const payload = { resource: 'test-clients', query: '', columns: null, language: 'en' as const }
    const context = {
      payload,
      job: { createdBy: user.id },
      attempt: 1,
      signal: stop.signal,
      progress: async () => stop.abort(new Error('cancelled')),
      complete: () => assert.fail('must not complete'),
    }
    await assert.rejects(() =>
      new ExportCsvJob().handle(context as unknown as JobContext<typeof payload>)
    )
    assert.isNull(await db.from('files').first())
    assert.deepEqual(await readdir(tmpFolder()), [])
  })
})
