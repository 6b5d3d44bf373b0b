import { useMutation } from '@tanstack/react-query'
import { useInvalidate } from '@refinedev/core'
import type { Schema } from '../../api/types'
import { http, newIdempotencyKey } from '../../api/http'
import { resourceOf } from '../define-resource'
import type { Row } from './types'

export type BulkResult = Schema<'BulkOutcome'>

/** Deletes many rows in one call; the response states row by row what couldn't be deleted and why. */
export function useBulkDelete(resource: string) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: async (rows: Row[]) => {
      const ids = rows.map(({ id, version }) => ({ id, version }))
      const { endpoint } = resourceOf(resource)
      const { data } = await http.post<BulkResult>(
        `/api/${endpoint}/bulk-delete`,
        { ids },
        { headers: { 'Idempotency-Key': newIdempotencyKey() } }
      )
      return data
    },
    onSettled: () => invalidate({ resource, invalidates: ['list', 'many', 'detail'] }),
  })
}
