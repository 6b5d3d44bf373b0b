import { numbered } from './outline'
import type { ChangesAnswer, ScheduleAnswer, ScheduleTask } from './types'

const isSame = (one: ScheduleTask, other: ScheduleTask): boolean =>
  (Object.keys(other) as (keyof ScheduleTask)[]).every((name) => one[name] === other[name])

/** `task`, or the object that is on screen already when it says the same. */
const kept = (task: ScheduleTask, shown: ScheduleTask | undefined) =>
  shown && isSame(shown, task) ? shown : task

/**
 * The schedule after the server has answered to changes; tasks that it says nothing new of keep their identity.
 * @param made the schedule with the changes as this page made them
 */
export function merged(made: ScheduleAnswer, answer: ChangesAnswer): ScheduleAnswer {
  const tasks = new Map(made.tasks.map((task) => [task.id, task]))
  for (const task of answer.tasks) tasks.set(task.id, kept(task, tasks.get(task.id)))
  const { version, finish, settings, order } = answer
  return {
    ...made,
    ...{ version, finish, settings },
    links: answer.links ?? made.links,
    assignments: answer.assignments ?? made.assignments,
    materials: answer.materials ?? made.materials,
    tasks: numbered(order.flatMap((id) => tasks.get(id) ?? [])),
  }
}

/** A schedule that was read again; tasks that are as they were keep their identity. */
export function read(answer: ScheduleAnswer, shown: ScheduleAnswer): ScheduleAnswer {
  const before = new Map(shown.tasks.map((task) => [task.id, task]))
  return { ...answer, tasks: answer.tasks.map((task) => kept(task, before.get(task.id))) }
}
