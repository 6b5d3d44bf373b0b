import { DateTime } from 'luxon'
import { storedJson } from '#core/database/stored_json'
import { flags } from '#identity/shared/powers'
import { BASE_CURRENCY, formatMoney } from '#engines/money/money'

export interface Subject {
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

interface Sums {
  /** Field of the log → column of its amount. */
  sums?: Record<string, string>
  /** The state that decisions have given it; null where other documents change it. */
  state?: string | null
  /** Where there is none, amounts are in the currency of the books. */
  hasCurrency?: boolean
  label?: string
}

/** A document with amounts and a state. */
const amounts = (table: string, entityType: string, options: Sums = {}): Subject => {
  const { sums = { total: 'total_minor' }, state = 'status', hasCurrency = true } = options
  const { label = 'number' } = options
  return {
    ...{ table, entityType, label },
    columns: [
      ...Object.values(sums),
      ...(state ? [state] : []),
      ...(hasCurrency ? ['currency'] : []),
    ],
    fields: (row) => ({
      ...Object.fromEntries(
        Object.entries(sums).map(([field, column]) => [
          field,
          formatMoney(Number(row[column]), row.currency ?? BASE_CURRENCY),
        ])
      ),
      ...(state && { [state]: row[state] }),
    }),
  }
}

const AMOUNT = { amount: 'amount_minor' }
const states = (table: string, entityType: string): Subject => ({
  ...{ table, entityType, label: 'number', columns: ['status'] },
  fields: ({ status }) => ({ status }),
})

/** What no one may change past the portal: who may do what, and what was requested or promised. */
export const SUBJECTS: readonly Subject[] = [
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
  amounts('quotations', 'quotation', { state: 'stage' }),
  amounts('purchase_orders', 'purchase_order'),
  amounts('payment_runs', 'payment_run'),
  amounts('invoices', 'invoice'),
  amounts('receipts', 'receipt', { sums: AMOUNT, state: null }),
  amounts('invoice_write_offs', 'write_off', { sums: AMOUNT }),
  amounts('vendor_credits', 'vendor_credit'),
  amounts('vendor_advances', 'vendor_advance', { sums: AMOUNT }),
  amounts('vendor_refunds', 'vendor_refund', { sums: AMOUNT }),
  amounts('cheques', 'cheque', { sums: AMOUNT }),
  amounts('guarantees', 'guarantee', { sums: AMOUNT, label: 'id' }),
  amounts('budgets', 'budget', { hasCurrency: false }),
  amounts('vat_adjustments', 'vat_adjustment', {
    ...{ sums: { taxable: 'taxable_minor', vat: 'vat_minor' }, hasCurrency: false },
  }),
  amounts('manual_journals', 'manual_journal', { sums: {}, hasCurrency: false }),
  states('purchase_requests', 'purchase_request'),
  states('stock_movements', 'stock_movement'),
  states('site_reports', 'site_report'),
  amounts('settlements', 'settlement', {
    ...{ sums: { award: 'award_minor', net: 'net_minor' }, hasCurrency: false },
  }),
  amounts('variation_orders', 'variation_order', { sums: AMOUNT }),
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

const dayOf = (stored: unknown) =>
  stored instanceof Date ? DateTime.fromJSDate(stored).toISODate() : stored
