import type { BaseKey, DataProvider, MetaQuery } from '@refinedev/core'
import { http, ifMatch, newIdempotencyKey } from '../api/http'
import { filterQuery, pageQuery, sortQuery, toSearch } from './data-query'
import { endpointOf } from './endpoints'

const API = '/api'

type Body = Record<string, unknown>

/** `meta.version` wins; a `version` among the form's values goes into the header, not the body. */
function splitVersion(variables: unknown, meta?: MetaQuery) {
  if (typeof variables !== 'object' || variables === null || variables instanceof FormData) {
    return { version: meta?.version as number | undefined, body: variables }
  }
  const { version, ...body } = variables as Body
  return { version: (meta?.version ?? version) as number | undefined, body }
}

function addressOf(resource: string, meta?: MetaQuery, id?: BaseKey): string {
  const base = `${API}/${endpointOf(resource, meta)}`
  return id === undefined ? base : `${base}/${encodeURIComponent(id)}`
}

function withSearch(url: string, search: string): string {
  return search === '' ? url : `${url}?${search}`
}

/** Sends id and version of every row; the response states which were deleted and which weren't. */
async function deleteAll(resource: string, ids: BaseKey[], meta?: MetaQuery) {
  const versions = (meta?.versions ?? {}) as Record<string, number>
  const items = ids.map((id) => ({ id, version: versions[String(id)] }))
  const { data } = await http.post(`${addressOf(resource, meta)}/bulk-delete`, { ids: items })
  return { data: data.deleted, failed: data.failed }
}

/**
 * Refine's door to the API, after the conventions of `@refinedev/simple-rest`: `_start`, `_end`,
 * `_sort`, `_order`, `q`, `field`, `field_ne|_gte|_lte|_like`, and `X-Total-Count` for the total.
 * Every failure is an `HttpError`, whose `errors` antd forms show under their fields.
 */
export const dataProvider: DataProvider = {
  getApiUrl: () => API,

  getList: async ({ resource, pagination, filters, sorters, meta }) => {
    const search = toSearch({
      ...pageQuery(pagination),
      ...sortQuery(sorters),
      ...filterQuery(filters),
    })
    const { data, headers } = await http.get(withSearch(addressOf(resource, meta), search), {
      signal: meta?.queryContext?.signal,
      headers: meta?.headers,
    })
    const rows = Array.isArray(data) ? data : []
    return { data: rows, total: Number(headers['x-total-count'] ?? rows.length) }
  },

  getMany: async ({ resource, ids, meta }) => {
    const search = toSearch({ id: ids.map(String), _start: 0, _end: ids.length })
    const { data } = await http.get(withSearch(addressOf(resource, meta), search))
    return { data }
  },

  getOne: async ({ resource, id, meta }) => {
    const { data } = await http.get(addressOf(resource, meta, id), {
      signal: meta?.queryContext?.signal,
    })
    return { data }
  },

  create: async ({ resource, variables, meta }) => {
    const { data } = await http.post(addressOf(resource, meta), variables, {
      headers: { 'Idempotency-Key': newIdempotencyKey(), ...meta?.headers },
      signal: meta?.signal as AbortSignal | undefined,
    })
    return { data }
  },

  update: async ({ resource, id, variables, meta }) => {
    const { version, body } = splitVersion(variables, meta)
    const { data } = await http.patch(addressOf(resource, meta, id), body, {
      headers: { ...ifMatch(version), ...meta?.headers },
      signal: meta?.signal as AbortSignal | undefined,
    })
    return { data }
  },

  deleteOne: async ({ resource, id, variables, meta }) => {
    const { version } = splitVersion(variables ?? {}, meta)
    const { data } = await http.delete(addressOf(resource, meta, id), {
      headers: { ...ifMatch(version), ...meta?.headers },
    })
    return { data }
  },

  deleteMany: ({ resource, ids, meta }) => deleteAll(resource, ids, meta),

  custom: async ({ url, method, filters, sorters, payload, query, headers }) => {
    const search = toSearch({
      ...sortQuery(sorters),
      ...filterQuery(filters),
      ...(query as Parameters<typeof toSearch>[0] | undefined),
    })
    const { data } = await http.request({
      url: withSearch(url, search),
      method,
      data: payload,
      headers,
    })
    return { data }
  },
}
