import { PDFDocument } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { readOfficeText } from '#engines/documents/read_document'
import { DocumentError } from '#engines/ooxml/document_error'
import { docx, pngHeader, zip } from '#tests/helpers/sample_files'
import { put } from './library.js'
import { tried } from '#tests/helpers/claims'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A ZIP with one packed member; `claims` is what its directory says of its size. */
const packed = (name: string, data: Buffer, claims = data.length) =>
  zip([{ name, data, packed: true, claims }])

/** A GIF of one pixel whose picture is repeated. */
function gifOf(frames: number): Buffer {
  const head = Buffer.from('474946383961010001008000000000ffffff', 'hex')
  const frame = Buffer.from(
    '21f90400000000002c00000000010001000002024401 00'.replaceAll(' ', ''),
    'hex'
  )
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A TIFF whose directory promises this many pixels, and tags without end. */
function tiffOf(width: number, height: number, tags = 2): Buffer {
  const bytes = Buffer.alloc(10 + tags * 12 + 4)
  bytes.write('II*\0', 0, 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(tags, 8)
  for (let i = 0; i < tags; i++) {
    const at = 10 + i * 12
    bytes.writeUInt16LE(i === 0 ? 256 : i === 1 ? 257 : 300 + i, at)
    bytes.writeUInt16LE(4, at + 2)
    bytes.writeUInt32LE(i < 2 ? 1 : 0xffffffff, at + 4)
    bytes.writeUInt32LE(i === 0 ? width : i === 1 ? height : 0x7fffffff, at + 8)
  }
  return bytes
}

const REFUSED: [string, string, Buffer][] = [
  ['a flat picture of 100 megapixels', 'a.png', pngHeader(10_000, 10_000)],
  ['a picture of one by a hundred million', 'a.png', pngHeader(1, 100_000_000)],
  ['a TIFF of 900 megapixels', 'a.tif', tiffOf(30_000, 30_000)],
  ['a TIFF of tags without end', 'a.tif', tiffOf(100_000, 100_000, 4000)],
  [
    'an office file that packs 4 GB',
    'a.xlsx',
    docx({ name: 'xl/worksheets/sheet1.xml', claims: 4_294_967_295 }),
  ],
  [
    'an archive of archives',
    'a.docx',
    packed('lib 0.zip', packed('inner.zip', Buffer.alloc(1_000_000))),
  ],
]

test.group('Files that grow when they are opened', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [what, name, content] of REFUSED) {
    test(`refuse ${what}`, async ({ client, assert }) => {
      tried('hostile files')
      const response = await put(client, 'engineer', 1, name, { content })
      response.assertStatus(422)
      assert.equal(response.body().code, 'FILE_TYPE_REFUSED')
      assert.isNull(await db.from('files').where('folder_id', 1).first())
    })
  }

  test('a GIF of ten thousand pictures is refused or kept as bytes, in no time', async ({
    client,
    assert,
  }) => {
    const before = process.memoryUsage().rss
    const begun = Date.now()
    const response = await put(client, 'engineer', 1, 'a.gif', { content: gifOf(10_000) })
    assert.oneOf(response.status(), [201, 422])
    assert.isBelow(Date.now() - begun, 5000)
    assert.isBelow(process.memoryUsage().rss - before, 256 * 1024 * 1024)
  })

  test('a PDF of many pages is read as far as a person would look', async ({ assert }) => {
    const { readPdf } = await import('#engines/pdf/text/read_pdf')
    const document = await PDFDocument.create()
    for (let page = 0; page < 2000; page++) document.addPage([50, 50]).drawText('page of a bomb')
    const file = await writeTmpFile([Buffer.from(await document.save())])
    try {
      const { pages, count } = await readPdf(file.path)
      assert.equal(count, 2000)
      assert.isAtMost(pages.length, 300)
    } finally {
      await removeTmpFile(file.path)
    }
  }).timeout(90_000)

  test('a letter that unpacks to a desert is refused', async ({ assert }) => {
    const desert = packed('word/document.xml', Buffer.alloc(200 * 1024 * 1024, 0x20), 1000)
    assert.isBelow(desert.length, 400_000)
    const file = await writeTmpFile([desert])
    try {
      const reading = readOfficeText({ path: file.path, mime: WORD, most: 200_000 })
      const error = await reading.then(String, (thrown: unknown) => thrown)
      assert.instanceOf(error, DocumentError)
      assert.equal((error as DocumentError).code, 'unreadable')
    } finally {
      await removeTmpFile(file.path)
    }
  }).timeout(60_000)

  test('words without end are cut', async ({ assert }) => {
    const runs = '<w:p><w:t>concrete</w:t></w:p>'.repeat(200_000)
    const letter = `<w:document xmlns:w="w">${runs}</w:document>`
    const { path } = await writeTmpFile([packed('word/document.xml', Buffer.from(letter))])
    try {
      assert.lengthOf(await readOfficeText({ path, mime: WORD, most: 200_000 }), 200_000)
    } finally {
      await removeTmpFile(path)
    }
  })
})
