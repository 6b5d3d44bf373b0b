import { dayOf, formatMoment, type Moment } from '#engines/scheduling/moment'
import type { Placed } from '#production/tasks/outline'
import type { TaskAssignment } from '#production/tasks/task'
import type { PlanFigures } from './scenario.js'

/** What a computed plan comes to, of the work that is left. */
export function figuresOf(
  outline: readonly Placed[],
  assignments: readonly TaskAssignment[],
  capacities: ReadonlyMap<number, number>
): PlanFigures {
  const finishes = outline.flatMap(({ task }) => task.earlyFinish ?? [])
  return {
    finish: finishes.length ? formatMoment(Math.max(...finishes)) : null,
    lateDays: outline.reduce((sum, { task }) => sum + daysLate(task), 0),
    overloadedDays: overloadedDays(outline, assignments, capacities),
  }
}

/** Calendar days that a task ends after its deadline. */
function daysLate({ deadline, earlyFinish, actualFinish }: Placed['task']): number {
  if (deadline === null || earlyFinish === null || actualFinish !== null) return 0
  return Math.max(0, dayOf(earlyFinish) - dayOf(deadline))
}

/** Days on which some resource is asked for more than there is, counted for each resource. */
function overloadedDays(
  outline: readonly Placed[],
  assignments: readonly TaskAssignment[],
  capacities: ReadonlyMap<number, number>
): number {
  const tasks = new Map(outline.map(({ task }) => [task.id, task]))
  let days = 0
  for (const [resourceId, needs] of Map.groupBy(assignments, (one) => one.resourceId)) {
    const steps = needs.flatMap(({ taskId, unitsE4 }) => {
      const task = tasks.get(taskId)
      if (!task || task.earlyStart === null || task.actualFinish !== null) return []
      return [
        { at: task.earlyStart, change: unitsE4 },
        { at: task.earlyFinish!, change: -unitsE4 },
      ]
    })
    days += daysAbove(steps, capacities.get(resourceId) ?? 0)
  }
  return days
}

function daysAbove(steps: { at: Moment; change: number }[], capacity: number): number {
  // what ends makes room for what begins at the same moment
  steps.sort((one, other) => one.at - other.at || one.change - other.change)
  const above = new Set<number>()
  let used = 0
  for (const [place, { at, change }] of steps.entries()) {
    used += change
    const next = steps[place + 1]?.at ?? at
    if (used <= capacity || next <= at) continue
    for (let day = dayOf(at); day <= dayOf(next - 1); day++) above.add(day)
  }
  return above.size
}
