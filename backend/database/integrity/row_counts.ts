import { writer } from '#core/database/writer'
import { fault, type Finding } from './check.js'

/** The kept counts that lists show are the true ones. */
export async function checkRowCounts(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  const kept = await writer()
    .from('row_counts')
    .groupBy('table_name')
    .select('table_name')
    .sum('total as total')
  for (const { table_name: table, total } of kept) {
    const [counted] = await writer().from(table).count('* as total')
    finding.checked += Number(counted.total)
    if (Number(counted.total) !== Number(total)) {
      finding.problems.push(fault('rows', { table, found: counted.total, kept: total }))
    }
  }
  return finding
}
