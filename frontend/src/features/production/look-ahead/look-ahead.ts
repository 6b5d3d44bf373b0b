import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/types'

export const LOOK_AHEAD = 'production.look_ahead'

export type LookAhead = Schema<'LookAhead'>
export type LookAheadTask = Schema<'LookAheadTask'>

export const STATES = ['all', 'ready', 'constrained', 'late', 'late_material'] as const

export const PAGE_SIZE = 50

interface Asked {
  projectId?: number
  /** Any day of the first week. */
  from?: string
  weeks?: number
  state?: string
  page?: number
  size?: number
}

/** The tasks of the next weeks, as the schedules have them now. */
export function useLookAhead(asked: Asked, enabled = true) {
  const { projectId, from, weeks, state, page = 1, size = PAGE_SIZE } = asked
  const params = new URLSearchParams()
  if (projectId !== undefined) params.set('projectId', String(projectId))
  if (from !== undefined) params.set('from', from)
  if (weeks !== undefined) params.set('weeks', String(weeks))
  if (state && state !== 'all') params.set('state', state)
  params.set('_start', String((page - 1) * size))
  params.set('_end', String(page * size))
  return useQuery<LookAhead>({
    queryKey: [`/api/look-ahead?${params.toString()}`],
    staleTime: 0,
    enabled,
  })
}
