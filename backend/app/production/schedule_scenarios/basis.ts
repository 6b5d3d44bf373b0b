import { createHash } from 'node:crypto'
import type { Moment } from '#engines/scheduling/moment'
import type { Period } from '#engines/scheduling/outages'
import type { DueMilestone } from '#production/project_milestones/milestones_of'
import type { PlanState } from '#production/schedules/plan_state'
import { openAssignments } from '#production/schedules/plan_state'
import type { PlanCalendar } from '#production/work_calendars/plan_calendars'
import { earliestByTask } from './dues.js'
import type { PlanResource } from './resource_slots.js'

/** What a plan was made from beside the schedule itself: whoever accepts it has to find it as it was. */
export interface Basis {
  /** Of the resources that the work left needs, by id. */
  resources: Record<number, BasisResource>
  /** Working time by calendar, as a print of it. */
  calendars: Record<number, string>
  /** Moments from which the material of tasks is there. */
  ready: Record<number, Moment>
  /** Ends of the contract days of tasks; absent in scenarios of earlier days. */
  contracts?: Record<number, Moment>
}

interface BasisResource {
  unitsE4: number
  calendarId: number | null
  outages: { kind: string; from: number | null; to: number | null }[]
  /** Absent in scenarios of earlier days, which knew of none. */
  periods?: Period[]
}

export interface BasisInput {
  state: PlanState
  resources: ReadonlyMap<number, PlanResource>
  calendars: ReadonlyMap<number, PlanCalendar>
  ready: ReadonlyMap<number, Moment>
  /** Of the contract, those that are not reached. */
  milestones: readonly DueMilestone[]
}

/** @param input as it is, not as a scenario supposes it */
export function basisOf({ state, resources, calendars, ready, milestones }: BasisInput): Basis {
  const used = new Set(openAssignments(state).map(({ resourceId }) => resourceId))
  const known = [...used].flatMap((id) => {
    const resource = resources.get(id)
    return resource ? [[id, ofResource(resource)] as const] : []
  })
  const own = known.map(([, { calendarId }]) => calendarId)
  const ofTasks = [...state.tasks.values()].map(({ calendarId }) => calendarId)
  const worked = new Set([state.settings.calendarId, ...own, ...ofTasks])
  return {
    resources: Object.fromEntries(known),
    calendars: Object.fromEntries(
      [...worked].flatMap((id) => {
        const calendar = id === null ? undefined : calendars.get(id)
        return calendar ? [[id, printOf(calendar)] as const] : []
      })
    ),
    ready: Object.fromEntries([...ready].filter(([id]) => isLeft(state, id))),
    contracts: Object.fromEntries(
      [...earliestByTask(milestones)].map(([taskId, { due }]) => [taskId, due])
    ),
  }
}

const isLeft = ({ tasks }: PlanState, id: number) => tasks.get(id)?.actualStart === null

const ofResource = ({ outages, ...resource }: PlanResource): BasisResource => ({
  ...{ unitsE4: resource.unitsE4, calendarId: resource.calendarId },
  outages: outages.map(({ kind, from, to }) => ({ kind, from: finite(from), to: finite(to) })),
  periods: resource.periods.map(({ from, to, units }) => ({ from, to, units })),
})

const finite = (day: number) => (Number.isFinite(day) ? day : null)

const printOf = ({ rules }: PlanCalendar) =>
  createHash('sha256').update(JSON.stringify(rules)).digest('base64url').slice(0, 22)

export type BasisChange =
  | { kind: 'capacity'; resourceId: number; from: number; to: number }
  | { kind: 'resource_calendar' | 'outage' | 'periods'; resourceId: number }
  | { kind: 'calendar'; calendarId: number }
  | { kind: 'material' | 'contract'; taskId: number; from: Moment | null; to: Moment | null }

/** What is otherwise than it was, in the order in which people look for it. */
export function changesSince(before: Basis, now: Basis): BasisChange[] {
  return [
    ...idsIn(before.resources).flatMap((id) => ofOne(id, before.resources[id]!, now.resources[id])),
    ...idsIn(before.calendars).flatMap((calendarId): BasisChange[] =>
      before.calendars[calendarId] === now.calendars[calendarId]
        ? []
        : [{ kind: 'calendar', calendarId }]
    ),
    ...dayChanges('material', before.ready, now.ready),
    ...(before.contracts ? dayChanges('contract', before.contracts, now.contracts ?? {}) : []),
  ]
}

const NOTHING: BasisResource = { unitsE4: 0, calendarId: null, outages: [] }

function ofOne(resourceId: number, was: BasisResource, is = NOTHING): BasisChange[] {
  const found: BasisChange[] = []
  if (was.unitsE4 !== is.unitsE4)
    found.push({ kind: 'capacity', resourceId, from: was.unitsE4, to: is.unitsE4 })
  if (was.calendarId !== is.calendarId) found.push({ kind: 'resource_calendar', resourceId })
  if (JSON.stringify(was.outages) !== JSON.stringify(is.outages))
    found.push({ kind: 'outage', resourceId })
  if (JSON.stringify(was.periods ?? []) !== JSON.stringify(is.periods ?? []))
    found.push({ kind: 'periods', resourceId })
  return found
}

function dayChanges(
  kind: 'material' | 'contract',
  was: Record<number, Moment>,
  is: Record<number, Moment>
): BasisChange[] {
  const tasks = [...new Set([...idsIn(was), ...idsIn(is)])]
  return tasks.flatMap((taskId): BasisChange[] => {
    const [from, to] = [was[taskId] ?? null, is[taskId] ?? null]
    return from === to ? [] : [{ kind, taskId, from, to }]
  })
}

const idsIn = (record: Record<number, unknown>) => Object.keys(record).map(Number)
