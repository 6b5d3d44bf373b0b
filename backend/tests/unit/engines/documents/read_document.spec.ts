import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import { readOfficeText, readTableHead, writeTableRows } from '#engines/documents/read_document'
import { writtenRows } from '#engines/documents/written_rows'
import { DocumentError } from '#engines/ooxml/document_error'
import { docx, zip } from '#tests/helpers/sample_files'
import { workbook, written } from '#tests/helpers/workbooks'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ROW = '<row><c t="s"><v>0</v></c><c><v>7</v></c></row>'

async function codeOf(reading: Promise<unknown>) {
  const error = await reading.then(String, (thrown: unknown) => thrown)
  return error instanceof DocumentError ? error.code : error
}

test.group('Documents, read in a process of its own', () => {
  test('the head of a table and all of its rows', async ({ assert }) => {
    const path = await workbook({ sheet: ROW.repeat(700), strings: '<si><t>رمل</t></si>' })
    const head = await readTableHead({ path, format: 'xlsx', rows: 2 })
    assert.deepEqual(head, [
      { number: 1, cells: ['رمل', '7'] },
      { number: 2, cells: ['رمل', '7'] },
    ])
    const target = `${path}.rows`
    await writeTableRows({ path, format: 'xlsx', target })
    const rows = []
    for await (const row of writtenRows(target)) rows.push(row)
    await rm(target)
    assert.lengthOf(rows, 700)
    assert.deepEqual(rows[699], { number: 700, cells: ['رمل', '7'] })
  })

  test('the words of a letter, each paragraph on its line, up to a length', async ({ assert }) => {
    const body =
      '<w:p><w:r><w:t>Method state</w:t></w:r><w:r><w:tab/><w:t>ment &amp; خطة</w:t></w:r></w:p><w:p/><w:p><w:t>End</w:t></w:p>'
    const data = `<w:hdr xmlns:w="w">${body}</w:hdr>`
    const path = await written(docx({ name: 'word/header1.xml', data }))
    const text = (most: number) => readOfficeText({ path, mime: WORD, most })
    assert.equal(await text(1000), 'Method statement & خطة\nEnd\n')
    assert.equal(await text(6), 'Method')
  })

  test('what is wrong with a file is reported by its code', async ({ assert }) => {
    const head = (path: string) => readTableHead({ path, format: 'xlsx', rows: 1 })
    assert.equal(await codeOf(head(await written('PK no archive'))), 'unreadable')
    assert.equal(await codeOf(head(await written(docx()))), 'no_sheet')
    const large = zip([{ name: 'xl/a', data: 'x', packed: true, claims: 0xfffffffe }])
    assert.equal(await codeOf(head(await written(large))), 'too_large')
  })

  test('a table whose cells share one long text is not written out without end', async ({
    assert,
  }) => {
    const path = await workbook({
      sheet: '<row><c t="s"><v>0</v></c></row>'.repeat(100_000),
      strings: `<si><t>${'w'.repeat(32_000)}</t></si>`,
    })
    const target = `${path}.rows`
    const writing = writeTableRows({ path, format: 'xlsx', target })
    assert.equal(await codeOf(writing), 'too_large')
    await rm(target)
  }).timeout(60_000)

  test('an abort ends the reading with its reason', async ({ assert }) => {
    const path = await workbook({ sheet: ROW.repeat(50_000), strings: '<si><t>x</t></si>' })
    const order = { path, format: 'xlsx', target: `${path}.rows` } as const
    const writing = writeTableRows(order, AbortSignal.abort(new Error('enough')))
    assert.equal(String(await codeOf(writing)), 'Error: enough')
  })
})
