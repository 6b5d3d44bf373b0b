import { useQueryClient } from '@tanstack/react-query'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { READ_AGAIN } from './planning'

interface PlanningCall {
  url: string
  method?: 'post' | 'patch' | 'delete'
  body?: object
  /** The version that is on screen; a new record has none. */
  version?: number
  /** The message on success. */
  done: string
}

/**
 * Runs a change and reads all of planning again: a resolved constraint makes a task ready, a promise
 * changes its week. Rejects when the change was refused, after saying why.
 */
export function usePlanningAction() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const invalidate = useInvalidate()

  const refresh = () =>
    Promise.all([
      invalidate({ resource: 'production.task_constraints', invalidates: ['list'] }),
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && READ_AGAIN.test(path),
      }),
    ])

  const run = async ({ url, method = 'post', body, version, done }: PlanningCall) => {
    try {
      const headers = {
        ...(version === undefined ? {} : ifMatch(version)),
        'Idempotency-Key': newIdempotencyKey(),
      }
      await http.request({ url, method, data: body, headers })
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: reasonOf(error) ?? messageOf(error, t('kit.try_again')),
      })
      // what someone else has changed is shown before the next try
      if (error instanceof HttpError && error.status === 412) await refresh()
      throw error
    }
    toast({ variant: 'success', title: done })
    await refresh()
  }
  return { run, refresh }
}

/** What is wrong with the fields, which says more than that something is. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || !error.errors) return undefined
  return Object.values(error.errors).flat().join(' ') || undefined
}
