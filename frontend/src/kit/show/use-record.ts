import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useInvalidate } from '@refinedev/core'
import { http } from '../../api/http'
import { HttpError } from '../../api/http-error'
import { useLiveEvent } from '../../providers/live'
import { resourceOf } from '../define-resource'

const recordKey = (resource: string) => ['record', resource] as const

/** Once, as other queries; but what is absent or forbidden will be so the second time too. */
export const retryRecord = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof HttpError && error.status >= 400 && error.status < 500)

/**
 * One record by its path below the resource (an id, or `by-number/Q-2026-0001`), read again when a
 * live event says that it changed.
 */
export function useRecord<T extends { id: number }>(resource: string, path: string | undefined) {
  const client = useQueryClient()
  const { endpoint } = resourceOf(resource)
  const query = useQuery({
    queryKey: [...recordKey(resource), path],
    queryFn: async ({ signal }) => {
      const { data } = await http.get<T>(`/api/${endpoint}/${path}`, { signal })
      return data
    },
    enabled: path !== undefined,
    retry: retryRecord,
    // A page of one record is a promise that it is current.
    staleTime: 0,
  })
  useLiveEvent('record', (event) => {
    if (event.resource !== endpoint && event.resource !== resource) return
    if (String(event.id) !== String(query.data?.id)) return
    void client.invalidateQueries({ queryKey: recordKey(resource) })
  })
  return query
}

/** Reads a resource again everywhere: its lists, its records and their histories. */
export function useRefresh(resource: string): () => Promise<void> {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  return async () => {
    await Promise.all([
      invalidate({ resource, invalidates: ['list', 'many', 'detail'] }),
      client.invalidateQueries({ queryKey: recordKey(resource) }),
    ])
  }
}
