import { useState } from 'react'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../api/http'
import { messageOf, type HttpError } from '../../api/http-error'
import { toast } from '../../providers/toast'
import { resourceOf } from '../define-resource'
import { isConflict } from '../form/conflict-dialog'
import { useRefresh } from './use-record'

interface Acting {
  id: number
  version: number
}

interface ActionCall {
  /** Path below the record, for example `approve` or `documents/7`; empty for the record itself. */
  path: string
  method?: 'post' | 'delete' | 'put' | 'patch'
  body?: object
  /** The message on success. */
  done?: string
}

/**
 * Runs an action on the version of the record that is on screen, reads it again and says how it
 * went. A stale version is reported as a conflict instead. Rejects when the action failed.
 */
export function useRecordAction(resource: string) {
  const { t } = useTranslation()
  const refresh = useRefresh(resource)
  const invalidate = useInvalidate()
  const [conflict, setConflict] = useState<HttpError | null>(null)

  const run = async <T = unknown>({ id, version }: Acting, call: ActionCall): Promise<T> => {
    const { path, method = 'post', body, done } = call
    try {
      const { data } = await http.request<T>({
        url: `/api/${resourceOf(resource).endpoint}/${id}${path === '' ? '' : `/${path}`}`,
        method,
        data: body,
        headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() },
      })
      if (done) toast({ variant: 'success', title: done })
      // A record just deleted must not be loaded again while its page is still open.
      if (method === 'delete' && path === '') await invalidate({ resource, invalidates: ['list'] })
      else await refresh()
      return data
    } catch (error) {
      if (isConflict(error)) setConflict(error)
      else {
        toast({
          variant: 'destructive',
          title: t('kit.action_failed'),
          description: messageOf(error, t('kit.try_again')),
        })
      }
      throw error
    }
  }
  return { run, refresh, conflict, closeConflict: () => setConflict(null) }
}
