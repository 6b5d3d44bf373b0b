import { writer } from '#core/database/writer'
import type { Change } from '#core/audit/append_audit'
import { formatMoney } from '#engines/money/money'
import { judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

interface Subject {
  table: string
  entityType: string
  /** What a person calls a row. */
  label: string
  columns: string[]
  /** What the audit log would say of a row, by field. */
  fields(row: any): Record<string, unknown>
}

const total = (row: any) => ({ total: formatMoney(Number(row.total_minor), row.currency) })
const amounts = { label: 'number', columns: ['currency', 'total_minor'], fields: total }

/** What nobody may change past the portal: who may do what, and what was asked for or promised. */
const SUBJECTS: Subject[] = [
  {
    ...{ table: 'users', entityType: 'user', label: 'username', columns: ['role', 'permissions'] },
    fields: ({ role, permissions }) => ({ role, permissions: granted(permissions) }),
  },
  { ...amounts, table: 'quotations', entityType: 'quotation' },
  { ...amounts, table: 'purchase_orders', entityType: 'purchase_order' },
  { ...amounts, table: 'invoices', entityType: 'invoice' },
]

const granted = (stored: unknown) => (typeof stored === 'string' ? JSON.parse(stored) : stored)

/** Roles, abilities and amounts are what the audit log says they became last. */
export async function checkRecorded(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  for (const subject of SUBJECTS) {
    const { checked, problems } = await judgeRows(withLog(subject), ({ row, log }) => {
      for (const [field, value] of Object.entries(subject.fields(row))) {
        const known = log.get(field)
        if (log.has(field) && plain(known) !== plain(value))
          return `${row[subject.label]}: ${field} is ${plain(value)}, the log says ${plain(known)}`
      }
      return null
    })
    finding.checked += checked
    finding.problems.push(...problems)
  }
  return finding
}

/** Rows with the last value that the log knows of each field. */
async function* withLog({ table, entityType, label, columns }: Subject) {
  for await (const rows of pagesOf(table, [label, ...columns])) {
    const entries = await writer()
      .from('audit_logs')
      .where('entity_type', entityType)
      .whereIn(
        'entity_id',
        rows.map(({ id }) => String(id))
      )
      .orderBy('id')
      .select('entity_id', 'changes')
    const logs = new Map<string, Map<string, unknown>>()
    for (const { entity_id: id, changes } of entries) {
      const log = logs.get(id) ?? new Map()
      for (const { field, after } of JSON.parse(changes) as Change[]) log.set(field, after)
      logs.set(id, log)
    }
    yield rows.map((row) => ({ row, log: logs.get(String(row.id)) ?? new Map() }))
  }
}

/** As text that does not depend on the order of keys or names. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(plain).sort())
  if (value && typeof value === 'object')
    return JSON.stringify(
      Object.entries(value)
        .map(([key, one]) => `${key}=${plain(one)}`)
        .sort()
    )
  return String(value ?? '')
}
