import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/raw_rows'

type Client = Pick<QueryClientContract, 'rawQuery'>

/**
 * The managers above each of these employees, nearest first. A line that comes round, which nothing here
 * writes, ends where it does.
 */
export async function managersAbove(
  client: Client,
  ids: readonly number[]
): Promise<Map<number, number[]>> {
  const lines = new Map<number, number[]>(ids.map((id) => [id, []]))
  if (!ids.length) return lines
  const marks = ids.map(() => '?').join(', ')
  const rows = await rawRows<{ start_id: number; id: number }>(
    client,
    `WITH RECURSIVE line (start_id, id) AS (
       SELECT id, manager_id FROM employees WHERE id IN (${marks}) AND manager_id IS NOT NULL
       UNION
       SELECT line.start_id, employees.manager_id FROM line
         JOIN employees ON employees.id = line.id WHERE employees.manager_id IS NOT NULL
     ) SELECT start_id, id FROM line`,
    ids
  )
  for (const { start_id: start, id } of rows) lines.get(start)?.push(id)
  return lines
}

/** Everyone below a manager, however far. */
export async function teamOf(client: Client, managerId: number): Promise<number[]> {
  const rows = await rawRows<{ id: number }>(
    client,
    `WITH RECURSIVE team (id) AS (
       SELECT id FROM employees WHERE manager_id = ?
       UNION
       SELECT employees.id FROM team JOIN employees ON employees.manager_id = team.id
     ) SELECT id FROM team`,
    [managerId]
  )
  return rows.map(({ id }) => id).filter((id) => id !== managerId)
}
