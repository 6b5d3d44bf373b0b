import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { useAbility } from '../../../providers/access'

export const DELAYS = 'production.delays'

export const STATUSES = ['draft', 'recorded', 'claimed', 'granted', 'rejected'] as const

export type DelayRow = Schema<'DelayRow'>
export type Delay = Schema<'Delay'>
export type DelayImpact = Schema<'DelayImpact'>

export const delayPath = ({ id }: { id: number | string }): string => `/production/delays/${id}`

const read = async <Answer>(path: string, signal: AbortSignal) =>
  (await http.get<Answer>(path, { signal })).data

/** The tasks that a delay can hit, as the schedule of the project has them. */
export function useProjectTasks(projectId: number | undefined) {
  const path = `/api/projects/${projectId}/schedule`
  return useQuery({
    queryKey: [path, 'tasks'],
    queryFn: async ({ signal }) => (await read<Schema<'Schedule'>>(path, signal)).tasks,
    enabled: projectId !== undefined,
  })
}

/** The delays of a project, newest first. */
export function useProjectDelays(projectId: number | undefined) {
  const path = `/api/delays?projectId=${projectId}&_start=0&_end=100`
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => read<DelayRow[]>(path, signal),
    enabled: projectId !== undefined,
  })
}

/** Of the schedule; who may not see it chooses among none. */
export function useBaselines(projectId: number) {
  const maySee = useAbility('schedules.view')
  const path = `/api/projects/${projectId}/baselines`
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => read<Schema<'Baseline'>[]>(path, signal),
    enabled: maySee,
  })
}

/** An impact with its address, which names the delays and the plan it is computed in. */
export function useImpact(path: string, version: number) {
  return useQuery({
    queryKey: [path, version],
    queryFn: ({ signal }) => read<DelayImpact>(path, signal),
  })
}
