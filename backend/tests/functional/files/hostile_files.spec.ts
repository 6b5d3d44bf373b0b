import { deflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { docx, dwg, html, pdf, pngHeader, zip } from '#tests/helpers/sample_files'
import { EntryNames } from '#files/zip/entry_names'
import { ask, folder, put } from './library.js'
import { tried } from '#tests/helpers/claims'

const text = (content: string) => Buffer.from(content)
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

/** Everything that is no plain document, picture, drawing or text. */
const REFUSED: [string, string, Buffer][] = [
  ['a page named as a picture', 'plan.png', html(6000)],
  ['a page named as a PDF', 'plan.pdf', html(6000)],
  ['a page named as text', 'notes.txt', html(6000)],
  ['a page far behind harmless text', 'notes.txt', text(`${'x'.repeat(70_000)}<script>x</script>`)],
  ['a page across two reads', 'notes.txt', text(`${'x'.repeat(65_530)}<script>alert(1)</script>`)],
  ['an SVG', 'logo.svg', text(SVG)],
  ['an SVG named as text', 'logo.txt', text(SVG)],
  ['an SVG named as a picture', 'logo.png', text(SVG)],
  [
    'XML with an entity',
    'a.txt',
    text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'MHTML',
    'a.txt',
    text('MIME-Version: 1.0\nContent-Type: text/html\n\n<html><body>x</body></html>'),
  ],
  ['a program', 'setup.pdf', Buffer.concat([text('MZ'), Buffer.alloc(5000)])],
  ['a program named as text', 'setup.txt', Buffer.concat([text('MZ'), Buffer.alloc(5000)])],
  ['text that is no UTF-8', 'a.txt', Buffer.from([0x41, 0xff, 0xfe, 0x41])],
  ['GIF and script in one', 'a.gif', text('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)')],
  [
    'a JPEG header before a page',
    'a.jpg',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html(6000)]),
  ],
  ['a page before a PDF', 'a.pdf', Buffer.concat([html(6000), pdf()])],
  ['a page behind a PDF', 'a.pdf', Buffer.concat([pdf(), html(6000)])],
  [
    'a false DWG',
    'a.dwg',
    Buffer.concat([text('AC1032'), text('<script>alert(1)</script>'.repeat(20))]),
  ],
  ['a plain archive', 'a.zip', zip([{ name: 'a.txt' }])],
  ['an office bomb', 'a.docx', docx({ name: 'word/big.xml', claims: 4_000_000_000 })],
  ['an office file that leaves its folder', 'a.docx', docx({ name: '../../etc/cron.d/x' })],
  ['a picture of 900 megapixels', 'a.png', pngHeader(30_000, 30_000)],
  ['a picture of one by a hundred million', 'a.png', pngHeader(1, 100_000_000)],
]

/** Taken, and then nothing of it may run. */
const SCRIPTED = pdf(
  '2 0 obj<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>endobj\n3 0 obj<</S/URI/URI(http://127.0.0.1:1/x)>>endobj'
)

test.group('Hostile files in folders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [what, name, content] of REFUSED) {
    test(`refuse ${what}`, async ({ client, assert }) => {
      const before = await db.from('files').count('* as total').first()
      tried('hostile files')
      const response = await put(client, 'engineer', 1, name, { content })
      response.assertStatus(422)
      assert.equal(response.body().code, 'FILE_TYPE_REFUSED')
      assert.deepEqual(await db.from('files').count('* as total').first(), before)
    })
  }

  test('a PDF with scripts and addresses is served so that none of it runs', async ({
    client,
    assert,
  }) => {
    const stored = (await put(client, 'engineer', 1, 'form.pdf', { content: SCRIPTED })).body()
    for (const path of [
      stored.url,
      `${stored.url}?inline=1`,
      `/api/files/${stored.id}/versions/1/content?inline=1`,
    ]) {
      const response = await ask(client, 'engineer', 'get', path)
      const policy = response.header('content-security-policy')!
      assert.include(policy, "default-src 'none'")
      assert.notInclude(policy, 'script-src')
      assert.match(response.header('content-disposition')!, /^attachment/)
      response.assertHeader('x-content-type-options', 'nosniff')
    }
  })

  test('a drawing is only ever saved', async ({ client, assert }) => {
    const stored = (await put(client, 'engineer', 1, 'a.dwg', { content: dwg() })).body()
    const response = await ask(client, 'engineer', 'get', `${stored.url}?inline=1`)
    assert.match(response.header('content-disposition')!, /^attachment/)
  })

  test('names are labels: no path, no turned direction, no device survives in them', async ({
    client,
    assert,
  }) => {
    const { id: at } = await folder(client, 'engineer', 'Names')
    const names = [
      '../../../etc/passwd.pdf',
      '..\\..\\boot.ini.pdf',
      'CON.pdf',
      'a\u202efdp.exe.pdf',
      'a"b.pdf',
      `${'ط'.repeat(300)}.pdf`,
      '....pdf',
      'double.pdf.exe',
      'مخطط ١.pdf',
    ]
    for (const name of names) {
      const response = await put(client, 'engineer', at, name, { fields: { onClash: 'rename' } })
      response.assertStatus(201)
      const kept: string = response.body().name
      assert.notMatch(kept, /[/\\\u202e]/, name)
      assert.isAtMost(kept.length, 200)
      assert.match(kept, /\.pdf$/)
    }
    const keys = await db.from('files').where('folder_id', at).select('storage_key')
    for (const { storage_key: key } of keys) assert.match(key, /^\d{4}\/\d{2}\/[0-9a-f]{32}$/)
  })

  test('who may not add sends nothing that is kept', async ({ client, assert }) => {
    const before = await db.from('files').count('* as total').first()
    for (const as of ['auditor', 'staff']) {
      const response = await put(client, as, 1, 'a.pdf')
      response.assertStatus(403)
    }
    assert.deepEqual(await db.from('files').count('* as total').first(), before)
  })

  test('a path in an archive leads nowhere else', ({ assert }) => {
    const names = new EntryNames()
    const paths = [
      names.take(['..', '..', 'etc', 'passwd']),
      names.take(['C:\\', 'x.pdf']),
      names.take(['aux', 'nul.txt']),
      names.take(['a', 'b ']),
      names.take(['A', 'B']),
      names.take(['/abs', '\u0000x']),
    ]
    assert.deepEqual(paths, [
      '_/_/etc/passwd',
      'C__/x.pdf',
      '_aux/_nul.txt',
      'a/b',
      'A/B (2)',
      '_abs/_x',
    ])
  })
})

test.group('Hostile PDFs and the reader', () => {
  test('a document that cannot be followed is given up, not waited for', async ({ assert }) => {
    const { readPdf } = await import('#engines/pdf/text/read_pdf')
    const { PdfUnreadable } = await import('#engines/pdf/text/run_reader')
    const { removeTmpFile, writeTmpFile } = await import('#core/storage/tmp_files')
    const loop = pdf('1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj')
    const packed = deflateSync(Buffer.alloc(30 * 1024 * 1024, 0x20))
    const bomb = Buffer.concat([
      text(
        `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`
      ),
      packed,
      text('\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
    ])
    for (const content of [loop, bomb, text('%PDF-1.4 nothing')]) {
      tried('hostile files')
      const file = await writeTmpFile([content])
      const begun = Date.now()
      const outcome = await readPdf(file.path).catch((error: unknown) => error)
      await removeTmpFile(file.path)
      assert.isTrue(outcome instanceof PdfUnreadable || 'pages' in (outcome as object))
      assert.isBelow(Date.now() - begun, 65_000)
    }
  }).timeout(200_000)
})
