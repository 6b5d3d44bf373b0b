import { test } from '@japa/runner'
import fc from 'fast-check'
import { AppError } from '#core/base/app_error'
import type { Listing } from '#core/listing/definition'
import { MAX_PAGE, PAGE_SIZE, parseListQuery } from '#core/listing/parse_list_query'

const LISTING: Listing = {
  table: 'things',
  search: true,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', type: 'text' },
    price: { column: 'price_minor', type: 'money', ability: 'things.prices' },
    note: { column: 'note', type: 'text', sort: false },
  },
}
const NONE = new Set<string>()
const parse = (raw: Record<string, unknown>, abilities = NONE) =>
  parseListQuery(LISTING, raw, abilities)

/** A query is read, or refused with 422 naming members; nothing else ever happens. */
function refused(raw: Record<string, unknown>) {
  try {
    parse(raw)
    return false
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 422) throw error
    return true
  }
}

test.group('List queries', () => {
  test('without anything it is the first page in the usual order', ({ assert }) => {
    const usual = {
      start: 0,
      end: PAGE_SIZE,
      sort: [LISTING.defaultSort],
      filters: [],
      ids: [],
      search: null,
    }
    assert.deepEqual(parse({}), usual)
  })

  test('records named by their ids are one page, however many they are', ({ assert }) => {
    const forty = Array.from({ length: 40 }, (_, at) => String(at + 1))
    const { ids, start, end } = parse({ id: forty })
    assert.lengthOf(ids, 40)
    assert.deepEqual([start, end], [0, 40])
    assert.deepEqual(parse({ id: '7' }).end, PAGE_SIZE)
    assert.deepEqual(parse({ id: forty, _start: '0', _end: '10' }).end, 10)
    assert.throws(() => parse({ id: Array.from({ length: 501 }, String) }))
  })

  test('filters name a field and an operator', ({ assert }) => {
    const { filters } = parse({ name: ['a', 'b'], name_like: 'c', note_ne: '' })
    assert.deepEqual(filters, [
      { field: 'name', operator: 'eq', values: ['a', 'b'] },
      { field: 'name', operator: 'like', values: ['c'] },
      { field: 'note', operator: 'ne', values: [''] },
    ])
  })

  test('a field that needs an ability is unknown without it: as filter and as order', ({
    assert,
  }) => {
    for (const raw of [{ price: '1' }, { price_gte: '1' }, { _sort: 'price' }]) {
      assert.isTrue(refused(raw))
      assert.doesNotThrow(() => parse(raw, new Set(['things.prices'])))
    }
    assert.isTrue(refused({ _sort: 'note' }))
  })

  test('whatever is sent is read or refused, and what is read stays within its bounds', () => {
    const name = fc.oneof(
      fc.constantFrom(
        '_start',
        '_end',
        '_sort',
        '_order',
        'q',
        'id',
        'name',
        'name_like',
        'price',
        '__proto__',
        'constructor'
      ),
      fc.string({ unit: 'binary', maxLength: 12 })
    )
    const simple = fc.oneof(
      fc.constantFrom(
        '0',
        '25',
        '-1',
        '1e9',
        '99999999999',
        'name',
        'id,name',
        'price',
        'asc',
        'desc',
        ''
      ),
      fc.string({ unit: 'binary', maxLength: 40 })
    )
    const value = fc.oneof(
      simple,
      fc.array(simple, { maxLength: 3 }),
      fc.dictionary(simple, simple),
      fc.constant(null),
      fc.constant(undefined),
      fc.integer()
    )
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 6 }), (raw) => {
        if (refused(raw)) return true
        const { start, end, sort, filters, search } = parse(raw)
        return (
          end >= start &&
          end - start <= MAX_PAGE &&
          sort.every(({ field }) => field === 'id' || field === 'name') &&
          filters.every(
            ({ field, values }) =>
              Object.hasOwn(LISTING.fields, field) &&
              field !== 'price' &&
              values.every((one) => !one.includes('\u0000') && one.isWellFormed())
          ) &&
          (search === null || search.length <= 200)
        )
      }),
      { numRuns: 10_000 }
    )
  })
})
