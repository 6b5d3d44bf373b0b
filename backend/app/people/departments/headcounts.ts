import type { Client } from '#core/resources/field'
import { departmentParents } from './department_parents.js'
import { withDescendants } from './department_tree.js'

/** How many work in each department, and in it with all below it. */
export async function headcountsOf(ids: number[], client: Client) {
  const [counts, parents] = await Promise.all([
    client
      .from('employees')
      .where('employed', true)
      .groupBy('department_id')
      .select('department_id')
      .count('* as total'),
    departmentParents(client),
  ])
  const own = new Map<number, number>(counts.map((row) => [row.department_id, Number(row.total)]))
  const total = withDescendants(own, parents)
  return new Map(
    ids.map((id) => [id, { headcount: own.get(id) ?? 0, totalHeadcount: total.get(id) ?? 0 }])
  )
}
