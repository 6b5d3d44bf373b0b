import { useEffect, useRef } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../api/download'
import { http } from '../../../api/http'
import type { Job } from '../../../api/types'
import { useLiveEvent } from '../../../providers/live'
import { toast } from '../../../providers/toast'

const JOBS_KEY = ['/api/jobs', 'tray']
const SHOWN = 10
/** Safety net while something runs and no live event comes. */
const ACTIVE_POLL_MS = 5_000

export const isRunning = ({ status }: Job): boolean => status === 'queued' || status === 'active'

/** Puts a job into a list: replaced in place, else first. */
export function withJob(jobs: Job[], job: Job): Job[] {
  const known = jobs.some(({ id }) => id === job.id)
  const next = known ? jobs.map((one) => (one.id === job.id ? job : one)) : [job, ...jobs]
  return next.slice(0, SHOWN)
}

/** The user's newest background jobs, kept current by live events. */
export function useJobs() {
  const client = useQueryClient()
  useLiveEvent('job', ({ job }) => {
    client.setQueryData<Job[]>(JOBS_KEY, (jobs) => withJob(jobs ?? [], job))
  })
  useLiveEvent('poll', () => void client.invalidateQueries({ queryKey: JOBS_KEY }))
  return useQuery({
    queryKey: JOBS_KEY,
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Job[]>('/api/jobs', {
        params: { _start: 0, _end: SHOWN },
        headers: { 'X-Background': '1' },
        signal,
      })
      return data
    },
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? ACTIVE_POLL_MS : false),
  })
}

/** Tells the user when a job that was seen running has ended. */
export function useJobOutcomes(jobs: Job[], titleOf: (job: Job) => string): void {
  const { t } = useTranslation()
  const running = useRef(new Set<string>())
  useEffect(() => {
    for (const job of jobs) {
      if (isRunning(job)) running.current.add(job.id)
      else if (running.current.delete(job.id) && job.status !== 'cancelled') {
        const failed = job.status === 'failed'
        toast({
          title: t(failed ? 'jobs.failedTitle' : 'jobs.doneTitle'),
          description: failed ? (job.error ?? titleOf(job)) : titleOf(job),
          variant: failed ? 'destructive' : 'success',
        })
      }
    }
  }, [jobs, t, titleOf])
}

export function useJobAction(action: 'cancel' | 'retry') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http.post(`/api/jobs/${id}/${action}`),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/jobs'] }),
  })
}

export const downloadJobResult = (job: Job): Promise<void> =>
  downloadFile(`/api/jobs/${job.id}/result`, job.title ?? job.type)
