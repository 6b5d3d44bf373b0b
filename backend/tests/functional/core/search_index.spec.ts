import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clientListing } from '#commercial/clients/listing'
import { isSqlite } from '#core/database/dialect'
import type { ListQuery } from '#core/listing/definition'
import { findPage } from '#core/listing/find_page'
import { searchText } from '#engines/text/fold'
import { farPage, keepsOrder } from '#core/listing/search_index/kept_order'
import { refreshSearchIndex } from '#core/listing/search_index/refresh'
import { searchByMaps } from '#core/listing/search_index/search_by_index'
import { setOf } from '#core/listing/search_index/index_state'
import { searchInside } from '#core/listing/search_index/search_inside'
import { until } from '#tests/helpers/until'

const ROWS = 150
/** Small enough that the words below have maps: half the rows, some, and for one word too few. */
const SMALL = { rows: 1, wordRows: 1, leastRows: 20, moved: 5 }
/** All rows, half of them, few, a short word, one that the index leaves out, a rare one, and none. */
const SEARCHES = [
  'qarmut',
  'qarm',
  'zaytun',
  'qarmut زيتون',
  'qarmut al',
  'zay co',
  'qarmut the',
  'qarmut 149',
  'qarmut حديد',
  'qarmutzaytun',
  'qarmut www',
]
/** Inside of words, of several, over their ends, Arabic, one row, and none. */
const PARTS = ['armut', 'rmu ytu', 't 14', 'يتو', 'ديد', '149', 'o-al', 'armutz']
const PAGES = [
  [0, 10],
  [3, 6],
  [0, 500],
  [70, 80],
  [140, 150],
  [145, 400],
] as const

const asking = (search: string | null, more: Partial<ListQuery> = {}): ListQuery => ({
  start: 0,
  end: 10,
  sort: [{ field: 'name', order: 'asc' }],
  filters: [],
  ids: [],
  search,
  ...more,
})

/** As lists ask for it; null where another order than the kept one is requested. */
const farOf = async (query: ListQuery, total: number) =>
  keepsOrder(clientListing, query)
    ? farPage(clientListing, query, { set: await setOf('clients', 'order'), total })
    : null

function person(i: number) {
  const name = `Qarmut ${String(i % 75).padStart(3, '0')}`
  const company = i % 2 ? 'Zaytun-Co. زيتون' : 'no_zaytun Al-the'
  const at = '2031-01-01 00:00:00'
  const words = searchText(name, company, String(i), i > 120 ? 'حديد' : null)
  return { name, company, search_text: words, version: 1, created_at: at, updated_at: at }
}

const everyPage = function* () {
  for (const order of ['asc', 'desc'] as const)
    for (const [start, end] of PAGES)
      for (const field of ['name', 'company'])
        yield { start, end, sort: [{ field, order }] } satisfies Partial<ListQuery>
}

const mine = () => db.from('clients').where('name', 'like', 'Qarmut %')
const refresh = () => refreshSearchIndex(clientListing, SMALL)
const drop = () => refreshSearchIndex(clientListing, { ...SMALL, rows: Number.MAX_SAFE_INTEGER })

test.group('Maps of words', (group) => {
  group.tap((one) => one.skip(isSqlite, 'the full-text index of SQLite needs none'))

  // committed: the full-text index of MySQL has nothing of a transaction that is open
  group.each.setup(async () => {
    if (isSqlite()) return () => undefined
    await drop()
    await db.table('clients').multiInsert(Array.from({ length: ROWS }, (_, i) => person(i)))
    return async () => {
      await mine().delete()
      await drop()
    }
  })

  /** What the maps answer is what the full-text index and the table answer, page by page. */
  const compare = async (assert: any) => {
    const totals: number[] = []
    for (const search of SEARCHES)
      for (const page of everyPage()) {
        const query = asking(search, page)
        const mapped = await searchByMaps(clientListing, query)
        const plain = await findPage(clientListing, query)
        assert.deepEqual(mapped, plain, `${search} ${JSON.stringify(page)}`)
        totals.push(plain.total)
      }
    return totals
  }

  test('find the rows and the total that the full-text index finds', async ({ assert }) => {
    assert.isTrue(await refresh())
    const [{ common }] = await db.from('word_maps').count('* as common')
    assert.isAbove(Number(common), 4)
    const totals = await compare(assert)
    assert.equal(Math.max(...totals), ROWS)
    assert.equal(Math.min(...totals), 0)
  })

  test('know at once what was added, changed and deleted since', async ({ assert }) => {
    await refresh()
    const ids = (await mine().orderBy('id').select('id')).map(({ id }) => id)
    await db.from('clients').whereIn('id', ids.slice(0, 7)).delete()
    await db.from('clients').where('id', ids[20]).update({ name: 'Qarmut 999' })
    await db.from('clients').where('id', ids[21]).update({ search_text: 'other words alone' })
    const moved = { search_text: searchText('qarmut zaytun al 149 حديد'), name: 'Qarmut 0000' }
    await db.from('clients').where('id', ids[90]).update(moved)
    await db.table('clients').multiInsert([person(3), person(74), person(149)])
    const [{ noted }] = await db.from('word_map_changes').count('* as noted')
    assert.equal(Number(noted), 13)
    const totals = await compare(assert)
    assert.equal(Math.max(...totals), ROWS - 7 - 1 + 3)
  })

  /** What the words at hand answer is what the table itself has, page by page. */
  const comparePartsOf = async (assert: any, searches: string[]) => {
    for (const search of searches)
      for (const page of everyPage()) {
        const inside = await searchInside(clientListing, asking(search, page))
        const [{ field, order }] = page.sort
        const parts = search.split(/[ -]/)
        const rows = await db
          .from('clients')
          .where((all) => {
            for (const part of parts) all.whereRaw('INSTR(search_text, BINARY ?) > 0', [part])
          })
          .orderBy(field, order)
          .orderBy('id', order)
          .select('id')
        const ids = rows.map(({ id }) => id).slice(page.start, page.end)
        assert.deepEqual(inside, { ids, total: rows.length }, `${search} ${JSON.stringify(page)}`)
      }
  }

  test('parts of words are found among the words at hand, with what has changed since', async ({
    assert,
  }) => {
    assert.isTrue(await refresh())
    const query = asking('armut')
    assert.isNull(await searchInside(clientListing, query))
    await until(async () => (await searchInside(clientListing, query)) !== null, 5000)
    assert.isNull(await searchInside(clientListing, asking('_')))
    await comparePartsOf(assert, PARTS)
    const ids = (await mine().orderBy('id').select('id')).map(({ id }) => id)
    await db.from('clients').whereIn('id', ids.slice(0, 7)).delete()
    await db.from('clients').where('id', ids[20]).update({ search_text: 'charmuting' })
    await db.table('clients').multiInsert([person(3), person(149)])
    await comparePartsOf(assert, PARTS)
    await mine().update({ search_text: 'x' })
    assert.isTrue(await refresh())
    assert.isNull(await searchInside(clientListing, query))
  })

  test('pages of all rows lie in the kept order, from either end', async ({ assert }) => {
    await refresh()
    const ids = (await mine().orderBy('id').select('id')).map(({ id }) => id)
    const rename = (id: number) =>
      db.from('clients').where('id', id).update({ name: 'Qarmut 0745' })
    const remove = (id: number) => db.from('clients').where('id', id).delete()
    const steps = [null, () => rename(ids[40]), () => rename(ids[100]), () => remove(ids[60])]
    for (const step of steps) {
      await step?.()
      for (const page of everyPage()) {
        const query = asking(null, page)
        const plain = await findPage(clientListing, query)
        const far = await farOf(query, plain.total)
        if (query.sort[0].field === 'company') assert.isNull(far)
        else if (query.start < plain.total) assert.deepEqual(far, plain.ids)
      }
    }
  })

  test('the order is made again by itself when some have moved, beside the same maps', async ({
    assert,
  }) => {
    assert.isTrue(await refresh())
    const before = (await setOf('clients'))!
    const ids = (await mine().orderBy('id').select('id')).map(({ id }) => id)
    for (const at of [3, 40, 77, 90])
      await db
        .from('clients')
        .where('id', ids[at])
        .update({ name: `Qarmut 0${at}5` })
    await db.table('clients').multiInsert([person(12)])
    assert.lengthOf((await setOf('clients'))!.moved, 5)
    assert.isFalse(await refresh())
    await db.from('clients').where('id', ids[40]).update({ name: 'Qarmut 000' })
    await db.from('clients').where('id', ids[50]).delete()
    const now = (await setOf('clients'))!
    assert.sameMembers(now.moved, [ids[40], ids[50]])
    assert.lengthOf(now.changed, 6)
    assert.sameMembers((await setOf('clients', 'order'))!.changed, now.moved)
    assert.deepEqual([now.id, now.orderId], [before.id, before.orderId + 1])
    assert.equal(Math.max(...(await compare(assert))), ROWS)
    for (const page of everyPage()) {
      const query = asking(null, page)
      const plain = await findPage(clientListing, query)
      const far = await farOf(query, plain.total)
      if (far && query.start < plain.total) assert.deepEqual(far, plain.ids)
      // who still holds the set before finds no part of its order, and goes another way
      const late = query.sort[0].field === 'name' && { set: before, total: plain.total }
      if (late) assert.isNull(await farPage(clientListing, query, late))
    }
  })

  test('of a table that is not so large the order alone is kept', async ({ assert }) => {
    assert.isTrue(await refreshSearchIndex(clientListing, { ...SMALL, wordRows: 1_000_000 }))
    const [{ common }] = await db.from('word_maps').count('* as common')
    assert.equal(Number(common), 0)
    const query = asking(null, { start: 70, end: 80 })
    const plain = await findPage(clientListing, query)
    assert.deepEqual(await farOf(query, plain.total), plain.ids)
  })

  test('are made again only when much has changed, and dropped with a small table', async ({
    assert,
  }) => {
    assert.isTrue(await refresh())
    assert.isFalse(await refresh())
    for (let round = 0; round < 10; round++)
      await mine().update({ company: `Round ${round}`, search_text: `qarmut round ${round}` })
    assert.isTrue(await refresh())
    const [{ noted }] = await db.from('word_map_changes').count('* as noted')
    assert.equal(Number(noted), 0)
    assert.equal((await searchByMaps(clientListing, asking('round')))?.total, ROWS)
    await mine().update({ company: 'x' })
    assert.isFalse(await drop())
    assert.isNull(await searchByMaps(clientListing, asking('round')))
  })
})
