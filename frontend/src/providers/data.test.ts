import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CrudFilter } from '@refinedev/core'
import { calls, fakeApi } from '../test/fake-api'
import { dataProvider } from './data'
import { filterQuery } from './data-query'
import { registerEndpoint } from './endpoints'

registerEndpoint('test.items', { endpoint: 'items', ability: 'vendors.view' })
const resource = 'test.items'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('lists', () => {
  it('asks for a page, a sort and filters, and reads the total', async () => {
    fakeApi(() => ({ body: [{ id: 1 }], headers: { 'x-total-count': '41' } }))
    const { data, total } = await dataProvider.getList({
      resource,
      pagination: { currentPage: 3, pageSize: 20 },
      sorters: [
        { field: 'name', order: 'asc' },
        { field: 'id', order: 'desc' },
      ],
      filters: [
        { field: 'q', operator: 'eq', value: 'ali' },
        { field: 'city', operator: 'in', value: ['riyadh', 'jeddah'] },
        { field: 'name', operator: 'contains', value: 'x' },
        { field: 'orderedOn', operator: 'between', value: ['2026-01-01', '2026-02-01'] },
        { field: 'note', operator: 'eq', value: '' },
      ],
    })
    expect(data).toEqual([{ id: 1 }])
    expect(total).toBe(41)
    expect(calls[0]?.url).toBe(
      '/api/items?_start=40&_end=60&_sort=name%2Cid&_order=asc%2Cdesc&q=ali' +
        '&city=riyadh&city=jeddah&name_like=x&orderedOn_gte=2026-01-01&orderedOn_lte=2026-02-01'
    )
  })

  it('refuses operators the API does not know', () => {
    const unknown: CrudFilter = { field: 'name', operator: 'endswith', value: 'x' }
    expect(() => filterQuery([unknown])).toThrow('endswith')
    expect(() => filterQuery([{ operator: 'or', value: [] }])).toThrow('or')
  })

  it('asks for many records by repeated id', async () => {
    fakeApi(() => ({ body: [] }))
    await dataProvider.getMany!({ resource, ids: [4, 9] })
    expect(calls[0]?.url).toBe('/api/items?id=4&id=9&_start=0&_end=2')
  })
})

describe('one record', () => {
  it('sends the version as If-Match and keeps it out of the body', async () => {
    fakeApi(() => ({ body: { id: 5 } }))
    await dataProvider.update({ resource, id: 5, variables: { name: 'New', version: 3 } })
    expect(calls[0]).toMatchObject({ method: 'patch', url: '/api/items/5' })
    expect(calls[0]?.headers.get('If-Match')).toBe('"3"')
    expect(JSON.parse(calls[0]?.data)).toEqual({ name: 'New' })
  })

  it('takes the version from meta for a delete, and an empty object as its answer', async () => {
    fakeApi(() => ({ status: 204 }))
    const { data } = await dataProvider.deleteOne({ resource, id: 5, meta: { version: 8 } })
    expect(calls[0]?.headers.get('If-Match')).toBe('"8"')
    expect(data).toEqual({})
  })

  it('creates with an idempotency key', async () => {
    fakeApi(() => ({ status: 201, body: { id: 6 } }))
    await dataProvider.create({ resource, variables: { name: 'A' } })
    expect(String(calls[0]?.headers.get('Idempotency-Key'))).toMatch(/^[0-9a-f]{32}$/)
  })

  it('takes the endpoint from meta, else the name itself', async () => {
    fakeApi(() => ({ body: {} }))
    await dataProvider.getOne({ resource: 'a.b', id: 1, meta: { endpoint: 'other' } })
    await dataProvider.getOne({ resource: 'vendors', id: 'x/y' })
    expect(calls.map(({ url }) => url)).toEqual(['/api/other/1', '/api/vendors/x%2Fy'])
  })

  it('fails with the field errors that forms show', async () => {
    fakeApi(() => ({ status: 422, body: { message: 'No', errors: { name: ['Required'] } } }))
    await expect(dataProvider.create({ resource, variables: {} })).rejects.toMatchObject({
      statusCode: 422,
      errors: { name: ['Required'] },
    })
  })
})

it('deletes many with their versions and reports what stayed', async () => {
  fakeApi(() => ({ body: { deleted: [1], failed: [{ id: 2, code: 'IN_USE', message: 'Used' }] } }))
  const answer = await dataProvider.deleteMany!({
    resource,
    ids: [1, 2],
    meta: { versions: { 1: 3, 2: 5 } },
  })
  expect(JSON.parse(calls[0]?.data)).toEqual({
    ids: [
      { id: 1, version: 3 },
      { id: 2, version: 5 },
    ],
  })
  expect(answer).toMatchObject({ data: [1], failed: [{ id: 2 }] })
})
