import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { http, newIdempotencyKey } from '../../api/http'
import { messageOf } from '../../api/http-error'
import { toast } from '../../providers/toast'
import type { DelegationValues } from './delegation-form'

const PATH = '/api/approval-delegations'

export type Delegation = Schema<'ApprovalDelegation'>

/** Present and future delegations, how one is added and how one is ended. */
export function useDelegations() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [PATH],
    staleTime: 0,
    queryFn: async ({ signal }) => (await http.get<Delegation[]>(PATH, { signal })).data,
  })
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast({ variant: 'success', title: done })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    } finally {
      await queries.invalidateQueries({ queryKey: [PATH] })
    }
  }
  const add = (values: DelegationValues) =>
    run(
      () => http.post(PATH, values, { headers: { 'Idempotency-Key': newIdempotencyKey() } }),
      t('kit.delegation.added')
    )
  const end = (id: number) => run(() => http.delete(`${PATH}/${id}`), t('kit.delegation.ended'))
  return { query, add, end }
}
