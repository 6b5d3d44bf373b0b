import fc from 'fast-check'
import { dayOf, MINUTES_OF_DAY, parseMoment, type Moment } from '#engines/scheduling/moment'
import { GULF_WEEK, type WorkRules } from '#engines/scheduling/work_week'
import type { Present } from '#production/schedule_scenarios/ask_plan'
import type { PlanResource } from '#production/schedule_scenarios/resource_slots'
import type { PlanState } from '#production/schedules/plan_state'
import { NEW_TASK, type Task, type TaskLink } from '#production/tasks/task'
import type { PlanCalendar } from '#production/work_calendars/plan_calendars'

/** A Sunday. */
export const START = parseMoment('2027-06-06T08:00')
export const FIRM = 1
const AWAY = 2
export const HALF_DAY = 240
const UNITS = 10_000

export const dayAfter = (days: number): Moment => START + days * MINUTES_OF_DAY

const TYPES = ['FS', 'SS', 'FF', 'SF'] as const
const CONSTRAINTS = ['start_no_earlier', 'finish_no_later', 'as_late_as_possible'] as const

const aTask = fc.record({
  halfDays: fc.integer({ min: 0, max: 8 }),
  needs: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 })),
  state: fc.constantFrom('open', 'open', 'open', 'open', 'begun', 'pinned'),
  constraint: fc.option(fc.constantFrom(...CONSTRAINTS), { nil: null, freq: 4 }),
  at: fc.integer({ min: 0, max: 15 }),
  ready: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null, freq: 3 }),
  deadline: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null, freq: 3 }),
})

const aLink = fc.tuple(
  fc.nat(),
  fc.nat(),
  fc.constantFrom(...TYPES),
  fc.integer({ min: -1, max: 2 })
)

type Made<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never
type TaskShape = Made<typeof aTask>
type LinkShape = Made<typeof aLink>

const shape = fc.record({
  tasks: fc.array(aTask, { minLength: 1, maxLength: 8 }),
  links: fc.array(aLink, { maxLength: 8 }),
  /** Of the crane. */
  outage: fc.option(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 4 })), {
    nil: null,
    freq: 2,
  }),
  /** Of the crew: first day, days and units. */
  period: fc.option(
    fc.tuple(
      ...[fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 4 })],
      fc.integer({ min: 0, max: 3 })
    ),
    { nil: null, freq: 2 }
  ),
  closed: fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 3 })),
  ofAway: fc.boolean(),
  saturday: fc.boolean(),
  retained: fc.boolean(),
})

export interface Case {
  present: Present
  /** Tasks that may not move, and those that a person has constrained, as they were. */
  before: ReadonlyMap<number, Task>
}

/**
 * Schedules of half days with crews, one of them with other units for some days, another one away or out of
 * service at times, work under way and pinned work.
 */
export const cases: fc.Arbitrary<Case> = shape.map(
  ({ tasks, links, closed, outage, period, ...flags }) => {
    const stated = tasks.map((task, i) => taskOf(task, i + 1))
    const state = stateOf(stated, { tasks, links, retained: flags.retained })
    const crew: PlanResource = {
      ...{ unitsE4: 2 * UNITS, calendarId: null, rateMinor: 100, outages: [] },
      periods: period ? [periodFrom(...period)] : [],
    }
    const crane: PlanResource = {
      unitsE4: UNITS,
      calendarId: flags.ofAway ? AWAY : null,
      ...{ rateMinor: null, periods: [] },
      outages: outage ? [outageFrom(...outage)] : [],
    }
    const present: Present = {
      ...{ state, calendars: calendarsWith(closed), extras: [], held: new Map() },
      milestones: [],
      resources: new Map([
        [1, crew],
        [2, crane],
      ]),
      whatIf: {
        dates: [],
        hours: flags.saturday ? [{ weekday: 6, hours: '08:00-12:00 13:00-17:00' }] : [],
      },
      ready: new Map(
        tasks.flatMap(({ ready }, i) => (ready === null ? [] : [[i + 1, dayAfter(ready)] as const]))
      ),
      overtimeFactor: 1.5,
    }
    return { present, before: new Map(stated.map((task) => [task.id, { ...task }])) }
  }
)

const outageFrom = (from: number, days: number) => {
  const day = dayOf(START) + from
  return { kind: 'maintenance', from: day, to: day + days }
}

const periodFrom = (from: number, days: number, units: number) => {
  const day = dayOf(START) + from
  return { from: day, to: day + days, units }
}

interface Stated {
  tasks: readonly TaskShape[]
  links: readonly LinkShape[]
  retained: boolean
}

function stateOf(stated: readonly Task[], { tasks, links, retained }: Stated): PlanState {
  const needs = tasks.flatMap((task, i) =>
    task.needs.flatMap((units, at) => (units ? [{ taskId: i + 1, resource: at + 1, units }] : []))
  )
  return planOf(stated, { links: linksOf(tasks.length, links), needs, retained })
}

interface Linked {
  links: TaskLink[]
  needs: readonly { taskId: number; resource: number; units: number }[]
  /** What is left of begun work waits for its predecessors. */
  retained: boolean
}

/** A plan of the firm's calendar from its first day on. */
export const planOf = (tasks: readonly Task[], { links, needs, retained }: Linked): PlanState => ({
  projectId: 1,
  settings: {
    ...{ record: null, version: 1, start: START, dataDate: START, mustFinish: null },
    ...{ calendarId: FIRM, lagCalendar: 'predecessor', critical: 'float', criticalFloat: 0 },
    outOfSequence: retained ? 'retained_logic' : 'progress_override',
    finish: null,
  },
  tasks: new Map(tasks.map((task) => [task.id, task])),
  links,
  assignments: needs.map(({ taskId, resource, units }) => ({
    ...{ taskId, resourceId: resource, unitsE4: units * UNITS },
  })),
})

/** A task as it is typed, with nothing but its length. */
export const plainTask = (id: number, duration: number): Task => ({
  ...NEW_TASK,
  ...{
    id,
    parentId: null,
    position: id,
    removedIn: null,
    code: `T${id}`,
    name: `T${id}`,
    duration,
  },
})

function taskOf({ halfDays, state, constraint, at, deadline }: TaskShape, id: number): Task {
  const duration = halfDays * HALF_DAY
  const isBegun = state === 'begun' && duration > 0
  return {
    ...plainTask(id, duration),
    ...(isBegun && { actualStart: START - 4 * MINUTES_OF_DAY, remaining: duration }),
    ...(state === 'pinned' && { pinnedStart: dayAfter(at % 5) }),
    ...(state === 'open' &&
      constraint && { constraintKind: constraint, constraintAt: dayAfter(at) }),
    deadline: deadline === null ? null : dayAfter(deadline),
  }
}

function linksOf(count: number, pairs: readonly LinkShape[]): TaskLink[] {
  if (count < 2) return []
  const links = pairs.map(([a, b, type, lag]) => {
    const to = 1 + (b % (count - 1))
    return { fromId: (a % to) + 1, toId: to + 1, type, lag: lag * HALF_DAY }
  })
  return [...new Map(links.map((link) => [`${link.fromId}-${link.toId}`, link])).values()]
}

export function calendarsWith([from, days]: readonly [number, number]): Map<number, PlanCalendar> {
  const rules: WorkRules = { week: GULF_WEEK, periods: [], exceptions: [] }
  const first = dayOf(START) + from
  const away: WorkRules = days
    ? { ...rules, exceptions: [{ from: first, to: first + days - 1, hours: [] }] }
    : rules
  const week = JSON.stringify(
    GULF_WEEK.map((open) => (open.length ? '08:00-12:00 13:00-17:00' : null))
  )
  const stated = { week, changes: [], basedOnId: null } as never
  return new Map([
    [FIRM, { calendar: stated, rules }],
    [AWAY, { calendar: stated, rules: away }],
  ])
}
