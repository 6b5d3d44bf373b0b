import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clientListing } from '#commercial/clients/listing'
import { isSqlite } from '#core/database/dialect'
import type { Query } from '#core/exports/reading'
import { rowBatches } from '#core/exports/row_batches'
import { VERY_MANY } from '#core/listing/large'
import type { ListQuery } from '#core/listing/definition'
import { matchingRows } from '#core/listing/find_page'
import { tmpFolder } from '#core/storage/tmp_files'

const PEOPLE = 2600
const AT = '2031-01-01 00:00:00'
const SELECTED = ['clients.name', 'clients.notes', 'clients.updated_at', 'users.username']

function personAt(i: number) {
  return {
    name: `${i % 3 ? 'Sirdab' : 'سرداب'} ${(i * 7919) % 400}`,
    company: i % 5 ? `Sirdab company ${i % 11}` : null,
    notes: i % 4 ? 'ملاحظة "وبعدها"\nسطر' : null,
    location: i % 2 ? 'Jeddah' : 'الدمام',
    search_text: `sirdab ${i}`,
    version: 1,
    created_at: AT,
    updated_at: `2031-01-01 00:00:${String(i % 60).padStart(2, '0')}`,
  }
}

const mine = () => db.from('clients').where('search_text', 'like', 'sirdab %')
const asking = (more: Partial<ListQuery>): ListQuery => ({
  start: 0,
  end: 0,
  sort: [{ field: 'name', order: 'asc' }],
  filters: [],
  ids: [],
  search: null,
  ...more,
})

const jeddah = { field: 'location', operator: 'eq' as const, values: ['Jeddah'] }
const none = { field: 'location', operator: 'eq' as const, values: ['Atlantis'] }
const ASKED: Partial<ListQuery>[] = [
  {},
  { sort: [{ field: 'name', order: 'desc' }] },
  {
    sort: [
      { field: 'company', order: 'desc' },
      { field: 'updatedAt', order: 'asc' },
    ],
  },
  { sort: [{ field: 'id', order: 'desc' }], filters: [jeddah] },
  { sort: [{ field: 'updatedAt', order: 'desc' }], filters: [jeddah] },
  { filters: [none] },
]

const prepare = (query: Query) => {
  query.leftJoin('users', 'users.id', 'clients.created_by').select(SELECTED)
}

/** As the list has them: read at once, with the query of the list. */
async function listed(listQuery: ListQuery) {
  const { query } = await matchingRows(clientListing, listQuery, onlyMine)
  prepare(query)
  return query
}

const onlyMine = (query: Query) => void query.where('clients.search_text', 'like', 'sirdab %')

async function exported(
  listQuery: ListQuery,
  total: number,
  signal = new AbortController().signal
) {
  const { query } = await matchingRows(clientListing, listQuery, onlyMine)
  const rows: Record<string, unknown>[] = []
  const reading = { table: 'clients', ordered: query, prepare, signal, total }
  for await (const some of rowBatches(reading)) rows.push(...some)
  return rows.map(({ name, notes, updated_at: at, username }) => ({
    name,
    notes,
    updated_at: at,
    username,
  }))
}

test.group('Rows for exports', (group) => {
  // committed: rows of an open transaction are read in another way
  group.setup(async () => {
    for (let from = 0; from < PEOPLE; from += 400) {
      const some = Array.from({ length: Math.min(400, PEOPLE - from) }, (_, i) =>
        personAt(from + i)
      )
      await db.table('clients').multiInsert(some)
    }
    // ids with holes between them, single ones and long ones
    const ids = await mine().orderBy('id').select('id')
    const first = Number(ids[0].id)
    await mine()
      .whereRaw('(id % 13 = 0 or id between ? and ?)', [first + 500, first + 900])
      .delete()
    return async () => {
      await mine().delete()
    }
  })

  for (const [kind, total] of [
    ['few', 0],
    ['very many', VERY_MANY],
  ] as const)
    test(`are the rows of the list in its order: ${kind}`, async ({ assert }) => {
      for (const more of ASKED) {
        const expected = await listed(asking(more))
        assert.equal(expected.length > 0, more.filters?.[0] !== none)
        assert.deepEqual(await exported(asking(more), total), expected)
      }
    })

  test('very many, cancelled on the way, leave no file and no busy connection', async ({
    assert,
  }) => {
    const before = await readdir(tmpFolder()).catch(() => [])
    // more often than there are connections
    for (let i = 0; i < 20; i++) {
      const cancelled = new AbortController()
      const { query } = await matchingRows(clientListing, asking({}), onlyMine)
      const passed = async () => cancelled.abort()
      const { signal } = cancelled
      const reading = {
        table: 'clients',
        ordered: query,
        prepare,
        signal,
        total: VERY_MANY,
        passed,
      }
      const rows = rowBatches(reading)
      if (isSqlite()) cancelled.abort()
      await assert.rejects(() => rows.next(), /abort/)
    }
    assert.sameMembers(await readdir(tmpFolder()).catch(() => []), before)
  })

  test('very many are those of one moment', async ({ assert }) => {
    const { query } = await matchingRows(clientListing, asking({}), onlyMine)
    const { total } = await mine().count('* as total').first()
    let changed = false
    const passed = async () => {
      if (changed) return
      changed = true
      await mine().update({ notes: 'later' })
      await db.table('clients').insert({ ...personAt(1), search_text: 'sirdab later' })
    }
    const { signal } = new AbortController()
    const notes: string[] = []
    const reading = { table: 'clients', ordered: query, prepare, signal, total: VERY_MANY, passed }
    for await (const rows of rowBatches(reading)) notes.push(...rows.map((row) => row.notes))
    assert.isTrue(changed)
    assert.lengthOf(notes, Number(total))
    assert.notInclude(notes, 'later')
  }).skip(isSqlite, 'SQLite reads from the same connection')
})
