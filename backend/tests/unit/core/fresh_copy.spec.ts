import { test } from '@japa/runner'
import { CachedTable } from '#core/live/cached_table'
import { deliver } from '#core/live/bus'

/** A table of one number, and how often it was read. */
function source(maxAge: number) {
  const table = { value: 1, reads: 0, away: false }
  const copy = new CachedTable({
    name: 'numbers',
    initial: 0,
    maxAge,
    read: async () => {
      table.reads++
      if (table.away) throw new Error('database away')
      return table.value
    },
  })
  return { table, copy }
}

test.group('A copy kept in memory', () => {
  test('is read once for any number of questions', async ({ assert }) => {
    const { table, copy } = source(60_000)
    const answers = await Promise.all(Array.from({ length: 50 }, () => copy.fresh()))
    assert.deepEqual(new Set(answers), new Set([1]))
    assert.equal(copy.known, 1)
    assert.equal(table.reads, 1)
  })

  test('is read again when another process says that it is stale', async ({ assert }) => {
    const { table, copy } = source(60_000)
    await copy.fresh()
    table.value = 2
    assert.equal(await copy.fresh(), 1)
    deliver({ kind: 'stale', copy: 'others' })
    assert.equal(await copy.fresh(), 1)
    deliver({ kind: 'stale', copy: 'numbers' })
    assert.equal(await copy.fresh(), 2)
  })

  test('a reading that began before a change counts for nothing', async ({ assert }) => {
    const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    let requested = 0
    const copy = new CachedTable({
      name: 'slow',
      initial: 0,
      maxAge: 60_000,
      read: () => answers[requested++].promise,
    })
    const early = copy.fresh()
    const changed = copy.changed()
    answers[1].resolve(2)
    await changed
    answers[0].resolve(1)
    await early
    assert.equal(copy.known, 2)
  })

  test('a database that is away leaves what is known, and fails where nothing is', async ({
    assert,
  }) => {
    const { table, copy } = source(-1)
    table.away = true
    await assert.rejects(() => copy.fresh(), 'database away')
    table.away = false
    assert.equal(await copy.fresh(), 1)
    table.away = true
    assert.equal(await copy.fresh(), 1)
  })
})
