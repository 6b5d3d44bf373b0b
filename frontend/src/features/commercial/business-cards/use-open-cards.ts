import { useQuery } from '@tanstack/react-query'
import { useLiveEvent } from '../../../providers/live'
import type { BusinessCard } from './card'

/** One's own cards that were scanned and still wait to become clients. */
export function useOpenCards() {
  const query = useQuery<BusinessCard[]>({
    queryKey: ['/api/business-cards?_start=0&_end=100'],
    staleTime: 0,
  })
  useLiveEvent('job', ({ job }) => {
    if (job.entityType === 'business_card') void query.refetch()
  })
  const open = (query.data ?? []).filter(({ status }) => status !== 'confirmed')
  const read = open.filter(({ status }) => status === 'ready' || status === 'failed')
  return { open, read, refetch: query.refetch }
}
