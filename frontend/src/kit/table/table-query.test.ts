import { describe, expect, test } from 'vitest'
import { filterQuery } from '../../providers/data-query'
import { listQueryString, readTableQuery, toCrudFilters, writeTableQuery } from './table-query'

const ADDRESS =
  'tab=pending&q=steel+%26+glass&status=draft&status=approved&total_gte=10&_sort=number&_order=desc&page=3&size=50'

describe('the address of a list', () => {
  test('is read into tab, filters, order and page', () => {
    expect(readTableQuery(new URLSearchParams(ADDRESS))).toEqual({
      tab: 'pending',
      page: 3,
      size: 50,
      sorters: [{ field: 'number', order: 'desc' }],
      filters: { q: ['steel & glass'], status: ['draft', 'approved'], total_gte: ['10'] },
    })
  })

  test('survives writing and reading again', () => {
    const query = readTableQuery(new URLSearchParams(ADDRESS))
    expect(readTableQuery(writeTableQuery(query))).toEqual(query)
  })

  test('is short when nothing is requested, and nonsense falls back', () => {
    const query = readTableQuery(new URLSearchParams('page=-2&size=abc'))
    expect(query).toMatchObject({ page: 1, size: 25 })
    expect(writeTableQuery(query).toString()).toBe('')
  })

  test('turns into the very parameters that the API knows', () => {
    const { filters } = readTableQuery(new URLSearchParams(ADDRESS))
    expect(filterQuery(toCrudFilters({ ...filters, name_like: ['ali'] }))).toEqual({
      q: 'steel & glass',
      status: ['draft', 'approved'],
      total_gte: '10',
      name_like: 'ali',
    })
  })

  test('gives exports everything but paging', () => {
    const query = readTableQuery(new URLSearchParams(ADDRESS))
    expect(listQueryString(query, { stage: 'draft' })).toBe(
      'stage=draft&q=steel+%26+glass&status=draft&status=approved&total_gte=10&_sort=number&_order=desc'
    )
  })
})
