import { fault, judgeRows, word, type Finding } from './check.js'
import { differenceFrom, goneFrom, logsOf } from './logged.js'
import { pagesOf } from './pages.js'
import { plain } from './plain.js'
import { SUBJECTS, type Subject } from './recorded_subjects.js'

/** What the receipts of an invoice make of it, which are entries of their own. */
const PAID = new Set<unknown>(['partially_paid', 'paid'])

/** What may be written in several ways, or follows from other entries, as it is compared. */
function compared(field: string, value: unknown): string {
  if (field === 'disabledAt') return value ? 'set' : ''
  return PAID.has(value) ? 'issued' : plain(value)
}

/** Roles, abilities and amounts are what the audit log says they became last. */
export async function checkRecorded(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  for (const subject of SUBJECTS) {
    const { checked, problems } = await judgeRows(withLog(subject), ({ row, log }) => {
      const label = row[subject.label]
      // one that came to be without an entry of the log was put in past the portal
      if (!log.size && (subject.isLogged?.(row) ?? true))
        return fault('unlogged', { kind: word('kinds', subject.entityType), label })
      const about = { entityType: subject.entityType, entityId: row.id, label }
      for (const [field, value] of Object.entries(subject.fields(row))) {
        const asText = (one: unknown) => compared(field, one)
        const difference = differenceFrom(log, about, field, value, asText)
        if (difference) return difference
      }
      return null
    })
    finding.checked += checked
    finding.problems.push(...problems, ...(await goneFrom(subject.table, subject.entityType)))
  }
  return finding
}

/** Rows with the last value that the log knows of each field. */
async function* withLog({ table, entityType, label, columns }: Subject) {
  for await (const rows of pagesOf(table, [label, ...columns])) {
    const logs = await logsOf(
      entityType,
      rows.map(({ id }) => id)
    )
    yield rows.map((row) => ({ row, log: logs.get(String(row.id))! }))
  }
}
