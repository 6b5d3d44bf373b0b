import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { tableRows } from '#engines/spreadsheet/table_rows'
import { SHEET_COLUMNS } from '#people/month_sheets/files/sheet_columns'
import { sheetFile } from '#people/month_sheets/files/sheet_file'
import MonthSheet from '#people/month_sheets/month_sheet'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aPaidPerson, approvedLeave, aSheet, IBAN, linesOf, SHEETS } from './month_sheet_support.js'

test.group('Files of month sheets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('hold every line with its account, and each download is logged', async ({
    client,
    assert,
  }) => {
    const { number } = await aPaidPerson(client)
    const sheet = await aSheet(client)
    const path = `${SHEETS}/${sheet.id}/file`
    const csv = await call(client, 'hr.manager', 'get', `${path}?format=csv`)
    csv.assertStatus(200)
    const [head, ...rows] = csv.text().replace('\uFEFF', '').trim().split('\r\n')
    assert.match(head!, /^"Month","Employee number","Name"/)
    const row = rows.find((one) => one.includes(number))!
    assert.include(row, `"${IBAN}"`)
    assert.include(row, '9300.00,2325.00,930.00,0.00,12555.00,0.00,0.00,0.00,0.00,0.00,12555.00')
    assert.match(csv.header('content-disposition')!, /month-sheet-2026-03-draft\.csv/)
    const arabic = await call(client, 'hr.manager', 'get', `${path}?format=csv`, { language: 'ar' })
    assert.include(arabic.text(), '"رقم الموظف"')
    const xlsx = await client
      .get(`${path}?format=xlsx`)
      .loginAs(await person('hr.manager'))
      .withCsrfToken()
    xlsx.assertStatus(200)
    assert.match(xlsx.header('content-type')!, /spreadsheetml/)
    ;(await call(client, 'hr.manager', 'get', `${path}?format=pdf`)).assertStatus(422)
    const looks = { entity_type: 'month_sheet', entity_id: `${sheet.id}`, action: 'export_pay' }
    assert.lengthOf(await db.from('audit_logs').where(looks), 3)
  })

  test('no amount and no account is in the log', async ({ client, assert }) => {
    const { id } = await aPaidPerson(client)
    const sheet = await aSheet(client)
    await linesOf(client, sheet, id)
    const log = await db.from('audit_logs').where('entity_type', 'month_sheet')
    assert.includeMembers(
      log.map(({ action }) => action),
      ['create', 'build', 'view_pay']
    )
    assert.notMatch(JSON.stringify(log.map(({ changes }) => changes)), /12555|1255500|0167519/)
    const line = await db.from('month_sheet_lines').where('employee_id', id).firstOrFail()
    assert.notInclude(line.iban_sealed, IBAN)
  })

  test('CSV and XLSX hold the same, in the columns that are described', async ({
    client,
    assert,
  }) => {
    const { id } = await aPaidPerson(client, { name: '=HYPERLINK("x")', nameAr: 'سلمى' })
    await approvedLeave(client, id, { code: 'SICK', fromOn: '2026-02-01', toOn: '2026-03-04' })
    const sheet = await aSheet(client)
    const path = `${SHEETS}/${sheet.id}/file`
    const csv = (await call(client, 'hr.manager', 'get', `${path}?format=csv`)).text()
    const rows = await rowsOf(Buffer.from(csv), 'csv')
    const chunks: Uint8Array[] = []
    for await (const chunk of sheetFile(await MonthSheet.findOrFail(sheet.id), 'xlsx', 'en'))
      chunks.push(Buffer.from(chunk))
    const book = await rowsOf(Buffer.concat(chunks), 'xlsx')
    const headings = await describedHeadings()
    assert.deepEqual(
      rows[0],
      headings.map(([english]) => english)
    )
    assert.deepEqual(
      SHEET_COLUMNS.map(({ label }) => label.ar),
      headings.map(([, arabic]) => arabic)
    )
    assert.deepEqual(book[0], rows[0])
    assert.equal(book.length, rows.length)
    const at = (name: string) => rows[0]!.indexOf(name)
    const own = (table: string[][]) => table.find((row) => row[at('Arabic name')] === 'سلمى')!
    const [line, cells] = [own(rows), own(book)]
    // a spreadsheet takes it for a text
    assert.equal(line[at('Name')], `'=HYPERLINK("x")`)
    assert.equal(cells[at('Name')], '=HYPERLINK("x")')
    for (const [column, value] of line.entries())
      if (column !== at('Name'))
        assert.equal(comparable(cells[column] ?? ''), comparable(value), rows[0]![column])
    assert.equal(line[at('Leave by kind')], 'Sick leave: 4')
    assert.equal(line[at('Part-paid leave days')], '2')
    assert.equal(line[at('Net')], '12352.50')
  })
})

/** As numbers where they are some: a workbook keeps no zeros at the end. */
const comparable = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text)

async function rowsOf(content: Buffer, kind: 'csv' | 'xlsx'): Promise<string[][]> {
  const path = join(await mkdtemp(join(tmpdir(), 'month-sheet-')), `sheet.${kind}`)
  await writeFile(path, content)
  const rows: string[][] = []
  for await (const { cells } of tableRows(path, kind)) rows.push(cells)
  return rows
}

/** Headings of docs/month-sheets.md, in English and Arabic. */
async function describedHeadings(): Promise<string[][]> {
  const text = await readFile(new URL('../../../../docs/month-sheets.md', import.meta.url), 'utf8')
  const [, table] = text.split(/^\| Heading .*\n.*\n/m)
  const lines = table!.split('\n\n')[0]!.split('\n')
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim())
  )
}
