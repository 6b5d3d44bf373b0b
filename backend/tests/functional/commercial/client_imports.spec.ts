import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import testUtils from '@adonisjs/core/services/test_utils'
import { ApplyImportJob } from '#administration/imports/jobs/apply_import_job'
import { CheckImportJob } from '#administration/imports/jobs/check_import_job'
import type { JobContext } from '#core/jobs/define_job'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { person } from '#tests/helpers/users'

const HEAD = 'الاسم,Company,E-mail,الجوال,Company type\n'

test.group('Importing clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function upload(client: any, text: string, as = 'bdm') {
    return client
      .post('/api/imports')
      .field('resource', 'clients')
      .file('file', Buffer.from(text), { filename: 'clients.csv', contentType: 'text/csv' })
      .loginAs(await person(as))
      .withCsrfToken()
  }

  async function step(client: any, batch: any, path: string, body: object = {}) {
    return client
      .post(`/api/imports/${batch.id}/${path}`)
      .header('If-Match', `"${batch.version}"`)
      .json(body)
      .loginAs(await person('bdm'))
      .withCsrfToken()
  }

  const show = async (client: any, id: number) =>
    (await client.get(`/api/imports/${id}`).loginAs(await person('bdm'))).body()

  async function checked(client: any, text: string, keyField: string | null = 'email') {
    const batch = (await upload(client, text)).body()
    const job = await step(client, batch, 'check', { mapping: batch.mapping, keyField })
    job.assertStatus(202)
    if ((await runJob(job.body().id)) !== 'completed') throw new Error('not checked')
    return show(client, batch.id)
  }

  test('the headings are understood in both languages, bad rows are reported and left out', async ({
    client,
    assert,
  }) => {
    const text =
      HEAD +
      'سارة القحطاني,شركة البناء,sara@import.example,٠٥٠١٢٣٤٥٦٧,مقاول\n' +
      ',No name,none@import.example,,\n' +
      'Bad Mail,X,not-an-address,abc,nonsense\n' +
      "Omar,'=cmd,omar@import.example,'+966501112222,Contractor\n"
    const batch = await checked(client, text)
    assert.containsSubset(batch, { status: 'checked', totalRows: 4, goodRows: 2, badRows: 2 })
    assert.deepEqual([...new Set(batch.problems.map(({ row }: any) => row))], [3, 4])
    assert.isNull(await db.from('clients').where('email', 'sara@import.example').first())
    const job = await step(client, batch, 'apply')
    assert.equal(await runJob(job.body().id), 'completed')
    const done = await show(client, batch.id)
    assert.containsSubset(done, { status: 'applied', createdRows: 2, updatedRows: 0, badRows: 2 })
    const sara = await db.from('clients').where('email', 'sara@import.example').firstOrFail()
    assert.equal(sara.company_type, 'contractor')
    assert.equal(sara.mobile_key, '+966501234567')
    const omar = await db.from('clients').where('email', 'omar@import.example').firstOrFail()
    assert.equal(omar.company, '=cmd')
    const { problems_file_id: fileId } = await db
      .from('imports')
      .where('id', batch.id)
      .firstOrFail()
    const file = await db.from('files').where('id', fileId).firstOrFail()
    const notified = (await readBlob(file.storage_key)).toString()
    assert.include(notified, 'not-an-address')
    assert.lengthOf(notified.trim().split('\r\n'), 3)
    const audits = await db
      .from('audit_logs')
      .where({ action: 'create', entity_type: 'client', entity_id: `${sara.id}` })
    assert.lengthOf(audits, 1)
  })

  test('a quotation mark that nothing closes is reported with its line, and nothing odd is made', async ({
    client,
    assert,
  }) => {
    const good = 'Sara,"Two\nlines ""Ltd"" Co",sara@import.example,,\n'
    const tail = 'Omar,"Acme,omar@import.example,,\nHuda,X,huda@import.example,,\n'
    const stray = 'Nora,"Acme" Ltd",nora@import.example,,\n'
    for (const [lines, bad, line] of [
      [good + stray + tail, 1, 5],
      // closed by the first quotation mark of a later row
      [`${good}${tail}Lina,"Y",lina@import.example,,\n`, 1, 4],
    ] as const) {
      const batch = await checked(client, HEAD + lines)
      assert.equal(batch.badRows, bad)
      assert.include(batch.problems[0].message, `line ${line} `)
      const job = await step(client, batch, 'apply')
      assert.equal(await runJob(job.body().id), 'completed')
      assert.isNull(await db.from('clients').where('email', 'omar@import.example').first())
      assert.isNull(await db.from('clients').where('name', 'Omar').first())
      const sara = await db.from('clients').where('email', 'sara@import.example').firstOrFail()
      assert.include(sara.company, '"Ltd"')
    }
    const heading = await upload(client, 'Name,"Company,E-mail\nSara,X,sara@import.example\n')
    heading.assertStatus(422)
  })

  test('a known address changes its client; empty cells change nothing', async ({
    client,
    assert,
  }) => {
    const bdm = await person('bdm')
    await client
      .post('/api/clients')
      .json({ name: 'Old Name', email: 'known@import.example', company: 'Kept' })
      .loginAs(bdm)
      .withCsrfToken()
    const batch = await checked(
      client,
      HEAD +
        'New Name,,KNOWN@import.example,,\nTwice,,twice@import.example,,\nTwice Again,,twice@import.example,,\n'
    )
    const job = await step(client, batch, 'apply')
    assert.equal(await runJob(job.body().id), 'completed')
    assert.containsSubset(await show(client, batch.id), { createdRows: 1, updatedRows: 2 })
    const rows = await db.from('clients').where('email_key', 'known@import.example')
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], { name: 'New Name', company: 'Kept' })
    const twice = await db.from('clients').where('email_key', 'twice@import.example')
    assert.lengthOf(twice, 1)
    assert.equal(twice[0].name, 'Twice Again')
  })

  test('an import that was killed half way goes on without doing a row twice', async ({
    client,
    assert,
  }) => {
    const lines = Array.from({ length: 1700 }, (_, i) => `Person ${i},,p${i}@resume.example,,`)
    const batch = await checked(client, HEAD + lines.join('\n'), null)
    const job = await step(client, batch, 'apply')
    const { handle } = ApplyImportJob.prototype
    let batches = 0
    ApplyImportJob.prototype.handle = function (context: JobContext<any>) {
      const effect: typeof context.effect = async (key, work) => {
        if (++batches === 2) throw new Error('killed')
        return context.effect(key, work)
      }
      return handle.call(this, {
        ...context,
        payload: context.payload,
        job: context.job,
        effect,
      } as never)
    }
    try {
      await runJob(job.body().id)
      const half = await db
        .from('clients')
        .where('email', 'like', '%@resume.example')
        .count('* as n')
        .first()
      assert.equal(Number(half!.n), 800)
      await db
        .from('jobs')
        .where('id', job.body().id)
        .update({ available_at: '2020-01-01 00:00:00' })
      ApplyImportJob.prototype.handle = handle
      assert.equal(await runJob(job.body().id), 'completed')
    } finally {
      ApplyImportJob.prototype.handle = handle
    }
    const all = await db
      .from('clients')
      .where('email', 'like', '%@resume.example')
      .countDistinct('email as different')
      .count('* as n')
      .first()
    assert.deepEqual([Number(all!.n), Number(all!.different)], [1700, 1700])
    assert.containsSubset(await show(client, batch.id), { createdRows: 1700, status: 'applied' })
  })

  test('an import that a version with smaller batches began loses no row and takes none twice', async ({
    client,
    assert,
  }) => {
    const lines = Array.from({ length: 950 }, (_, i) => `Person ${i},,p${i}@older.example,,`)
    const batch = await checked(client, HEAD + lines.join('\n'), null)
    const job = (await step(client, batch, 'apply')).body()
    // what that version had recorded: its first 400 rows, none of which is a client here
    await db.table('job_effects').insert({
      dedup_key: `job:${job.id}:rows:0`,
      result: JSON.stringify({ created: 400, updated: 0, failed: [] }),
      created_at: sqlInstant(),
    })
    assert.equal(await runJob(job.id), 'completed')
    const rows = await db
      .from('clients')
      .where('email', 'like', '%@older.example')
      .orderBy('id')
      .select('name')
    assert.deepEqual(
      rows.map(({ name }) => name),
      Array.from({ length: 550 }, (_, i) => `Person ${i + 400}`)
    )
    assert.containsSubset(await show(client, batch.id), { createdRows: 950, status: 'applied' })
  })

  test('guests, strangers, nonsense and a second time are refused', async ({ client, assert }) => {
    ;(await client.post('/api/imports').withCsrfToken()).assertStatus(401)
    ;(await upload(client, HEAD + 'A,,,,\n', 'staff')).assertStatus(403)
    ;(await upload(client, HEAD)).assertStatus(422)
    ;(await upload(client, '%PDF-1.4 nothing')).assertStatus(422)
    const batch = (await upload(client, HEAD + 'A,,,,\n')).body()
    const stranger = await client.get(`/api/imports/${batch.id}`).loginAs(await person('admin'))
    stranger.assertStatus(404)
    const check = (body: object) => step(client, batch, 'check', body)
    ;(await check({ mapping: [{ field: 'company', column: 1 }] })).assertStatus(422)
    ;(await check({ mapping: [{ field: 'salary', column: 1 }] })).assertStatus(422)
    ;(await check({ mapping: [{ field: 'name', column: 77 }] })).assertStatus(422)
    ;(await check({ mapping: batch.mapping, keyField: 'notes' })).assertStatus(422)
    ;(await step(client, batch, 'apply')).assertStatus(409)
    ;(await step(client, { ...batch, version: 9 }, 'apply')).assertStatus(412)
    assert.isNull(await db.from('clients').where('name', 'A').first())
    assert.exists(CheckImportJob.jobName)
  })
  test('the tax number goes to the company; a row that contradicts it is refused in words', async ({
    client,
    assert,
  }) => {
    const [first, second] = ['300000000000003', '310000000000003']
    const text =
      'الاسم,Company,E-mail,الرقم الضريبي\n' +
      `Huda,Zafran Holding,huda@zafran.example,${first}\n` +
      `Omar,ZAFRAN holding,omar@zafran.example,${second}\n` +
      `Sami,Zafran Holding,sami@zafran.example,${first}\n` +
      `Rana,,rana@zafran.example,${first}\n` +
      'Lina,Zafran Other,lina@zafran.example,12\n'
    const batch = await checked(client, text)
    assert.include(batch, { goodRows: 2, badRows: 3 })
    assert.isNull(await db.from('companies').where('name', 'Zafran Holding').first())
    const job = await step(client, batch, 'apply')
    assert.equal(await runJob(job.body().id), 'completed')
    const done = await show(client, batch.id)
    assert.containsSubset(done, { status: 'applied', createdRows: 2, badRows: 3 })
    const names = await db.from('clients').where('email', 'like', '%@zafran.example').orderBy('id')
    assert.deepEqual(
      names.map(({ name }) => name),
      ['Huda', 'Sami']
    )
    const company = await db.from('companies').where('name', 'Zafran Holding').firstOrFail()
    assert.containsSubset(company, { vat_number: first, country: 'SA' })
    const { problems_file_id: fileId } = await db
      .from('imports')
      .where('id', batch.id)
      .firstOrFail()
    const file = await db.from('files').where('id', fileId).firstOrFail()
    const told = (await readBlob(file.storage_key)).toString()
    for (const part of ['Zafran Holding', first, second]) assert.include(told, part)
    // the same row again, now that the company has a number
    const again = await checked(
      client,
      `Name,Company,E-mail,TRN\nOmar,Zafran Holding,omar@zafran.example,${second}\n`
    )
    await runJob((await step(client, again, 'apply')).body().id)
    assert.containsSubset(await show(client, again.id), { createdRows: 0, badRows: 1 })
  })
})
