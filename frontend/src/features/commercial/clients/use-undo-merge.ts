import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useRefresh } from '../../../kit/show/use-record'
import { toast } from '../../../providers/toast'
import { CLIENTS } from './client'
import type { ClientMerge } from './client-merge'

/** Brings a merged client back and reads everything again that shows either of the two. */
export function useUndoMerge() {
  const { t } = useTranslation()
  const refresh = useRefresh(CLIENTS)
  const client = useQueryClient()
  return async ({ id, version, mergedLabel }: ClientMerge): Promise<boolean> => {
    try {
      await http.post(
        `/api/client-merges/${id}/undo`,
        {},
        { headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() } }
      )
      toast({
        variant: 'success',
        title: t('commercial.clients.merge.undone', { name: mergedLabel }),
      })
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['client-merges'] })])
      return true
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      return false
    }
  }
}
