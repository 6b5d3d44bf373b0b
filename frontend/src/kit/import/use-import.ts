import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../api/http'
import { messageOf } from '../../api/http-error'
import type { Job } from '../../api/types'
import { toast } from '../../providers/toast'
import type { ImportBatch } from './import-batch'

const keyOf = (id: string | null) => ['imports', id] as const

/** One import and its steps; every step reads it again. */
export function useImport(id: string | null) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(id),
    enabled: id !== null,
    staleTime: 0,
    queryFn: async () => (await http.get<ImportBatch>(`/api/imports/${id}`)).data,
  })
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(id) })
  const step = useMutation({
    mutationFn: async ({ path, body }: { path: 'check' | 'apply'; body: object }) => {
      const { data } = await http.post<Job>(`/api/imports/${id}/${path}`, body, {
        headers: { ...ifMatch(query.data?.version), 'Idempotency-Key': newIdempotencyKey() },
      })
      return data
    },
    onSettled: refresh,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { query, step, refresh }
}
