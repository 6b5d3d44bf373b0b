import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../../api/types'

export const WEEKLY = 'production.weekly_plans'

export type WeeklyPlan = Schema<'WeeklyPlan'>
export type PlannedPromise = Schema<'PlannedPromise'>
export type WeeklyPromise = Schema<'WeeklyPromise'>

/** The week of a project that holds a day, today's unless one is stated. */
export function useWeeklyPlan(projectId: number | undefined, day: string | null) {
  const query = day ? `?day=${day}` : ''
  return useQuery<WeeklyPlan>({
    queryKey: [`/api/projects/${projectId}/weekly-plan${query}`],
    enabled: projectId !== undefined,
    staleTime: 0,
  })
}
