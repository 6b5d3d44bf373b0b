import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { daysOfWeek } from '#engines/labour/timesheet'
import type TimeEntry from '#people/time_entries/time_entry'
import type Timesheet from './timesheet.js'

type Client = Pick<QueryClientContract, 'from'>

interface Named {
  id: number
  code: string
  name: string
  name_ar: string | null
}

/** The hours of a week as its grid shows them: a row for each project and task, in the order of their codes. */
export async function presentRows(client: Client, { weekStart, entries }: Timesheet) {
  const days = daysOfWeek(weekStart)
  const projects = await named(client, 'project_names', idsOf(entries, 'projectId'))
  const tasks = await named(client, 'project_tasks', idsOf(entries, 'taskId'))
  const groups = Map.groupBy(entries, ({ projectId, taskId }) => `${projectId}:${taskId}`)
  const rows = [...groups.values()].map((own) => {
    const { projectId, taskId, note } = own[0]!
    return {
      ...{ projectId, taskId, note },
      project: present(projects.get(projectId!)),
      task: present(tasks.get(taskId!)),
      minutes: days.map((on) => own.find(({ workedOn }) => workedOn === on)?.minutes ?? 0),
    }
  })
  const place = (row: (typeof rows)[number]) => `${row.project?.code ?? ''} ${row.task?.code ?? ''}`
  return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1))
}

const idsOf = (entries: readonly TimeEntry[], name: 'projectId' | 'taskId') => [
  ...new Set(entries.flatMap((entry) => entry[name] ?? [])),
]

async function named(client: Client, view: string, ids: readonly number[]) {
  if (!ids.length) return new Map<number, Named>()
  const rows: Named[] = await client
    .from(view)
    .whereIn('id', [...ids])
    .select('id', 'code', 'name', 'name_ar')
  return new Map(rows.map((row) => [row.id, row]))
}

/** What was removed from the schedule has no name any more. */
const present = (row: Named | undefined) =>
  row ? { id: row.id, code: row.code, name: row.name, nameAr: row.name_ar } : null
