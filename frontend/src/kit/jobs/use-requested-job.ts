import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../api/http'
import { messageOf } from '../../api/http-error'
import type { Job } from '../../api/types'
import { toast } from '../../providers/toast'

/** Requests a job at `path`, such as a print, and holds it for `JobProgress`. */
export function useRequestedJob<Body extends object>(path: string, failed = 'kit.action_failed') {
  const { t } = useTranslation()
  const [job, setJob] = useState<Job | null>(null)
  const request = useMutation({
    mutationFn: async (body: Body) => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<Job>(path, body, { headers })).data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t(failed),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { request, job }
}
