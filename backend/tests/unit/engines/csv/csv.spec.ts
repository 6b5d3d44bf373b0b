import { test } from '@japa/runner'
import fc from 'fast-check'
import { csvChunks } from '#engines/csv/csv_chunks'
import type { Cell, CsvColumn } from '#engines/csv/csv_line'
import { defuse } from '#engines/csv/defuse'

const STARTS = ['=', '+', '-', '@', '|', '\t', '\r', '\n', '＝', '＋', '－', '＠', '｜']
const HIDDEN = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\u0001',
  '\u001f',
  '\u202e',
  '\u3000',
  '  \u2003',
  '\u0085',
]
const CALLS = [
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://x","y")',
  '1+1',
  'SUM(A1:A9)',
  'WEBSERVICE("http://x")',
]

/** One record back into its fields, as a reader after RFC 4180 would. */
function read(line: string): string[] {
  const fields: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/gy
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    fields.push(match[1] === undefined ? match[2] : match[1].replaceAll('""', '"'))
  }
  return fields
}

/** One record as the file holds it, its line end included. */
async function csvLine(cells: readonly Cell[], columns: readonly CsvColumn[] = []) {
  async function* batches() {
    yield [cells]
  }
  const headings = cells.map((_, index) => ({ label: 'x', ...columns[index] }))
  const file = (await Array.fromAsync(csvChunks(headings, batches()))).join('')
  return file.slice(file.indexOf('\r\n') + 2)
}

test.group('CSV', () => {
  test('1,000 texts that would calculate get an apostrophe', async ({ assert }) => {
    const payload = fc
      .tuple(
        fc.constantFrom(...HIDDEN),
        fc.constantFrom(...STARTS),
        fc.constantFrom(...CALLS),
        fc.string()
      )
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(payload, async (text) => {
        const [field] = read(await csvLine([text]))
        assert.equal(field, `'${text.replaceAll('\u0000', '')}`)
      }),
      { numRuns: 1000 }
    )
  })

  test('any text comes back as it was, the apostrophe aside', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1 }),
        async (texts) => {
          const clean = texts.map((text) => text.toWellFormed().replaceAll('\u0000', ''))
          assert.deepEqual(read(await csvLine(texts)), clean.map(defuse))
        }
      ),
      { numRuns: 500 }
    )
  })

  test('numbers stay numbers, and only in number columns as text', async ({ assert }) => {
    const columns = [{}, { type: 'number' }, { type: 'number' }, {}] as const
    assert.equal(
      await csvLine([-5, '-12.50', '=1+1', '-12.50'], columns),
      `-5,-12.50,"'=1+1","'-12.50"\r\n`
    )
    assert.equal(await csvLine([null, undefined, 12n, true, Number.NaN]), ',,12,"true","NaN"\r\n')
  })

  test('phone numbers stay readable and Arabic stays Arabic', async ({ assert }) => {
    assert.equal(
      await csvLine(['+966 50 123 4567', 'شركة "البناء"']),
      `"'+966 50 123 4567","شركة ""البناء"""\r\n`
    )
  })

  test('clean numbers of a column of phones stand in groups, without an apostrophe', async ({
    assert,
  }) => {
    const written = async (text: string) => read(await csvLine([text], [{ type: 'phone' }]))[0]
    for (const [text, expected] of [
      ['+966501234567', '+966 50 123 4567'],
      ['+966 50-123-4567', '+966 50 123 4567'],
      ['+12025550123', '+1 202 555 0123'],
      ['+201001234567', '+20 100 123 4567'],
      ['0501234567', '050 123 4567'],
      ['00966501234567', '0096650 123 4567'],
      ['920012345', '920012345'],
      ['966511345913', '96651 134 5913'],
      ['011 456 7890', '011 456 7890'],
    ])
      assert.equal(await written(text), expected)
  })

  test('what is more than a phone number is defused in a column of phones too', async ({
    assert,
  }) => {
    const written = async (text: string) => read(await csvLine([text], [{ type: 'phone' }]))[0]
    for (const text of [
      "+1;=cmd|' /C calc'!A0",
      '=+966501234567',
      '=+966',
      '+966',
      '+966501234567+1',
      '+966501234567\n=1+1',
      '\t+966501234567',
      '+966\t501234567',
      ' +966501234567',
      '+966--501234567',
      '-966501234567',
      '@966501234567',
      '＝966501234567',
      '＋966501234567',
      '+٩٦٦٥٠١٢٣٤٥٦٧',
      '0501234567890123',
    ])
      assert.equal(await written(text), `'${text}`)
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('+', '=', '-', ' ', '\t', '0', '9', '(', '＝', '|') }),
        async (text) =>
          assert.match(await written(text), /^(?:$|'|\+\d{1,3} [\d ]+ \d{4}$|(?![\s]*[+=\-＝|]))/)
      ),
      { numRuns: 1000 }
    )
  })

  test('a file begins with its byte order mark and its header', async ({ assert }) => {
    async function* batches() {
      yield [
        ['Ali', 1],
        ['Sara', 2],
      ]
      yield [['Omar', 3]]
    }
    const columns = [{ label: 'الاسم' }, { label: 'No', type: 'number' as const }]
    const text = (await Array.fromAsync(csvChunks(columns, batches()))).join('')
    assert.equal(text, '\ufeff"الاسم","No"\r\n"Ali",1\r\n"Sara",2\r\n"Omar",3\r\n')
  })
})
