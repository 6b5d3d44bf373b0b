import { Buffer } from 'node:buffer'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { csvTable, decodeText } from '#engines/csv/csv_table'
import { csvRows } from '#engines/spreadsheet/csv_rows'
import { written } from '#tests/helpers/workbooks'

const rowsOf = (text: string, most?: number) => csvTable(Buffer.from(text), most)

test.group('Rows of a small CSV', () => {
  test('quotes, line ends in cells and semicolons are understood', ({ assert }) => {
    assert.deepEqual(rowsOf('a,b\r\n"x, ""y""\nz",2\r\n'), [
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ])
    assert.deepEqual(rowsOf('\ufeffاسم;كمية\rباب;3'), [
      ['اسم', 'كمية'],
      ['باب', '3'],
    ])
    assert.deepEqual(rowsOf('5" pipe,2\n6" pipe,1'), [
      ['5" pipe', '2'],
      ['6" pipe', '1'],
    ])
    assert.deepEqual(rowsOf(''), [])
  })

  test('no more rows than requested, and what parts nothing is one column', ({ assert }) => {
    assert.deepEqual(rowsOf('1\n2\n3\n', 2), [['1'], ['2']])
    assert.deepEqual(rowsOf('1\n\n3\n'), [['1'], [''], ['3']])
  })

  test('a title above the rows does not decide what parts them', ({ assert }) => {
    const rows = rowsOf('BOQ, phase 2\nItem;Qty\nBolts;4\nNuts;1,5')
    assert.deepEqual(rows[2], ['Bolts', '4'])
  })

  test('an Arabic row behind thousands of English ones says how the file was saved', async ({
    assert,
  }) => {
    const rows = 'Huda,Steel,0511345913\n'.repeat(4000)
    const cp1256 = Buffer.concat([Buffer.from(rows), Buffer.from([0xe5, 0xcf, 0xec, 0x2c, 0x78])])
    assert.deepEqual(csvTable(cp1256).at(-1), ['هدى', 'x'])
    let last: string[] = []
    for await (const { cells } of csvRows(await written(cp1256))) last = cells
    assert.deepEqual(last, ['هدى', 'x'])
    assert.deepEqual(csvTable(Buffer.from(`${rows}هدى,x`)).at(-1), ['هدى', 'x'])
  })

  test('text is read however a spreadsheet has saved it', ({ assert }) => {
    const word = 'بند'
    const wide = Buffer.from(`\ufeff${word}`, 'utf16le')
    assert.equal(decodeText(Buffer.from(word)), word)
    assert.equal(decodeText(Buffer.from([0xc8, 0xe4, 0xcf])), word)
    assert.equal(decodeText(wide), word)
    assert.equal(decodeText(Buffer.from(wide).swap16()), word)
  })
})

const cell = fc.oneof(
  fc.constantFrom('', 'باب', 'a,b', 'x;y', 'say "hi"', 'two\nlines', '5"', ' 12.50 '),
  fc.string({ unit: 'grapheme-composite', maxLength: 8 })
)

test.group('What the pages show of a CSV', () => {
  test('is what an import reads of it', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        fc.constantFrom<BufferEncoding>('utf8', 'utf16le'),
        async (rows, delimiter, newline, quoted, encoding) => {
          const write = (text: string) => (quoted ? `"${text.replaceAll('"', '""')}"` : text)
          const lines = rows.map((row) => row.map(write).join(delimiter))
          const bytes = Buffer.from(`\ufeff${lines.join(newline)}`, encoding)
          const streamed: string[][] = []
          for await (const { cells } of csvRows(await written(bytes))) streamed.push(cells)
          assert.deepEqual(csvTable(bytes), streamed)
        }
      ),
      { numRuns: 400 }
    )
  })
})
