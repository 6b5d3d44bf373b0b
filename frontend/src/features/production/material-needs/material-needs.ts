import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { useLiveEvent } from '../../../providers/live'
import { isOfMaterials } from '../schedules/plan/materials'

export const NEEDS = 'production.material_needs'

export type MaterialNeeds = Schema<'MaterialNeeds'>
export type MaterialNeed = Schema<'MaterialNeed'>

const KEY = 'material-needs'
const pathOf = (projectId: number) => `/api/projects/${projectId}/material-needs`

/** What the tasks of a project need; days follow from the schedule, so another version is read again. */
export function useMaterialNeeds(projectId: number, version: number) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: [KEY, projectId] })
  useLiveEvent('record', (event) => {
    if (isOfMaterials(event, projectId)) refresh()
  })
  useLiveEvent('poll', refresh)
  return useQuery({
    queryKey: [KEY, projectId, version],
    queryFn: async ({ signal }) =>
      (await http.get<MaterialNeeds>(pathOf(projectId), { signal })).data,
    staleTime: 0,
  })
}

export interface NewNeed {
  taskId: number
  materialId: number
  quantity: string
  leadDays: number
  note: string | null
}

export interface ChangedNeed {
  need: MaterialNeed
  fields: { quantity?: string; leadDays?: number; note?: string | null }
}

/** States, changes and deletes needs, and makes purchase requests of them. */
export function useNeedActions(projectId: number) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: [KEY, projectId] })
  const create = useMutation({
    mutationFn: (need: NewNeed) =>
      http.post(pathOf(projectId), { needs: [need] }, { headers: key() }),
    onSuccess,
  })
  const update = useMutation({
    mutationFn: ({ need, fields }: ChangedNeed) =>
      http.patch(`/api/material-needs/${need.id}`, fields, { headers: ifMatch(need.version) }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: ({ id, version }: MaterialNeed) =>
      http.delete(`/api/material-needs/${id}`, { headers: ifMatch(version) }),
    onSuccess,
  })
  const request = useMutation({
    mutationFn: async (needs: { id: number }[]) =>
      (
        await http.post<Schema<'PurchaseRequestDetail'>>(
          '/api/purchase-requests/from-needs',
          { projectId, needs },
          { headers: key() }
        )
      ).data,
    onSuccess,
  })
  return { create, update, remove, request }
}

const key = () => ({ 'Idempotency-Key': newIdempotencyKey() })

/** Whether something of a need is neither requested nor ordered. */
export const isUnrequested = ({ quantity, requested, ordered, state }: MaterialNeed) =>
  state !== 'done' && Math.max(Number(requested), Number(ordered)) < Number(quantity)
