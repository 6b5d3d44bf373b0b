import { calendarOf } from './compile.js'
import type { Moment } from './moment.js'
import type { Plan, PlanLink, PlanTask } from './network.js'
import type { WorkCalendar } from './work_calendar.js'

/** An event that held work up. */
export interface DelayEvent {
  id: number
  /** Its days, half-open. */
  from: Moment
  to: Moment
  /** Working minutes lost of each task, in the task's calendar. */
  hits: readonly { taskId: number; minutes: number }[]
}

/** Why a task takes no fragnet. */
export type Unaffected = 'finished' | 'absent' | 'no_work'

/** Why an event can't hold this task of a plan; null when it can. Milestones hold what comes after them. */
export function unaffectedBy(task: PlanTask | undefined): Unaffected | null {
  if (!task) return 'absent'
  if (task.kind === 'summary' || task.kind === 'level_of_effort') return 'no_work'
  return task.actualFinish === null ? null : 'finished'
}

/** Minutes by which each task is held up, days that several events share counted once. */
export function heldMinutes(plan: Plan, events: readonly DelayEvent[]): Map<number, number> {
  const tasks = new Map(plan.tasks.map((task) => [task.id, task]))
  const hits = events.flatMap(({ from, to, hits: own }) =>
    own.map(({ taskId, minutes }) => ({ taskId, minutes, from, to }))
  )
  const held = new Map<number, number>()
  for (const [id, of] of Map.groupBy(hits, ({ taskId }) => taskId)) {
    const task = tasks.get(id)
    if (unaffectedBy(task) === null)
      held.set(id, sharedMinutes(of, calendarOf(task!.calendarId, plan)))
  }
  return held
}

interface Hit {
  minutes: number
  from: Moment
  to: Moment
}

/**
 * Events whose days overlap on a task hold it together: no longer than the working time of their days,
 * nor than the sum of what each lost. What was lost beyond an event's own days counts as if it went on.
 */
function sharedMinutes(hits: readonly Hit[], calendar: WorkCalendar): number {
  const spans = hits
    .filter(({ minutes }) => minutes > 0)
    .map(({ minutes, from, to }) => ({
      ...{ minutes, from },
      to: Math.max(to, calendar.add(from, minutes, 'finish')),
    }))
    .sort((one, other) => one.from - other.from)
  let sum = 0
  let group: Hit | null = null
  const close = () => {
    if (group) sum += Math.min(group.minutes, calendar.between(group.from, group.to))
  }
  for (const span of spans) {
    if (group && span.from < group.to)
      group = {
        from: group.from,
        to: Math.max(group.to, span.to),
        minutes: group.minutes + span.minutes,
      }
    else {
      close()
      group = span
    }
  }
  close()
  return sum
}

/**
 * The plan with a fragnet after each task that is held up: an activity of the lost time in the task's
 * calendar, which takes over the links that leave the task's finish. What leaves its start stays, so that
 * a delay never pulls work forward.
 */
export function insertFragnets(plan: Plan, held: ReadonlyMap<number, number>): Plan {
  const fragnets = new Map<number, PlanTask>()
  let last = plan.tasks.reduce((most, { id }) => Math.max(most, id), 0)
  for (const task of plan.tasks) {
    const duration = held.get(task.id) ?? 0
    if (duration > 0) fragnets.set(task.id, fragnetOf(task, ++last, duration))
  }
  if (!fragnets.size) return plan
  const moved = plan.links.map((link): PlanLink => {
    const fragnet = link.type[0] === 'F' ? fragnets.get(link.from) : undefined
    return fragnet ? { ...link, from: fragnet.id } : link
  })
  const added = [...fragnets].map(([from, { id: to }]): PlanLink => ({
    from,
    to,
    type: 'FS',
    lag: 0,
  }))
  return { ...plan, tasks: [...plan.tasks, ...fragnets.values()], links: [...moved, ...added] }
}

const fragnetOf = ({ parentId, calendarId }: PlanTask, id: number, duration: number): PlanTask => ({
  ...{ id, kind: 'task', parentId, calendarId, duration },
  ...{ constraint: null, deadline: null, pinnedStart: null },
  ...{ actualStart: null, actualFinish: null, remaining: null },
})
