import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Job } from '../../api/types'
import { http } from '../../api/http'
import { messageOf } from '../../api/http-error'
import { useLiveEvent } from '../../providers/live'
import { toast } from '../../providers/toast'
import { useTranslation } from 'react-i18next'

const POLL_MS = 2_000

/** A job that will not move on by itself. */
export function isFinished(job: Pick<Job, 'status'>): boolean {
  return job.status === 'completed' || job.status === 'failed' || job.status === 'cancelled'
}

const jobKey = (id: string | undefined) => ['job', id] as const

/** One job, kept current by live events, with polling underneath for when those do not arrive. */
export function useJob(id: string | undefined, initial?: Job) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: jobKey(id),
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Job>(`/api/jobs/${id}`, {
        signal,
        headers: { 'X-Background': '1' },
      })
      return data
    },
    enabled: id !== undefined,
    initialData: initial,
    refetchInterval: ({ state }) => (state.data && isFinished(state.data) ? false : POLL_MS),
  })
  useLiveEvent('job', ({ job }) => {
    if (job.id === id) client.setQueryData(jobKey(id), job)
  })
  return query
}

/** Cancel and retry of one job; failures are shown as a toast. */
export function useJobActions(id: string | undefined) {
  const client = useQueryClient()
  const { t } = useTranslation()
  return useMutation({
    mutationFn: async (action: 'cancel' | 'retry') => {
      const { data } = await http.post<Job>(`/api/jobs/${id}/${action}`)
      return data
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: jobKey(id) })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('kit.job.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
}
