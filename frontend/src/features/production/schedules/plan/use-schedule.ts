import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { retryRecord } from '../../../../kit/show/use-record'
import { useLiveEvent } from '../../../../providers/live'
import { readSchedule } from './calls'
import { isOfMaterials } from './materials'
import { PlanStore } from './plan-store'
import type { ScheduleAnswer, SchedulePlan } from './types'

const keyOf = (projectId: number) => ['schedule-plan', projectId] as const

/** One store per project, so that all views of a page change the same plan. */
const stores = new Map<number, { store: PlanStore; users: number }>()

interface UsedSchedule {
  /** Null until it is read. */
  plan: SchedulePlan | null
  query: UseQueryResult<ScheduleAnswer>
}

const nothing = () => () => {}

/** The schedule of a project, and how to change it. */
export function useSchedule(projectId: number): UsedSchedule {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) => readSchedule(projectId, signal),
    retry: retryRecord,
    staleTime: 0,
    // thousands of tasks are compared by their ids in the store
    structuralSharing: false,
  })
  const { data } = query
  const hasData = data !== undefined
  // the first reading makes the store, later ones are given to it
  const store = useMemo(
    () => (hasData ? storeOf(projectId, client.getQueryData(keyOf(projectId))!) : null),
    [projectId, hasData, client]
  )
  useUse(projectId, store)
  useEffect(() => {
    if (data) store?.receive(data)
  }, [store, data])
  useOthersChanges(projectId, store)
  const plan = useSyncExternalStore(store?.subscribe ?? nothing, () => store?.getSnapshot() ?? null)
  return { plan, query }
}

/** By then the messages of this page's own changes have come. */
const SETTLED_MS = 1_000

/** Reads the schedule again when someone else has changed it or its materials, once this page's own changes are saved. */
function useOthersChanges(projectId: number, store: PlanStore | null) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasOtherMaterials = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const reckon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!store) return
      if (store.isBusy) return reckon()
      const isBehind = store.isBehind() || hasOtherMaterials.current
      hasOtherMaterials.current = false
      if (isBehind) void client.invalidateQueries({ queryKey: keyOf(projectId) })
    }, SETTLED_MS)
  }
  useLiveEvent('record', (event) => {
    if (isOfMaterials(event, projectId)) hasOtherMaterials.current = true
    else if (event.resource === 'schedules' && event.id === projectId) store?.countMessage()
    else return
    reckon()
  })
  useLiveEvent('poll', () => void client.invalidateQueries({ queryKey: keyOf(projectId) }))
}

function storeOf(projectId: number, answer: ScheduleAnswer): PlanStore {
  const found = stores.get(projectId)
  if (found) return found.store
  const store = new PlanStore(answer)
  stores.set(projectId, { store, users: 0 })
  return store
}

/** A store is kept for as long as a page shows it, or changes of it are on their way. */
function useUse(projectId: number, store: PlanStore | null) {
  useEffect(() => {
    if (!store) return
    const entry = stores.get(projectId) ?? { store, users: 0 }
    stores.set(projectId, entry)
    entry.users += 1
    return () => {
      entry.users -= 1
      if (entry.users === 0 && !store.isBusy) stores.delete(projectId)
    }
  }, [projectId, store])
}
