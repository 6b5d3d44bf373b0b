import { test } from '@japa/runner'
import { DocumentError } from '#engines/ooxml/document_error'
import { TABLE } from '#engines/limits/reading'
import { tableRows } from '#engines/spreadsheet/table_rows'
import { xlsxRows } from '#engines/spreadsheet/xlsx_rows'
import { xlsx, zip } from '#tests/helpers/sample_files'
import { workbook, written } from '#tests/helpers/workbooks'

async function rowsOf(path: string) {
  const rows: [number, string[]][] = []
  for await (const { number, cells } of xlsxRows(path)) rows.push([number, cells])
  return rows
}

async function failure(path: string) {
  let rows = 0
  try {
    for await (const row of tableRows(path, 'xlsx')) rows += row.cells.length && 1
  } catch (error) {
    if (error instanceof DocumentError) return { code: error.code, rows }
    throw error
  }
  return { code: null, rows }
}

const STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="[$-409]yyyy\\-mm"/><numFmt numFmtId="165" formatCode="&quot;day &quot;0.00"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>' +
  '<cellStyles><xf numFmtId="14"/></cellStyles>'

test.group('Rows of a workbook', () => {
  test('every kind of cell is read as a person sees it', async ({ assert }) => {
    const strings =
      '<si><t>Najd &amp; Co</t></si><si><r><rPr><b/></rPr><t>bo</t></r><r><t xml:space="preserve">ld </t></r><rPh sb="0" eb="1"><t>reading</t></rPh></si><si><t/></si>'
    const sheet =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="s"><v>99</v></c></row>' +
      '<row r="5" spans="1:9"><c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c><c t="str"><f>A1&amp;"x"</f><v>calculated</v></c>' +
      '<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c s="1"><v>46347.75</v></c><c s="2"><v>46347</v></c><c s="3"><v>46347</v></c></row>' +
      '<row><c><v>1.0E3</v></c><c><v>0.1000000000000001</v></c><c><v>12345678901234567890</v></c><c t="d"><v>2026-11-21T00:00:00</v></c><c/><c t="s"><v></v></c></row>'
    assert.deepEqual(await rowsOf(await workbook({ sheet, strings, styles: STYLES })), [
      [2, ['Najd & Co', '', 'bold ', '']],
      [5, ['inline', 'calculated', 'true', 'false', '', '2026-11-21', '2026-11-21', '46347']],
      [6, ['1000', '0.1', '12345678901234600000', '2026-11-21T00:00:00', '', '']],
    ])
  })

  test('the first sheet is found by the links of the workbook', async ({ assert }) => {
    const sheet = (text: string) =>
      `<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>${text}</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    const book = (target: string) =>
      zip([
        { name: '[Content_Types].xml' },
        { name: '_rels/.rels' },
        {
          name: 'xl/workbook.xml',
          data: '<x:workbook xmlns:x="m" xmlns:q="o"><x:sheets><x:sheet name="Z" sheetId="7" q:id="rId7"/><x:sheet name="A" sheetId="1" q:id="rId1"/></x:sheets></x:workbook>',
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          data: `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="${target}"/></Relationships>`,
        },
        { name: 'xl/worksheets/sheet1.xml', data: sheet('second') },
        { name: 'xl/worksheets/sheet9.xml', data: sheet('first') },
      ])
    for (const target of ['worksheets/sheet9.xml', '/xl/worksheets/sheet9.xml'])
      assert.deepEqual(await rowsOf(await written(book(target))), [[1, ['first']]])
    assert.equal((await failure(await written(book('worksheets/none.xml')))).code, 'no_sheet')
    assert.equal((await failure(await written(xlsx()))).code, 'no_sheet')
  })

  test('rows before a damaged one are given, and the damage is reported', async ({ assert }) => {
    const good = '<row><c><v>1</v></c></row>'.repeat(5000)
    const path = await workbook({ sheet: `${good}<row><c></row>` })
    const { code, rows } = await failure(path)
    assert.equal(code, 'unreadable')
    assert.isAbove(rows, 1000)
  })
})

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const HOSTILE: [string, string, Parameters<typeof workbook>[0]][] = [
  ['a row beyond the last', 'unreadable', { sheet: '<row r="1048577"><c><v>1</v></c></row>' }],
  [
    'a row of more text than a row has',
    'too_large',
    { sheet: `<row>${cell('w'.repeat(32_000)).repeat(TABLE.longestRow / 32_000 + 1)}</row>` },
  ],
  [
    'a row that repeats one long text',
    'too_large',
    {
      sheet: `<row>${'<c t="s"><v>0</v></c>'.repeat(TABLE.columns)}</row>`,
      strings: `<si><t>${'w'.repeat(32_000)}</t></si>`,
    },
  ],
  ['rows in rows', 'unreadable', { sheet: '<row><c>'.repeat(10_000) }],
  ['rows that are never closed', 'unreadable', { sheet: '<row/><row ' }],
  ['a style of entities', 'unreadable', { sheet: '', styles: '<numFmt formatCode="&x;"/>' }],
]

test.group('Workbooks made to harm', () => {
  for (const [what, code, parts] of HOSTILE)
    test(`refuse ${what}`, async ({ assert }) => {
      assert.equal((await failure(await workbook(parts))).code, code)
    })

  test('columns and formats beyond those of a table are left out', async ({ assert }) => {
    const far = '<row><c r="XFD1"><v>1</v></c><c r="A1"><v>2</v></c></row>'
    const wide = `<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(2 * 1024 * 1024)}"/></numFmts>`
    const rows = await rowsOf(await workbook({ sheet: far + wide, styles }))
    assert.deepEqual(
      rows.map(([, cells]) => cells.length),
      [1, TABLE.columns]
    )
  })
})
