import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { DocumentError } from '#engines/ooxml/document_error'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import type { MappedSheet, PricedLine } from '#engines/workbooks/orders'
import { priceBook } from '#engines/workbooks/price_book'
import { outlineSheets, readBill } from '#engines/workbooks/read_book'
import { clientBill, membersIn } from '#tests/helpers/client_bills'
import { written } from '#tests/helpers/workbooks'

const run = promisify(execFile)
const office = await run('soffice', ['--version']).then(
  () => true,
  () => false
)

const COLUMNS = { clientItem: 0, description: 1, unit: 2, quantity: 3, unitRate: 4, amount: 5 }
const SHEET: MappedSheet = { sheet: 0, header: 4, columns: COLUMNS }
const UNITS = { ton: 'ton' }
const SHEET_1 = 'xl/worksheets/sheet1.xml'
const SHEET_2 = 'xl/worksheets/sheet2.xml'

const line = (row: number, description: string, more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ sheet: 0, row, description, unit: 'ton', quantity: '4.0000' },
  ...{ rate: '100.25', amount: '401.00', isUnpriced: false, ...more },
})
const LINES = [
  line(6, 'Columns', { quantity: '12.5000', rate: '5200', amount: '65000.00' }),
  line(7, 'Beams'),
  line(8, 'Less: omitted plates', { unit: null, quantity: '-1.0000', rate: '9', amount: '-9.00' }),
]

async function opened<Answer>(bytes: Buffer, work: (archive: ZipArchive) => Promise<Answer>) {
  const archive = await ZipArchive.open(await written(bytes))
  try {
    return await work(archive)
  } finally {
    archive.close()
  }
}

async function priced(bytes: Buffer, lines = LINES, sheets = [SHEET]) {
  const target = `${await written('')}-priced`
  const order = { path: '', target, sheets, units: UNITS, lines }
  const book = await opened(bytes, (archive) => priceBook(archive, order))
  return { book, target, before: membersIn(bytes), after: membersIn(await readFile(target)) }
}

const reasonsOf = ({ skips }: Awaited<ReturnType<typeof priced>>['book']) =>
  skips.map(({ row, cell, reason }) => `${row} ${cell ?? '-'} ${reason}`)

/** The cells of a sheet as they are written, by their places. */
const cellsOf = (members: Map<string, Buffer>) =>
  new Map(
    [
      ...members
        .get(SHEET_1)!
        .toString()
        .matchAll(/<c r="([A-Z]+\d+)"(?:[^>]*\/>|.*?<\/c>)/g),
    ].map(([text, place]) => [place, text])
  )

test.group("A client's workbook", () => {
  test('its sheets are outlined, its columns are known by their headings', async ({ assert }) => {
    const [bill, summary] = await opened(clientBill(), outlineSheets)
    assert.containSubset(bill, { name: 'Bill 3', lines: 3, sections: 1, isProtected: false })
    assert.deepEqual(bill.mapping, { header: 4, columns: COLUMNS })
    assert.containSubset(summary, { name: 'Summary', mapping: null, lines: 0 })
    const order = { path: '', sheets: [SHEET], units: UNITS }
    const { items, problems } = await opened(clientBill(), (book) => readBill(book, order))
    assert.deepEqual(problems, [])
    assert.deepEqual(
      items.map(({ row, clientItem, section, quantity }) => [row, clientItem, section, quantity]),
      [
        [6, '1.1', 'Steel works', '12.5000'],
        [7, '1.2', 'Steel works', '4.0000'],
        [8, null, 'Steel works', '-1.0000'],
      ]
    )
  })

  test('only the mapped cells of its rows change, all else is what it was', async ({ assert }) => {
    const { book, before, after } = await priced(clientBill())
    assert.deepEqual([...after.keys()], [...before.keys()])
    for (const [name, bytes] of before)
      if (![SHEET_1, SHEET_2, 'xl/workbook.xml'].includes(name))
        assert.isTrue(bytes.equals(after.get(name)!), name)
    const [old, now] = [cellsOf(before), cellsOf(after)]
    assert.containSubset(book, { rows: 3, cells: 5, calculated: 1, skips: [] })
    const changed = [...now].filter(([place, text]) => old.get(place) !== text)
    assert.deepEqual(changed, [
      ['E6', '<c r="E6" s="2"><v>5200</v></c>'],
      // what is calculated has no result, so that every program calculates it
      ['F6', '<c r="F6" s="2"><f>D6*E6</f></c>'],
      ['E7', '<c r="E7" s="1"><v>100.25</v></c>'],
      ['F7', '<c r="F7" s="1"><v>401.00</v></c>'],
      ['E8', '<c r="E8" s="2"><v>9</v></c>'],
      ['F8', '<c r="F8" s="2"><v>-9.00</v></c>'],
      ['F9', '<c r="F9" s="2"><f>SUM(F6:F8)</f></c>'],
    ])
    assert.equal(
      after.get(SHEET_2)!.toString(),
      before.get(SHEET_2)!.toString().replace('<v>14</v>', '')
    )
    // put back, they leave the sheet as it came
    let sheet = after.get(SHEET_1)!.toString().replace('ref="A1:F9"', 'ref="A1:D9"')
    for (const [place, text] of changed) sheet = sheet.replace(text, old.get(place) ?? '')
    assert.equal(sheet, before.get(SHEET_1)!.toString())
    assert.equal(
      after.get('xl/workbook.xml')!.toString().replace(' fullCalcOnLoad="1"', ''),
      before.get('xl/workbook.xml')!.toString()
    )
    assert.include(after.get('xl/workbook.xml')!.toString(), 'fullCalcOnLoad="1"')
  })

  test('LibreOffice opens it and calculates with our prices', async ({ assert }) => {
    const { target } = await priced(clientBill())
    const profile = `-env:UserInstallation=file://${target}-profile`
    // every sheet a file of its own, named after it
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1'
    const to = ['--convert-to', filter, '--outdir', dirname(target)]
    await run('soffice', [profile, '--headless', ...to, target])
    const shown = async (sheet: string) => (await readFile(`${target}-${sheet}.csv`)).toString()
    const bill = await shown('Bill 3')
    assert.include(bill, '1.1,Columns,ton,12.5,5200,65000')
    assert.include(bill, ',Total,,,,65392')
    assert.equal((await shown('Summary')).trim(), '130784')
  })
    .skip(!office, 'LibreOffice (soffice) is not installed: nothing was opened')
    .timeout(90_000)

  test('a workbook without settings of calculation gets them in their place', async ({
    assert,
  }) => {
    const { after } = await priced(clientBill({ calcPr: '' }))
    const text = after.get('xl/workbook.xml')!.toString()
    assert.include(text, '</definedNames><calcPr fullCalcOnLoad="1"/></workbook>')
  })

  test('what is another work, or two works, is not priced', async ({ assert }) => {
    const { book, before, after } = await priced(clientBill(), [
      line(6, 'Columns, painted', { quantity: '12.5000' }),
      line(7, 'Beams', { quantity: '5.0000' }),
      line(8, 'Less: omitted plates', { quantity: '-1.0000' }),
      line(99, 'Gone'),
    ])
    assert.deepEqual(reasonsOf(book), [
      '6 - description_changed',
      '7 - quantity_changed',
      '8 - unit_changed',
      '99 - row_gone',
    ])
    for (const [name, bytes] of before) assert.isTrue(bytes.equals(after.get(name)!), name)
    const twice = await priced(clientBill(), [LINES[1], LINES[1]])
    assert.deepEqual(reasonsOf(twice.book), [
      '7 - twice',
      '6 - not_in_quotation',
      '8 - not_in_quotation',
    ])
  })

  test('formulas, blocks of one formula, merged and locked cells stay', async ({ assert }) => {
    const row = (number: number, cells: string) =>
      `<row r="${number}"><c r="B${number}" t="inlineStr"><is><t>Plate ${number}</t></is></c><c r="D${number}"><v>4</v></c>${cells}</row>`
    const rows = [
      row(6, '<c r="E6"><f>D6</f><v>4</v></c>'),
      row(7, '<c r="E7"><f t="array" ref="E7:E8">D7:D8</f><v>4</v></c>'),
      row(8, '<c r="E8"><v>4</v></c>'),
      row(9, '<c r="E9" s="4"/>'),
      row(10, '<c r="E10" s="1"/>'),
      row(11, '<c r="E11" s="4"/>'),
    ]
    const after =
      '<sheetProtection sheet="1" objects="1"/><mergeCells><mergeCell ref="E8:E8"/><mergeCell ref="D11:E11"/></mergeCells>'
    const sheet = { sheet: 0, header: 4, columns: { description: 1, quantity: 3, unitRate: 4 } }
    const lines = [6, 7, 8, 9, 10, 11].map((number) =>
      line(number, `Plate ${number}`, { unit: null })
    )
    const { book, after: members } = await priced(clientBill({ rows, after }), lines, [sheet])
    assert.deepEqual(reasonsOf(book), [
      '6 E6 formula',
      '7 E7 formula',
      '8 E8 formula',
      '10 E10 locked',
      '11 E11 merged',
    ])
    assert.equal(cellsOf(members).get('E9'), '<c r="E9" s="4"><v>100.25</v></c>')
    assert.include(members.get(SHEET_1)!.toString(), '<sheetProtection sheet="1" objects="1"/>')
  })

  test('other prefixes, cells without places, comments and quotes are understood', async ({
    assert,
  }) => {
    const rows = [
      `<!-- <row r="6"> --><x:row r='6' xmlns:x="${'http://schemas.openxmlformats.org/spreadsheetml/2006/main'}" note="a>b"><x:c/><x:c t="inlineStr"><x:is><x:t>Columns</x:t></x:is></x:c><x:c/><x:c><x:v>4</x:v></x:c><x:c><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:t><![CDATA[</x:c><x:c r="E6">]]></x:t></x:is></x:c></x:row>`,
    ]
    const { book, after } = await priced(clientBill({ rows }), [line(6, 'Columns', { unit: null })])
    assert.containSubset(book, { cells: 2, skips: [] })
    const text = after.get(SHEET_1)!.toString()
    assert.include(
      text,
      '<x:c r="E6"><x:v>100.25</x:v></x:c><x:c r="F6"><x:v>401.00</x:v></x:c></x:row>'
    )
    assert.include(text, '<!-- <row r="6"> -->')
  })

  test('an unpriced line leaves an empty cell, and takes back a number', async ({ assert }) => {
    const free = { rate: '0', amount: '0.00', isUnpriced: true }
    const { book, after } = await priced(clientBill(), [
      line(7, 'Beams', free),
      line(8, 'Less: omitted plates', { unit: null, quantity: '-1.0000', ...free }),
    ])
    assert.include(reasonsOf(book), '7 E7 unpriced')
    assert.isUndefined(cellsOf(after).get('E7'))
    assert.equal(cellsOf(after).get('F8'), '<c r="F8" s="2"><v>0.00</v></c>')
  })

  for (const [name, bill] of [
    ['rows that stand twice', { rows: ['<row r="6"/>', '<row r="6"/>'] }],
    ['cells that stand twice', { rows: ['<row r="6"><c r="E6"/><c r="E6"/></row>'] }],
    ['a document type', { rows: ['<!DOCTYPE x [<!ENTITY a "b">]>'] }],
    ['an unended tag', { rows: ['<row r="6"'] }],
  ] as const)
    test(`a sheet with ${name} is refused`, async ({ assert }) => {
      await assert.rejects(
        () => priced(clientBill({ ...bill, rows: [...bill.rows] })),
        DocumentError as never
      )
    })
})
