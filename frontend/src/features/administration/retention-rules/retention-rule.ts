import { useMutation, useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/types'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { queryClient } from '../../../providers/query-client'

export const RETENTION = 'administration.retention_rules'
const KEY = ['/api/retention-rules'] as const

export type RetentionRule = Schema<'RetentionRule'>
export type RetentionPreview = Schema<'RetentionPreview'>

export const useRules = () => useQuery<RetentionRule[]>({ queryKey: KEY, staleTime: 0 })

export const refreshRules = () => queryClient.invalidateQueries({ queryKey: KEY })

/** What a rule of so many days would remove now; nothing is asked while there are none. */
export const usePreview = (kind: string, days: number | null) =>
  useQuery<RetentionPreview>({
    queryKey: [`/api/retention-rules/${kind}/preview?days=${days}`],
    enabled: days !== null,
    staleTime: 0,
    retry: false,
  })

/** Saves how long a kind is kept; the answer is the whole list. */
export function useSaveRule({ kind, version }: RetentionRule) {
  return useMutation({
    mutationFn: async (days: number | null) => {
      const headers = { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() }
      const url = `/api/retention-rules/${kind}`
      return (await http.patch<RetentionRule[]>(url, { days }, { headers })).data
    },
    onSuccess: (rules) => queryClient.setQueryData(KEY, rules),
    onError: () => void refreshRules(),
  })
}
