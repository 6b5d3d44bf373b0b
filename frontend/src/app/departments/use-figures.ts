import { useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../api/http'
import type { PendingApproval, RecentRecord } from '../../api/types'
import type { ResourceDefinition } from '../../kit/define-resource'
import { useAbility, useCurrentUser, useIsViewing } from '../../providers/access'
import { useLiveEvent } from '../../providers/live'

/** The newest rows of one list. */
export function useRecent({ endpoint }: ResourceDefinition, rows = 5) {
  return useQuery({
    queryKey: ['recent', endpoint, rows],
    queryFn: async ({ signal }) => {
      const { data } = await http.get<Record<string, unknown>[]>(`/api/${endpoint}`, {
        params: { _start: 0, _end: rows, _sort: 'id', _order: 'desc' },
        signal,
      })
      return data
    },
  })
}

/** Documents that wait for this user's decision. */
export function usePendingApprovals() {
  const client = useQueryClient()
  useLiveEvent('notification', () => {
    void client.invalidateQueries({ queryKey: ['/api/approvals?mine=1'] })
  })
  return useQuery<PendingApproval[]>({
    queryKey: ['/api/approvals?mine=1'],
    enabled: !useIsViewing(),
  })
}

/** Whether documents can wait for this user's decision at all. */
export function useMayDecide(): boolean {
  const user = useCurrentUser()
  if (user?.viewing) return false
  const abilities = user?.abilities ?? []
  return abilities.some((name) => name === 'approvals.top' || name.includes('.approve'))
}

const SETTLED = ['draft', 'rejected', 'cancelled', 'received', 'closed']

/** The query of orders whose goods should have come before today, as list and API spell it. */
export function overdueQuery(today = new Date()): string {
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  const query = new URLSearchParams({ requiredOn_lte: yesterday.toLocaleDateString('en-CA') })
  for (const status of SETTLED) query.append('status_ne', status)
  return query.toString()
}

/** The list of the overdue orders. */
export function overdueOrders(): string {
  return `purchase-orders?${overdueQuery()}`
}

export function useSeesOverdueOrders(): boolean {
  return useAbility('purchase-orders.view-all')
}

/** What this user has opened or changed last. */
export function useOwnRecent() {
  return useQuery<RecentRecord[]>({
    queryKey: ['/api/recent-records'],
    staleTime: 0,
    enabled: !useIsViewing(),
  })
}
