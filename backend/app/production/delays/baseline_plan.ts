import { calendarOf } from '#engines/scheduling/compile'
import type { Moment } from '#engines/scheduling/moment'
import type { Plan, PlanTask } from '#engines/scheduling/network'

interface Planned {
  start: Moment
  finish: Moment
}

/**
 * A plan as a baseline had it: the tasks that it knew, as long as they were then and no earlier, tied by
 * the links of today. A baseline keeps dates and no links, so the dates stand for the logic of its day.
 */
export function baselinePlan(plan: Plan, dates: ReadonlyMap<number, Planned>): Plan {
  const known = plan.tasks.filter(({ id, kind }) => dates.has(id) || kind === 'summary')
  const ids = new Set(known.map(({ id }) => id))
  return {
    ...plan,
    settings: { ...plan.settings, dataDate: null },
    tasks: known.map((task) => taskOf(task, dates.get(task.id), plan)),
    links: plan.links.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  }
}

function taskOf(task: PlanTask, planned: Planned | undefined, plan: Plan): PlanTask {
  const untouched = { actualStart: null, actualFinish: null, remaining: null, pinnedStart: null }
  if (!planned || task.kind !== 'task') {
    const at = planned ? { kind: 'start_no_earlier' as const, at: planned.start } : null
    return { ...task, ...untouched, constraint: task.kind === 'summary' ? null : at }
  }
  const duration = calendarOf(task.calendarId, plan).between(planned.start, planned.finish)
  return {
    ...task,
    ...untouched,
    duration: Math.max(0, duration),
    constraint: { kind: 'start_no_earlier', at: planned.start },
  }
}
