import { ScheduleFileError } from './errors.js'
import type { ScheduleRow } from './schedule_row.js'
import { PLAIN_TASK, type FileTask } from './schedule_file.js'

/**
 * The tasks of rows, in their order; `1.2` lies below `1`.
 * @throws ScheduleFileError duplicate_codes
 */
export function outlineOfRows(rows: readonly ScheduleRow[]): FileTask[] {
  const byWbs = new Map<string, ScheduleRow>()
  for (const row of rows) {
    if (!row.wbs) continue
    if (byWbs.has(row.wbs)) throw new ScheduleFileError('duplicate_codes', row.wbs)
    byWbs.set(row.wbs, row)
  }
  const above = ({ wbs }: ScheduleRow): ScheduleRow | undefined => {
    const parts = wbs.split('.')
    while (parts.pop() && parts.length) {
      const parent = byWbs.get(parts.join('.'))
      if (parent) return parent
    }
    return undefined
  }
  const parents = rows.map(above)
  const summaries = new Set(parents)
  return rows.map((row, index): FileTask => {
    const isSummary = summaries.has(row)
    const duration = row.duration ?? 0
    const hasWork = duration > 0 || row.duration === null
    const parent = parents[index]
    return {
      ...PLAIN_TASK,
      key: keyOf(row),
      parent: parent ? keyOf(parent) : null,
      code: row.code || row.wbs || String(index + 1),
      name: row.name,
      kind: isSummary ? 'summary' : hasWork ? 'task' : 'finish_milestone',
      duration: isSummary ? 0 : duration,
    }
  })
}

/** Rows have numbers of their own. */
const keyOf = ({ number }: ScheduleRow) => String(number)
