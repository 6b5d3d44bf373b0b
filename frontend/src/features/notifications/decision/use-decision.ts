import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf, type HttpError } from '../../../api/http-error'
import type { Schema } from '../../../api/types'
import { isConflict } from '../../../kit/form/conflict-dialog'
import { toast } from '../../../providers/toast'

export type ApprovalDecision = Schema<'ApprovalDecision'>
export type Choice = 'approve' | 'reject'

const PATH = '/api/approvals'

/** What a document is decided by; reading it decides nothing. */
export function useApproval(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await http.get<ApprovalDecision>(`${PATH}/${encodeURIComponent(id)}`, { signal })).data,
  })
}

/** Decides by the document's own route, on the version that is on screen. */
export function useDecide(shown: ApprovalDecision) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<HttpError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const reload = () => queries.invalidateQueries()

  const decide = async (choice: Choice, text: string) => {
    const { resource, documentId, version } = shown
    setBusy(true)
    try {
      await http.post(
        `/api/${resource}/${documentId}/${shown[choice]}`,
        { [choice === 'approve' ? 'comment' : 'reason']: text.trim() || null },
        { headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() } }
      )
      const done = choice === 'approve' ? 'approved' : 'rejected'
      toast({ variant: 'success', title: t(`notifications.decision.${done}`) })
      await reload()
    } catch (error) {
      if (isConflict(error)) setConflict(error)
      else {
        const description = messageOf(error, t('kit.try_again'))
        toast({ variant: 'destructive', title: t('kit.action_failed'), description })
        // decided by someone else meanwhile: the page shows by whom
        await reload()
      }
    } finally {
      setBusy(false)
    }
  }
  const closeConflict = () => setConflict(null)
  return { decide, isBusy, conflict, closeConflict, reload }
}
