import type { Difference, ScheduleAnswer, ScheduleTask, TaskFields } from './types'

const FIELDS: readonly (keyof TaskFields)[] = [
  'code',
  'name',
  'nameAr',
  'kind',
  'calendarId',
  'duration',
  'constraintKind',
  'constraintAt',
  'deadline',
  'pinnedStart',
  'actualStart',
  'actualFinish',
  'remaining',
  'percentComplete',
  'weight',
  'budget',
  'assigneeId',
  'color',
  'note',
]

/** What people have changed from one reading of a schedule to the next; computed dates aside. */
export function differences(before: ScheduleAnswer, after: ScheduleAnswer): Difference[] {
  const [old, now] = [byId(before), byId(after)]
  const named = (kind: Difference['kind'], task: ScheduleTask, fields: string[] = []) => ({
    kind,
    name: task.name,
    nameAr: task.nameAr,
    fields,
  })
  const found: Difference[] = []
  for (const task of after.tasks) {
    const was = old.get(task.id)
    if (!was) found.push(named('added', task))
    else {
      const fields = changedFields(was, task)
      if (fields.length) found.push(named('changed', task, fields))
    }
  }
  for (const task of before.tasks) if (!now.has(task.id)) found.push(named('removed', task))
  for (const task of tasksOf(before.links.map(textOfLink), after.links.map(textOfLink)))
    if (now.has(task)) found.push(named('links', now.get(task)!))
  for (const task of tasksOf(before.assignments.map(textOfUse), after.assignments.map(textOfUse)))
    if (now.has(task)) found.push(named('resources', now.get(task)!))
  if (JSON.stringify(before.settings) !== JSON.stringify(after.settings))
    found.push({ kind: 'settings', name: null, nameAr: null, fields: [] })
  return found
}

const byId = ({ tasks }: ScheduleAnswer) => new Map(tasks.map((task) => [task.id, task]))

function changedFields(was: ScheduleTask, is: ScheduleTask): string[] {
  const fields: string[] = FIELDS.filter((name) => was[name] !== is[name])
  // an outline number also changes when something before it is put in
  return was.parentId === is.parentId ? fields : [...fields, 'parentId']
}

type Text = [task: number, text: string]

const textOfLink = (link: ScheduleAnswer['links'][number]): Text => [
  link.toId,
  `${link.fromId} ${link.toId} ${link.type} ${link.lag}`,
]

const textOfUse = (use: ScheduleAnswer['assignments'][number]): Text => [
  use.taskId,
  `${use.taskId} ${use.resourceId} ${use.units}`,
]

/** The tasks whose texts are in one of the lists only. */
function tasksOf(before: Text[], after: Text[]): Set<number> {
  const [old, now] = [
    new Set(before.map(([, text]) => text)),
    new Set(after.map(([, text]) => text)),
  ]
  return new Set(
    [
      ...before.filter(([, text]) => !now.has(text)),
      ...after.filter(([, text]) => !old.has(text)),
    ].map(([task]) => task)
  )
}
