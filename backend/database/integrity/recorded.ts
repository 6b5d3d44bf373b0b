import { DateTime } from 'luxon'
import { writer } from '#core/database/writer'
import type { Change } from '#core/audit/append_audit'
import { formatMoney } from '#engines/money/money'
import { judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'
import { plain } from './plain.js'

interface Subject {
  table: string
  entityType: string
  /** What a person calls a row. */
  label: string
  columns: string[]
  /** What the audit log would say of a row, by field. */
  fields(row: any): Record<string, unknown>
}

const total = (row: any) => formatMoney(Number(row.total_minor), row.currency)

/** What the receipts of an invoice make of it, which are entries of their own. */
const PAID = new Set<unknown>(['partially_paid', 'paid'])

/** A document with an amount and a state that decisions have given it. */
const amounts = (table: string, entityType: string, state = 'status'): Subject => ({
  ...{ table, entityType, label: 'number' },
  columns: ['currency', 'total_minor', state],
  fields: (row) => ({ total: total(row), [state]: row[state] }),
})
const states = (table: string, entityType: string): Subject => ({
  ...{ table, entityType, label: 'number', columns: ['status'] },
  fields: ({ status }) => ({ status }),
})

/** What no one may change past the portal: who may do what, and what was requested or promised. */
const SUBJECTS: Subject[] = [
  {
    ...{ table: 'users', entityType: 'user', label: 'username' },
    columns: ['role', 'permissions', 'disabled_at'],
    fields: ({ username, role, permissions, disabled_at: disabledAt }) => ({
      ...{ username, role, permissions: granted(permissions) },
      disabledAt,
    }),
  },
  {
    ...{ table: 'approval_delegations', entityType: 'approval_delegation' },
    ...{ label: 'id', columns: ['user_id', 'delegate_id', 'from_on', 'to_on'] },
    fields: (row) => ({
      ...{ userId: row.user_id, delegateId: row.delegate_id },
      ...{ fromOn: dayOf(row.from_on), toOn: dayOf(row.to_on) },
    }),
  },
  amounts('quotations', 'quotation', 'stage'),
  amounts('purchase_orders', 'purchase_order'),
  amounts('invoices', 'invoice'),
  states('purchase_requests', 'purchase_request'),
  states('stock_movements', 'stock_movement'),
]

/** What may be written in several ways, or follows from other entries, as it is compared. */
function compared(field: string, value: unknown): string {
  if (field === 'disabledAt') return value ? 'set' : ''
  return PAID.has(value) ? 'issued' : plain(value)
}

const dayOf = (stored: unknown) =>
  stored instanceof Date ? DateTime.fromJSDate(stored).toISODate() : stored

const granted = (stored: unknown) => (typeof stored === 'string' ? JSON.parse(stored) : stored)

/** Roles, abilities and amounts are what the audit log says they became last. */
export async function checkRecorded(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  for (const subject of SUBJECTS) {
    const { checked, problems } = await judgeRows(withLog(subject), ({ row, log }) => {
      // every row comes to be by an entry of the log: one without was put in past the portal
      if (!log.size) return `${subject.entityType} ${row[subject.label]}: the log knows of none`
      for (const [field, value] of Object.entries(subject.fields(row))) {
        const known = log.get(field)
        if (log.has(field) && compared(field, known) !== compared(field, value))
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
