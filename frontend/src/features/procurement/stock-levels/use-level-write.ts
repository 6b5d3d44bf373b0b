import { useQueryClient } from '@tanstack/react-query'
import { http, newIdempotencyKey } from '../../../api/http'
import { useRefresh } from '../../../kit/show/use-record'
import { toast } from '../../../providers/toast'
import { STOCK_LEVELS } from './stock-level'

/** Sends a change of goods of a level, then reads the level and what is listed at `listed` again. */
export function useLevelWrite(listed: string) {
  const client = useQueryClient()
  const refresh = useRefresh(STOCK_LEVELS)
  return async (path: string, body: object, done: string) => {
    await http.post(path, body, { headers: { 'Idempotency-Key': newIdempotencyKey() } })
    toast({ variant: 'success', title: done })
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: [listed] })])
  }
}
