import { DateTime } from 'luxon'
import { storedJson } from '#core/database/stored_json'
import { flags } from '#identity/shared/powers'
import { formatMoney } from '#engines/money/money'
import { judgeRows, type Finding } from './check.js'
import { differenceFrom, goneFrom, logsOf } from './logged.js'
import { pagesOf } from './pages.js'
import { plain } from './plain.js'

interface Subject {
  table: string
  entityType: string
  /** What a person calls a row. */
  label: string
  columns: string[]
  /** Whether a row must have come to be by an entry of the log; each by default. */
  isLogged?(row: any): boolean
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
    columns: ['role', 'permissions', 'own_permissions', 'denied_permissions', 'disabled_at'],
    fields: ({ username, role, permissions, disabled_at: disabledAt, ...apart }) => ({
      ...{ username, role, permissions: storedJson(permissions), disabledAt },
      // what the next change of the account would work out its permissions from
      ...(apart.own_permissions && {
        ownPermissions: storedJson(apart.own_permissions),
        deniedPermissions: flags(storedJson(apart.denied_permissions)),
      }),
    }),
  },
  {
    ...{ table: 'permission_sets', entityType: 'permission_set', label: 'name' },
    columns: ['permissions', 'active'],
    fields: ({ permissions, active }) => ({
      ...{ permissions: flags(storedJson(permissions)), active: Boolean(active) },
    }),
  },
  {
    ...{ table: 'service_accounts', entityType: 'service_account', label: 'name' },
    columns: ['abilities', 'networks', 'active'],
    fields: ({ abilities, networks, active }) => ({
      ...{ abilities: storedJson(abilities), networks: storedJson(networks) },
      active: Boolean(active),
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
  {
    ...{ table: 'vendors', entityType: 'vendor', label: 'name' },
    columns: [
      ...['bank_name', 'account_name', 'swift_code', 'account_number_sealed', 'iban_sealed'],
      ...['status', 'type', 'country', 'cr_number', 'vat_number'],
    ],
    isLogged: (row) => row.iban_sealed !== null || row.account_number_sealed !== null,
    fields: (row) => ({
      ...{ bankName: row.bank_name, accountName: row.account_name, swiftCode: row.swift_code },
      ...{ accountNumberSealed: row.account_number_sealed, ibanSealed: row.iban_sealed },
      // what an approval was given for, past which no one orders
      ...{ status: row.status, name: row.name, type: row.type, country: row.country },
      ...{ crNumber: row.cr_number, vatNumber: row.vat_number },
    }),
  },
  amounts('quotations', 'quotation', 'stage'),
  amounts('purchase_orders', 'purchase_order'),
  amounts('payment_runs', 'payment_run'),
  amounts('invoices', 'invoice'),
  states('purchase_requests', 'purchase_request'),
  states('stock_movements', 'stock_movement'),
  states('site_reports', 'site_report'),
  states('settlements', 'settlement'),
  {
    ...{ table: 'variation_orders', entityType: 'variation_order', label: 'number' },
    columns: ['status', 'amount_minor', 'currency'],
    fields: (row) => ({
      status: row.status,
      amount: formatMoney(Number(row.amount_minor), row.currency),
    }),
  },
  {
    ...{ table: 'delays', entityType: 'delay', label: 'number' },
    columns: ['status', 'granted_days', 'first_on', 'last_on', 'notice_on'],
    fields: (row) => ({
      ...{ status: row.status, grantedDays: row.granted_days },
      ...{ firstOn: row.first_on, lastOn: row.last_on, noticeOn: row.notice_on },
    }),
  },
  {
    ...{ table: 'delay_claims', entityType: 'delay_claim', label: 'number' },
    columns: ['status', 'claimed_days'],
    fields: (row) => ({ status: row.status, claimedDays: row.claimed_days }),
  },
]

/** What may be written in several ways, or follows from other entries, as it is compared. */
function compared(field: string, value: unknown): string {
  if (field === 'disabledAt') return value ? 'set' : ''
  return PAID.has(value) ? 'issued' : plain(value)
}

const dayOf = (stored: unknown) =>
  stored instanceof Date ? DateTime.fromJSDate(stored).toISODate() : stored

/** Roles, abilities and amounts are what the audit log says they became last. */
export async function checkRecorded(): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  for (const subject of SUBJECTS) {
    const { checked, problems } = await judgeRows(withLog(subject), ({ row, log }) => {
      // one that came to be without an entry of the log was put in past the portal
      if (!log.size && (subject.isLogged?.(row) ?? true))
        return `${subject.entityType} ${row[subject.label]}: the log knows of none`
      const about = { entityType: subject.entityType, entityId: row.id }
      for (const [field, value] of Object.entries(subject.fields(row))) {
        const asText = (one: unknown) => compared(field, one)
        const difference = differenceFrom(log, about, field, value, asText)
        if (difference) return `${row[subject.label]}: ${difference}`
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
