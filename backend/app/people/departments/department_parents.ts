import type { Client } from '#core/resources/field'

/** Where each department belongs today; null: at the top. */
export async function departmentParents(client: Client): Promise<Map<number, number | null>> {
  const rows = await client.from('departments').select('id', 'parent_department_id')
  return new Map(rows.map((row) => [row.id, row.parent_department_id]))
}
