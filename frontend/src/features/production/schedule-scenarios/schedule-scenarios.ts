import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import type { Schema } from '../../../api/types'

export const SCENARIOS = 'production.schedule_scenarios'

export type Scenario = Schema<'ScheduleScenario'>
export type Move = Schema<'ScenarioMove'>
export type Milestone = Schema<'ScenarioMilestone'>
/** What a search supposes beside more of some resources. */
export type Supposed = Pick<Scenario, 'dates' | 'hours'>

const KEY = 'schedule-scenarios'
const pathOf = (projectId: number) => `/api/projects/${projectId}/schedule/scenarios`

/** The last scenarios of a project, newest first, without their moves. */
export const useScenarios = (projectId: number) =>
  useQuery({
    queryKey: [KEY, projectId],
    queryFn: async ({ signal }) => (await http.get<Scenario[]>(pathOf(projectId), { signal })).data,
    staleTime: 0,
  })

/** One scenario with the tasks that it moves. */
export const useScenario = (projectId: number, id: number | undefined) =>
  useQuery({
    queryKey: [KEY, projectId, id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      (await http.get<Scenario>(`${pathOf(projectId)}/${id}`, { signal })).data,
    staleTime: 0,
  })

export interface SearchOrder extends Supposed {
  seconds: number
  extra: { resourceId: number; units: string }[]
}

/** Orders a search, accepts what it found, takes it back. */
export function useScenarioActions(projectId: number) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [KEY, projectId] })
  const order = useMutation({
    mutationFn: async (body: SearchOrder) => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<Scenario>(pathOf(projectId), body, { headers })).data
    },
    onSuccess: refresh,
  })
  const decide = async ({ id, version }: Scenario, undo: boolean) => {
    const path = `${pathOf(projectId)}/${id}/acceptance`
    const headers = { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() }
    if (undo) await http.delete(path, { headers })
    else await http.post(path, undefined, { headers })
    await refresh()
    await client.invalidateQueries({ queryKey: ['schedule-plan', projectId] })
  }
  return { order, decide, refresh }
}
