import { isBeforeProject, projectStartOn } from '../plan/project-start'
import type { Change, SchedulePlan } from '../plan/types'
import { isEditable, type CellContext, type GridColumn, type GridRow } from './columns/column'

/** A text to be written into a cell. */
export interface Writing {
  row: GridRow
  column: GridColumn
  text: string
}

export interface Problem extends Writing {
  message: string
}

/**
 * What writing texts into cells changes. Texts that a cell cannot take are named, and change nothing; what
 * a cell says already is left alone.
 */
export function write(
  writings: readonly Writing[],
  plan: SchedulePlan,
  context: CellContext
): { changes: Change[]; problems: Problem[] } {
  const changes: Change[] = []
  const problems: Problem[] = []
  for (const writing of writings) {
    const { row, column, text } = writing
    if (!isEditable(column, row) || text.trim() === column.text(row, context)) continue
    const parsed = column.parse!(text, row, plan, context)
    const problem = 'problem' in parsed ? parsed.problem : earlyText(parsed, plan, context)
    if (problem) problems.push({ ...writing, message: problem })
    else if ('changes' in parsed) changes.push(...parsed.changes)
  }
  return { changes: joined(changes), problems }
}

/** @returns why a date does not go, where it lies before the project */
function earlyText(
  { changes }: { changes: Change[] },
  plan: SchedulePlan,
  { t, formats }: CellContext
): string | null {
  if (!changes.some((change) => isBeforeProject(plan, change))) return null
  const date = formats.day(projectStartOn(plan.schedule))
  return t('production.schedules.problems.before_project', { date })
}

/** Facts of one task that several cells state are one change: some are only right together. */
export function joined(changes: readonly Change[]): Change[] {
  const result: Change[] = []
  const updates = new Map<number, Extract<Change, { op: 'update' }>>()
  for (const change of changes) {
    if (change.op !== 'update') {
      result.push(change)
      continue
    }
    const before = updates.get(change.id)
    if (before) Object.assign(before.fields, change.fields)
    else {
      const own = { ...change, fields: { ...change.fields } }
      updates.set(change.id, own)
      result.push(own)
    }
  }
  return result
}
