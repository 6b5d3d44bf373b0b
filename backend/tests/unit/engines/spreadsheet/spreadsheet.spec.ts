import { text as textOf } from 'node:stream/consumers'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { CsvHeading } from '#engines/csv/csv_chunks'
import type { Cell } from '#engines/csv/csv_line'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import { tableRows, type TableFormat } from '#engines/spreadsheet/table_rows'
import { xlsxChunks } from '#engines/spreadsheet/xlsx_chunks'

const folder = mkdtempSync(join(tmpdir(), 'binaa-tables-'))

async function written(rows: Cell[][], headings: (string | CsvHeading)[] = ['A', 'B']) {
  const path = join(folder, `${Math.random()}.xlsx`)
  const batches = async function* () {
    yield rows
  }
  const chunks: Uint8Array[] = []
  const labels = headings.map((label) =>
    typeof label === 'string'
      ? { label, type: label === 'N' ? ('number' as const) : undefined }
      : label
  )
  for await (const chunk of xlsxChunks(labels, batches(), { name: 'ورقة', rightToLeft: true }))
    chunks.push(chunk)
  await writeFile(path, Buffer.concat(chunks))
  return path
}

async function readBack(path: string, format: TableFormat = 'xlsx') {
  const rows = []
  for await (const { cells } of tableRows(path, format)) rows.push(cells)
  return rows
}

test.group('Workbooks', () => {
  test('Arabic, quotes and what looks like a formula come back as they were written', async ({
    assert,
  }) => {
    const rows = [
      ['شركة البناء والهندسة', '=1+1'],
      ['<b>&"\'', '+966501234567'],
      ['line\nbreak', '@SUM(A1)'],
    ]
    assert.deepEqual(await readBack(await written(rows)), [['A', 'B'], ...rows])
  })

  test('amounts are numbers as long as a spreadsheet keeps them exact', async ({ assert }) => {
    const path = await written([['1234.50'], ['123456789012345678.25'], ['-3']], ['N'])
    assert.deepEqual(await readBack(path), [['N'], ['1234.50'], ['123456789012345678.25'], ['-3']])
  })

  test('days and instants are counted with, what is none of them stays text', async ({
    assert,
  }) => {
    const path = await written(
      [
        ['2026-11-21', '2026-11-21 18:00'],
        ['2026-02-31', 'soon'],
        ['=1', null],
      ],
      [
        { label: 'تاريخ', type: 'day' },
        { label: 'At', type: 'instant' },
      ]
    )
    const archive = await ZipArchive.open(path)
    const xml = await textOf(archive.read('xl/worksheets/sheet1.xml'))
    archive.close()
    assert.include(
      xml,
      '<row r="2"><c r="A2" s="4"><v>46347</v></c><c r="B2" s="5"><v>46347.75</v></c>'
    )
    assert.include(xml, '2026-02-31</t>')
    assert.notMatch(xml, /<f[ >]/)
    assert.match(xml, /<sheetView [^>]*rightToLeft="1"><pane ySplit="1" [^>]*state="frozen"/)
    assert.deepEqual((await readBack(path))[1], ['2026-11-21', '2026-11-21'])
  })

  test('any text survives the way there and back', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string()), {
          minLength: 1,
          maxLength: 20,
        }),
        async (rows) => {
          const kept = rows
            .map((row) => row.map(storable))
            .filter((row) => row.some((cell) => cell !== ''))
          const back = await readBack(await written(kept))
          assert.deepEqual(
            back.slice(1).map((row) => [row[0] ?? '', row[1] ?? '']),
            kept
          )
        }
      ),
      { numRuns: 200 }
    )
  })

  test('100,000 rows are written and read with the memory of a few', async ({ assert }) => {
    const path = join(folder, 'long.xlsx')
    const { createWriteStream } = await import('node:fs')
    const { pipeline } = await import('node:stream/promises')
    const batches = async function* () {
      for (let at = 0; at < 100_000; at += 500)
        yield Array.from({ length: 500 }, (_, i) => [`عميل ${at + i}`, `name${at + i}@x.example`])
    }
    const before = process.memoryUsage().rss
    const labels = [{ label: 'Name' }, { label: 'E-mail' }]
    const chunks = xlsxChunks(labels, batches(), { name: 'x', rightToLeft: false })
    await pipeline(chunks, createWriteStream(path))
    let rows = 0
    for await (const { cells } of tableRows(path, 'xlsx')) if (cells.length === 2) rows++
    assert.equal(rows, 100_001)
    assert.isBelow((process.memoryUsage().rss - before) / 1024 / 1024, 200)
  }).timeout(60_000)
})

/** What a trimmed cell of XML can hold. */
function storable(text: string) {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/\r/g, '')
      .trim()
  )
}

test.group('CSV files', () => {
  test('semicolons, quotes, a byte order mark and line breaks in cells are understood', async ({
    assert,
  }) => {
    const path = join(folder, 'a.csv')
    await writeFile(path, '\ufeffName;Notes\r\n"سارة";"one; two\nthree"\r\n\r\n"x ""y""";\r\n')
    assert.deepEqual(await readBack(path, 'csv'), [
      ['Name', 'Notes'],
      ['سارة', 'one; two\nthree'],
      ['x "y"', ''],
    ])
  })

  test('the Arabic code page of Windows is recognised', async ({ assert }) => {
    const path = join(folder, 'b.csv')
    const arabic = [0xc7, 0xe1, 0xc7, 0xd3, 0xe3] // الاسم
    await writeFile(path, Buffer.from([...arabic, 0x2c, 0x41, 0x0a, 0xe3, 0xe4, 0xec, 0x2c, 0x31]))
    assert.deepEqual(await readBack(path, 'csv'), [
      ['الاسم', 'A'],
      ['منى', '1'],
    ])
  })

  test('a quotation mark that nothing ends is reported by its line, and ends the table', async ({
    assert,
  }) => {
    const path = join(folder, 'c.csv')
    const line = 'Najd Glass,Riyadh\n'
    await writeFile(path, `${line.repeat(10)}"Open,${line.repeat(600_000)}`)
    const rows = []
    for await (const row of tableRows(path, 'csv')) rows.push(row)
    assert.lengthOf(rows, 11)
    assert.equal(rows[10].unclosedLine, 11)
    assert.isAtMost(rows[10].cells.join('').length, 200)
  })

  test('a line without end is no table', async ({ assert }) => {
    const path = join(folder, 'd.csv')
    await writeFile(path, 'Name,City\n' + 'a,'.repeat(5_000_000))
    await assert.rejects(() => readBack(path, 'csv'), 'too_large')
  })
})
