import type { Delay } from './delay'
import type { EnteredTask } from './tasks-input'

const PLAIN = [
  'title',
  'titleAr',
  'cause',
  'responsible',
  'details',
  'firstOn',
  'lastOn',
  'noticeOn',
  'noticeReference',
] as const
/** What may not be empty. */
const NEEDED: ReadonlySet<string> = new Set(['title', 'cause', 'responsible', 'firstOn'])

export const valuesOf = (delay: Delay) => ({
  ...delay,
  tasks: delay.tasks.map(({ taskId, days }) => ({ taskId, days: Number(days) })),
  concurrentIds: delay.concurrent.map(({ id }) => id),
})

export function bodyOf(values: Record<string, unknown>, isNew: boolean): object {
  const entered = PLAIN.filter((name) => name in values).map(
    (name) => [name, values[name] === '' ? null : (values[name] ?? null)] as const
  )
  return {
    ...Object.fromEntries(entered.filter(([name, value]) => value !== null || !NEEDED.has(name))),
    ...('tasks' in values && {
      tasks: (values.tasks as EnteredTask[]).map(({ taskId, days }) => ({
        ...{ taskId, days: String(days) },
      })),
    }),
    ...('concurrentIds' in values && { concurrentIds: values.concurrentIds }),
    ...(isNew && { projectId: values.projectId }),
  }
}
