import { useQuery, useQueryClient } from '@tanstack/react-query'
import { http, ifMatch, newIdempotencyKey } from '../../api/http'
import { useLiveEvent } from '../../providers/live'
import { toast } from '../../providers/toast'

/**
 * The rows that a tab of a record lists.
 * @param follows endpoints whose changes, by anyone, make it read them again
 */
export function useTabRows<Row>(path: string, follows: readonly string[]) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http.get<Row[]>(path, { signal })).data,
  })
  useLiveEvent('record', ({ resource }) => {
    if (follows.includes(resource)) void client.invalidateQueries({ queryKey: [path] })
  })
  return query
}

interface Write {
  /** Below `/api`. */
  path: string
  method: 'post' | 'patch' | 'delete'
  body?: object
  /** Of the row that is on screen; none for a new one. */
  version?: number
  /** The message on success. */
  done: string
}

/** Writes a row that a tab lists, and reads the list again. Rejects with an HttpError when it is refused. */
export function useTabWrites(listPath: string) {
  const client = useQueryClient()
  return async ({ path, method, body, version, done }: Write) => {
    await http.request({
      url: `/api/${path}`,
      method,
      data: body,
      headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() },
    })
    toast({ variant: 'success', title: done })
    await client.invalidateQueries({ queryKey: [listPath] })
  }
}
