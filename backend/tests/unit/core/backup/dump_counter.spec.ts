import { test } from '@japa/runner'
import fc from 'fast-check'
import { DumpCounter } from '#core/backup/dump_counter'

async function counted(chunks: string[]) {
  const counter = new DumpCounter()
  async function* source() {
    for (const chunk of chunks) yield Buffer.from(chunk)
  }
  const passed: Buffer[] = []
  for await (const chunk of counter.read(source())) passed.push(chunk)
  return { counter, text: Buffer.concat(passed).toString() }
}

const escaped = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const values = fc.oneof(
  fc.integer().map(String),
  fc.constant('NULL'),
  fc.string({ unit: fc.constantFrom('(', ')', "'", '\\', ';', ',', '\n', 'a', 'ب') }).map(escaped)
)
const tuples = fc.array(fc.array(values, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
})

test.group('Rows of a dump', () => {
  test('are counted whatever the values hold, in one line or many', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(tuples, tuples, fc.constantFrom(' ', '\n'), async (one, two, gap) => {
        const insert = (table: string, rows: string[][]) =>
          `INSERT INTO \`${table}\` VALUES${gap}${rows.map((row) => `(${row.join()})`).join(`,${gap.trim() || '\n'}`)};\n`
        const dump =
          'CREATE TABLE `a` (\n  `x` int\n);\nCREATE TABLE `none` (\n);\n' +
          insert('a', one) +
          '/*!50003 CREATE*/ /*!50003 TRIGGER kept BEFORE UPDATE ON a\nBEGIN END */;;\n' +
          insert('b', two) +
          insert('a', two)
        // as the part before it hands them over: whole lines
        const { counter, text } = await counted(dump.split(/(?<=\n)/))
        assert.deepEqual(counter.rows, { a: one.length + two.length, none: 0, b: two.length })
        assert.equal(counter.triggers, 1)
        assert.equal(text, dump)
      })
    )
  })
})
