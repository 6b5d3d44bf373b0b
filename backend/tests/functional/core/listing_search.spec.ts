import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clientListing } from '#commercial/clients/listing'
import type { ListQuery } from '#core/listing/definition'
import { findPage } from '#core/listing/find_page'
import { isPlainSearch, searchPage } from '#core/listing/search_page'
import { searchText } from '#engines/text/fold'

const ROWS = 150
/** What all rows have, half of them, very few, the last ones in the order of names, and none. */
const SEARCHES = [
  'qarmut',
  'qarmut zaytun',
  'زيتون',
  'zaytun 149',
  'حديد',
  'qarmu حديد',
  'qarmutzaytun',
]

const asking = (search: string | null, more: Partial<ListQuery> = {}): ListQuery => ({
  start: 0,
  end: 10,
  sort: [{ field: 'name', order: 'asc' }],
  filters: [],
  ids: [],
  search,
  ...more,
})

test.group('Searching very many rows', (group) => {
  // committed: the full-text index of MySQL has nothing of a transaction that is open
  group.setup(async () => {
    const rows = Array.from({ length: ROWS }, (_, i) => {
      const name = `Qarmut ${String(i).padStart(3, '0')}`
      const company = i % 2 ? 'Zaytun-Co. زيتون' : 'no_zaytun'
      const words = searchText(name, company, i > 120 ? 'حديد' : null)
      const at = '2031-01-01 00:00:00'
      return { name, company, search_text: words, version: 1, created_at: at, updated_at: at }
    })
    await db.table('clients').multiInsert(rows)
    return async () => void (await db.from('clients').where('name', 'like', 'Qarmut %').delete())
  })

  test('the quick ways find the rows and the total that the plain one finds', async ({
    assert,
  }) => {
    const totals: number[] = []
    for (const search of SEARCHES)
      for (const order of ['asc', 'desc'] as const)
        for (const [start, end] of [
          [0, 10],
          [3, 6],
          [0, 500],
          [140, 150],
        ])
          for (const field of ['name', 'company']) {
            const query = asking(search, { start, end, sort: [{ field, order }] })
            const plain = await findPage(clientListing, query)
            const label = `${search} ${start}–${end} by ${field} ${order}`
            assert.deepEqual(await searchPage(clientListing, query), plain, label)
            totals.push(plain.total)
          }
    assert.equal(Math.max(...totals), ROWS)
    assert.equal(Math.min(...totals), 0)
  })

  test('they are taken for words alone, not beside other conditions', ({ assert }) => {
    assert.isTrue(isPlainSearch(clientListing, asking('najd steel')))
    assert.isFalse(isPlainSearch(clientListing, asking(null)))
    assert.isFalse(isPlainSearch(clientListing, asking('@')))
    assert.isFalse(isPlainSearch(clientListing, asking('najd', { ids: [1] })))
    const filters = [{ field: 'company', operator: 'like' as const, values: ['a'] }]
    assert.isFalse(isPlainSearch(clientListing, asking('najd', { filters })))
    assert.isFalse(isPlainSearch({ ...clientListing, search: false }, asking('najd')))
  })
})
