import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runJob } from '#core/jobs/run_job'
import { deleteFile } from '#core/storage/delete_file'
import { transact } from '#core/unit_of_work/transact'
import { retentionKind } from '#core/retention/kinds'
import { sweepByRule } from '#core/retention/sweep'
import { docx, pdf, xlsx } from '#tests/helpers/sample_files'
import { ask, folder, put } from './library.js'

/** A PDF with real text. */
async function letter(line: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  document.addPage().drawText(line, { x: 50, y: 700, size: 18, font })
  return Buffer.from(await document.save())
}

/** A PDF of which a page is only a picture. */
async function scan(line: string): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300"><rect width="1200" height="300" fill="white"/><text x="60" y="170" font-size="80" font-family="sans-serif">${line}</text></svg>`
  const picture = await sharp(Buffer.from(drawn)).png().toBuffer()
  const document = await PDFDocument.create()
  const image = await document.embedPng(picture)
  document.addPage([600, 400]).drawImage(image, { x: 0, y: 100, width: 600, height: 150 })
  return Buffer.from(await document.save())
}

async function readingOf(fileId: number): Promise<string> {
  const job = await db
    .from('jobs')
    .where({ type: 'files.read_text', entity_id: fileId })
    .orderBy('created_at', 'desc')
    .firstOrFail()
  return job.id
}

/** A full-text index of MariaDB knows committed rows only: these tests take theirs away again. */
async function removeAll() {
  await db.from('jobs').where('type', 'like', 'files.%').delete()
  const files = await db.from('files').whereNotNull('folder_id').select('id')
  await transact(SYSTEM_ACTOR, async (uow) => {
    for (const { id } of files) await deleteFile(uow, id)
  })
  const folders = await db.from('folders').where('id', '>', 1).orderBy('id', 'desc').select('id')
  for (const { id } of folders) await db.from('folders').where('id', id).delete()
}

test.group('Search by text', (group) => {
  group.each.teardown(removeAll)

  test('a PDF is found by what is written in it, with where', async ({ client, assert }) => {
    const content = await letter('Letter to Aramco about the curtain wall')
    const stored = (await put(client, 'engineer', 1, 'L-17.pdf', { content })).body()
    const before = await ask(client, 'engineer', 'get', '/api/files?q=aramco')
    assert.lengthOf(before.body(), 0)
    assert.equal(await runJob(await readingOf(stored.id)), 'completed')
    const found = await ask(client, 'engineer', 'get', '/api/files?q=aramco curt')
    assert.deepEqual(
      found.body().map(({ id }: { id: number }) => id),
      [stored.id]
    )
    assert.include(found.body()[0].snippet, 'Aramco')
    found.assertHeader('x-total-count', '1')
    const text = await db.from('file_texts').where('file_id', stored.id).firstOrFail()
    assert.equal(text.status, 'done')
    const { id: elsewhere } = await folder(client, 'engineer', 'Elsewhere')
    const none = await ask(client, 'engineer', 'get', `/api/files?q=aramco&folderId=${elsewhere}`)
    assert.lengthOf(none.body(), 0)
  })

  test('a word far inside a long text is shown in its place', async ({ client, assert }) => {
    // across the border of two pieces, and in the middle of a later one
    for (const before of [15_990, 40_000]) {
      const content = Buffer.from(
        `${'قال '.repeat(before / 4)}the quartzite slabs ${'end '.repeat(9000)}`
      )
      const stored = (await put(client, 'engineer', 1, `long-${before}.txt`, { content })).body()
      await runJob(await readingOf(stored.id))
    }
    const found = await ask(client, 'engineer', 'get', '/api/files?q=quartzite')
    assert.lengthOf(found.body(), 2)
    for (const { snippet } of found.body())
      assert.match(snippet, /^… (.*قال )+the quartzite slabs end .* …$/)
  })

  test('Arabic is found however it is written, in a name and in a text', async ({
    client,
    assert,
  }) => {
    const content = Buffer.from('إلى إدارة المشاريع: خطاب الضمان البنكي')
    const stored = (await put(client, 'engineer', 1, 'خطاب.txt', { content })).body()
    await runJob(await readingOf(stored.id))
    for (const requested of ['الضمان', 'اداره', 'خطاب']) {
      const found = await ask(
        client,
        'engineer',
        'get',
        `/api/files?q=${encodeURIComponent(requested)}`
      )
      assert.deepEqual(
        found.body().map(({ id }: { id: number }) => id),
        [stored.id],
        requested
      )
    }
  })

  test('a scan is read by text recognition', async ({ client, assert }) => {
    const stored = (
      await put(client, 'engineer', 1, 'scan.pdf', {
        content: await scan('CONCRETE STRENGTH REPORT'),
      })
    ).body()
    assert.equal(await runJob(await readingOf(stored.id)), 'completed')
    const found = await ask(client, 'engineer', 'get', '/api/files?q=concrete')
    assert.deepEqual(
      found.body().map(({ id }: { id: number }) => id),
      [stored.id]
    )
  }).timeout(120_000)

  test('a Word file and a workbook are found by what is in them', async ({ client, assert }) => {
    const word = docx({
      name: 'word/header1.xml',
      data: '<w:hdr><w:p><w:r><w:t>Method state</w:t></w:r><w:r><w:t xml:space="preserve">ment &amp; خطة الصب</w:t></w:r></w:p></w:hdr>',
    })
    const table = xlsx({
      name: 'xl/sharedStrings.xml',
      data: '<sst><si><t>Waterproofing membrane</t></si></sst>',
    })
    const files: [string, Buffer, string][] = [
      ['a.docx', word, 'statement'],
      ['b.docx', word, 'الصب'],
      ['c.xlsx', table, 'waterproofing'],
    ]
    for (const [name, content, requested] of files) {
      const stored = (await put(client, 'engineer', 1, name, { content })).body()
      assert.equal(await runJob(await readingOf(stored.id)), 'completed')
      const found = await ask(
        client,
        'engineer',
        'get',
        `/api/files?q=${encodeURIComponent(requested)}`
      )
      assert.include(
        found.body().map(({ id }: { id: number }) => id),
        stored.id,
        requested
      )
    }
  })

  test('a damaged file fails with a reason, and is still found by its name', async ({
    client,
    assert,
  }) => {
    const stored = (await put(client, 'engineer', 1, 'broken-plan.pdf', { content: pdf() })).body()
    const id = await readingOf(stored.id)
    const outcome = await runJob(id)
    const job = await db.from('jobs').where('id', id).firstOrFail()
    if (outcome === 'failed') assert.include(job.error, 'files.reading.unreadable')
    const found = await ask(client, 'engineer', 'get', '/api/files?q=broken')
    assert.lengthOf(found.body(), 1)
  })

  test('a new version is read again, and a renamed file is found by its new name only', async ({
    client,
    assert,
  }) => {
    const first = Buffer.from('alpha formwork')
    const stored = (await put(client, 'engineer', 1, 'notes.txt', { content: first })).body()
    await runJob(await readingOf(stored.id))
    await put(client, 'engineer', 1, 'notes.txt', { content: Buffer.from('bravo scaffold') })
    const jobs = await db.from('jobs').where({ type: 'files.read_text', entity_id: stored.id })
    assert.lengthOf(jobs, 2)
    for (const { id } of jobs) await runJob(id)
    const old = await ask(client, 'engineer', 'get', '/api/files?q=formwork')
    assert.lengthOf(old.body(), 0)
    await ask(client, 'engineer', 'patch', `/api/files/${stored.id}`, {
      body: { name: 'minutes.txt' },
      seen: 2,
    })
    const named = await ask(client, 'engineer', 'get', '/api/files?q=notes')
    assert.lengthOf(named.body(), 0)
    const both = await ask(client, 'engineer', 'get', '/api/files?q=minutes scaffold')
    assert.lengthOf(both.body(), 1)
  })

  test('what lies in the trash for 30 days goes for good', async ({ client, assert }) => {
    const { id: at } = await folder(client, 'engineer', 'Old')
    const old = (await put(client, 'engineer', at, 'old.pdf')).body()
    await ask(client, 'engineer', 'delete', `/api/folders/${at}`, { seen: 1 })
    const sweep = (days: number) =>
      sweepByRule(retentionKind('trash')!, Date.now() + days * 24 * 3600 * 1000)
    assert.equal((await sweep(29)).removed, 0)
    assert.equal((await sweep(31)).removed, 1)
    assert.isNull(await db.from('files').where('id', old.id).first())
    assert.isNull(await db.from('folders').where('id', at).first())
  })
})
