import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/types'
import { daysFrom, today } from '../../../kit/inputs/today'

export const RESULTS = 'production.planning_results'

export type Results = Schema<'PlanningResults'>

/** How far back results go, in weeks. */
export const RANGES = ['13', '26', '52'] as const

/** The rows behind a figure: filters of the list of promises, and what the figure is called. */
export interface Opened {
  title: string
  filters: Record<string, string>
}

export function useResults(projectId: number | undefined, weeks: string) {
  const params = new URLSearchParams({ from: daysFrom(today(), -7 * Number(weeks)), to: today() })
  if (projectId !== undefined) params.set('projectId', String(projectId))
  return useQuery<Results>({
    queryKey: [`/api/planning-results?${params.toString()}`],
    staleTime: 0,
  })
}
