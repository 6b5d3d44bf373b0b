import type { Scope } from '#core/listing/page'

interface Viewer {
  userId: number | null
  abilities: ReadonlySet<string>
}

/** Whose attendance the viewer may see: everyone's for HR, else one's own and that of one's team. */
export function attendanceScope({ userId, abilities }: Viewer, table: string): Scope {
  if (abilities.has('employees.private')) return null
  return (query) =>
    void query.whereRaw(
      `?? IN (WITH RECURSIVE own (id) AS (
         SELECT id FROM employees WHERE user_id = ?
         UNION
         SELECT employees.id FROM own JOIN employees ON employees.manager_id = own.id
       ) SELECT id FROM own)`,
      [`${table}.employee_id`, userId ?? 0]
    )
}
