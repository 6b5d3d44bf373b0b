import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { nextNumber } from '#core/numbering/next_number'
import { allSeries, registerSeries } from '#core/numbering/series'

const CALL = /\bnextNumber\(\s*[\w.]+,\s*([^,]+),/g
const read = (path: string) => readFileSync(app.makePath(path), 'utf8')

/** Series that a file gives numbers of, as it names them. */
function seriesIn(text: string): string[] {
  return [...text.matchAll(CALL)].map(([, name]) => name.replace(/\[.*\]$/, '').trim())
}

/** Whether `name` comes from a department's file of series. */
const isRegistered = (text: string, name: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/number_series(\\.js)?'`).test(text)

test.group('Number series', () => {
  test('anyone who gives numbers gives them of a registered series', ({ assert }) => {
    const files = ['app', 'database', 'commands', 'providers'].flatMap((folder) =>
      globSync('**/*.ts', { cwd: app.makePath(folder) }).map((path) => join(folder, path))
    )
    const callers = files.filter(
      (path) => /\bnextNumber\(/.test(read(path)) && !path.endsWith('numbering/next_number.ts')
    )
    assert.isAbove(callers.length, 10)
    const unregistered = callers.filter((path) => {
      const names = seriesIn(read(path))
      return !names.length || names.some((name) => !isRegistered(read(path), name))
    })
    assert.deepEqual(unregistered, [])
  })

  test('a made-up series would be seen, and gives no number', async ({ assert }) => {
    assert.deepEqual(seriesIn("nextNumber(uow.trx, 'XX', year)"), ["'XX'"])
    assert.isFalse(isRegistered("const a = 'XX'", "'XX'"))
    const made = { prefix: 'XX', table: 'trips', column: 'number', entityType: 'trip' }
    const trx = {} as Parameters<typeof nextNumber>[0]
    await assert.rejects(() => nextNumber(trx, made, 2026), /XX is not registered/)
  })

  test('no prefix belongs to two series, and every series names a column', async ({ assert }) => {
    assert.isAtLeast(allSeries().length, 13)
    for (const series of allSeries()) {
      assert.throws(() => registerSeries({ ...series }), /registered twice/)
      const columns = await db.connection().columnsInfo(series.table)
      assert.property(columns, series.column)
    }
  })
})
