import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http, newIdempotencyKey } from '../../../api/http'
import type { Schema } from '../../../api/types'

export const CONTROL = 'production.schedule_control'

export type Baseline = Schema<'Baseline'>
export type Variance = Schema<'TaskVariance'>
export type ScopeChange = Schema<'BaselineScopeChange'>
export type BaselineDetail = Schema<'BaselineDetail'>
export type HealthCheck = Schema<'HealthCheck'>
export type EarnedValue = Schema<'EarnedValue'>

const KEY = 'schedule-control'

function useAnswer<Answer>(path: string, { version, enabled = true }: ReadOptions) {
  return useQuery({
    queryKey: [KEY, path, version],
    queryFn: async ({ signal }) => (await http.get<Answer>(path, { signal })).data,
    enabled,
  })
}

interface ReadOptions {
  /** Of the schedule: its figures follow from it. */
  version: number
  enabled?: boolean
}

const ofBaseline = (baselineId: number | undefined) =>
  baselineId === undefined ? '' : `?baselineId=${baselineId}`

export const useBaselines = (projectId: number, version: number) =>
  useAnswer<Baseline[]>(`/api/projects/${projectId}/baselines`, { version })

export const useVariances = (baselineId: number | undefined, version: number) =>
  useAnswer<BaselineDetail>(`/api/baselines/${baselineId}`, {
    version,
    enabled: baselineId !== undefined,
  })

export const useHealth = (
  projectId: number,
  baselineId: number | undefined,
  options: ReadOptions
) =>
  useAnswer<Schema<'ScheduleHealth'>>(
    `/api/projects/${projectId}/schedule/health${ofBaseline(baselineId)}`,
    options
  )

export const useEarnedValue = (
  projectId: number,
  baselineId: number | undefined,
  options: ReadOptions
) =>
  useAnswer<Schema<'ProjectEarnedValue'>>(
    `/api/projects/${projectId}/earned-value${ofBaseline(baselineId)}`,
    options
  )

/** Takes and deletes baselines; all figures are read again after it. */
export function useBaselineActions(projectId: number) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: [KEY] })
  const take = useMutation({
    mutationFn: async (name: string) =>
      (
        await http.post<Baseline>(
          `/api/projects/${projectId}/baselines`,
          { name },
          { headers: { 'Idempotency-Key': newIdempotencyKey() } }
        )
      ).data,
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: ({ id, version }: Baseline) =>
      http.delete(`/api/baselines/${id}`, { headers: { 'If-Match': `"${version}"` } }),
    onSuccess,
  })
  return { take, remove }
}
