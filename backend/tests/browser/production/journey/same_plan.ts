import type { Plan } from './plan.js'

/** What the same plan has of a task, to the minute. */
const FACTS = [
  ...(['name', 'wbs', 'kind', 'duration', 'remaining', 'percentComplete'] as const),
  ...(['constraintKind', 'constraintAt', 'actualStart', 'actualFinish'] as const),
  ...(['earlyStart', 'earlyFinish', 'lateStart', 'lateFinish'] as const),
  ...(['totalFloat', 'freeFloat', 'isCritical'] as const),
]

/** The plan to the minute, as lines that name tasks by their codes: two plans with the same lines are one. */
export function linesOf(plan: Plan): string[] {
  const codes = new Map(plan.tasks.map(({ id, code }) => [id, code]))
  const hoursOf = (id: number | null) => {
    const calendar = plan.calendars.find((one) => one.id === id)
    return calendar ? `${calendar.week.join('|')} ${calendar.minutesPerDay}` : 'of the project'
  }
  const { start, dataDate, calendarId } = plan.settings
  const tasks = plan.tasks.map((row) => {
    // how long it was before it became the head of others is of no use any more
    const task = row.kind === 'summary' ? { ...row, duration: 0 } : row
    const facts = FACTS.map((fact) => `${fact} ${task[fact]}`)
    const above = codes.get(task.parentId ?? task.id)
    return [task.code, ...facts, `in ${above}`, `hours ${hoursOf(task.calendarId)}`].join(', ')
  })
  const links = plan.links.map(
    ({ fromId, toId, type, lag }) => `${codes.get(fromId)} to ${codes.get(toId)} ${type} ${lag}`
  )
  const assignments = plan.assignments.map(
    ({ taskId, resourceId, units }) => `${codes.get(taskId)} by ${resourceId} ${units}`
  )
  return [
    `from ${start}, as of ${dataDate}, hours ${hoursOf(calendarId)}, to ${plan.finish}`,
    ...tasks,
    ...links.toSorted(),
    ...assignments.toSorted(),
  ]
}
