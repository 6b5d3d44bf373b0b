import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { insertRows } from '#core/database/many_rows'
import type { TaskAssignment, TaskLink } from '#production/tasks/task'

interface Pairs<Row> {
  table: string
  rowOf(row: Row): Record<string, string | number>
  /** Columns that tell rows apart. */
  key: readonly [string, string]
}

/** The tables whose rows join two records of a schedule. */
export const PAIRS = {
  links: {
    table: 'task_links',
    rowOf: ({ fromId, toId, type, lag }: TaskLink) => ({ from_id: fromId, to_id: toId, type, lag }),
    key: ['from_id', 'to_id'],
  },
  assignments: {
    table: 'task_assignments',
    rowOf: ({ taskId, resourceId, unitsE4 }: TaskAssignment) => ({
      task_id: taskId,
      resource_id: resourceId,
      units_e4: unitsE4,
    }),
    key: ['task_id', 'resource_id'],
  },
} as const

/** Makes the rows of a project those that are given: only what differs is written. */
export async function storePairs<Row>(
  trx: TransactionClientContract,
  projectId: number,
  { table, rowOf, key }: Pairs<Row>,
  wanted: readonly Row[]
) {
  const stored: Record<string, string | number>[] = await trx
    .from(table)
    .where('project_id', projectId)
  const keyOf = (row: Record<string, string | number>) => `${row[key[0]]} ${row[key[1]]}`
  const rows = new Map(wanted.map((each) => rowOf(each)).map((row) => [keyOf(row), row]))
  const gone: number[] = []
  for (const old of stored) {
    const row = rows.get(keyOf(old))
    const isSame =
      row && Object.entries(row).every(([name, value]) => String(old[name]) === String(value))
    if (isSame) rows.delete(keyOf(old))
    else gone.push(Number(old.id))
  }
  for (let at = 0; at < gone.length; at += 500)
    await trx
      .from(table)
      .whereIn('id', gone.slice(at, at + 500))
      .delete()
  await insertRows(
    trx,
    table,
    [...rows.values()].map((row) => ({ project_id: projectId, ...row }))
  )
}
