import { isLate, isMaterialLate } from '@binaa/backend/lateness'
import { levelOf } from '../plan/outline'
import { readyDays } from '../plan/materials'
import type { ScheduleAnswer, ScheduleTask } from '../plan/types'
import type { GridRow } from './columns/column'

/** What the list is narrowed to; it lives in the address. */
export interface Filters {
  text: string
  isCritical: boolean
  isLate: boolean
  /** The material comes after the start. */
  isWaiting: boolean
  resourceId: number | null
  /** The tasks that a check of the schedule counts; null or absent: all. */
  checked?: ReadonlySet<number> | null
}

export const isFiltered = ({ text, resourceId, checked = null, ...flags }: Filters) =>
  text !== '' ||
  resourceId !== null ||
  checked !== null ||
  flags.isCritical ||
  flags.isLate ||
  flags.isWaiting

interface RowsInput {
  schedule: Pick<ScheduleAnswer, 'tasks' | 'assignments' | 'materials'>
  filters: Filters
  collapsed: ReadonlySet<number>
  predecessors: ReadonlyMap<number, string>
  resources: ReadonlyMap<number, string>
}

/**
 * The rows on screen: the outline without what is below collapsed tasks, or what the filters let through
 * with all above it. A row that says what it said before is the same object.
 */
export function rowsOf(input: RowsInput, last: ReadonlyMap<number, GridRow>): GridRow[] {
  const { schedule, filters, collapsed } = input
  const kept = isFiltered(filters) ? matching(schedule, filters) : null
  const hidden = new Set<number>()
  const rows: GridRow[] = []
  const ready = readyDays(schedule)
  schedule.tasks.forEach((task, index) => {
    if (kept) {
      if (!kept.has(task.id)) return
    } else {
      const { parentId } = task
      if (parentId !== null && (collapsed.has(parentId) || hidden.has(parentId))) {
        hidden.add(task.id)
        return
      }
    }
    const row: GridRow = {
      task,
      number: index + 1,
      level: levelOf(task),
      isCollapsed: !kept && collapsed.has(task.id),
      predecessors: input.predecessors.get(task.id) ?? '',
      resources: input.resources.get(task.id) ?? '',
      readyOn: ready.get(task.id) ?? null,
    }
    const before = last.get(task.id)
    rows.push(before && isSame(before, row) ? before : row)
  })
  return rows
}

const isSame = (one: GridRow, other: GridRow): boolean =>
  (Object.keys(one) as (keyof GridRow)[]).every((name) => one[name] === other[name])

/** The tasks that pass, and all above them. */
function matching(schedule: RowsInput['schedule'], filters: Filters): Set<number> {
  const { tasks, assignments } = schedule
  const ready = readyDays(schedule)
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const { resourceId } = filters
  const users = new Set(
    assignments.filter((one) => one.resourceId === resourceId).map(({ taskId }) => taskId)
  )
  const text = filters.text.trim().toLowerCase()
  const passes = (task: ScheduleTask) =>
    (!filters.isCritical || task.isCritical) &&
    (!filters.isLate || isLate(task)) &&
    (!filters.isWaiting || isMaterialLate(task, ready.get(task.id))) &&
    (resourceId === null || users.has(task.id)) &&
    (!filters.checked || filters.checked.has(task.id)) &&
    (text === '' || textOf(task).includes(text))
  const kept = new Set<number>()
  for (const task of tasks) {
    if (!passes(task)) continue
    for (
      let above: ScheduleTask | undefined = task;
      above && !kept.has(above.id);
      above = byId.get(above.parentId ?? NaN)
    )
      kept.add(above.id)
  }
  return kept
}

const textOf = ({ code, name, nameAr, wbs }: ScheduleTask): string =>
  `${code} ${name} ${nameAr ?? ''} ${wbs}`.toLowerCase()
