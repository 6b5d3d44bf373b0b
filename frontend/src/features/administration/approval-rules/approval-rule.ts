import type { Schema } from '../../../api/types'

export const APPROVAL_RULES = 'administration.approval_rules'
export const LIST = '/admin/approval-rules'

/** Kinds of documents, each with the abilities that a step of theirs may name. */
export const ABILITIES_OF = {
  quotation: ['quotations.approve', 'approvals.top'],
  purchase_order: [
    'purchase-orders.approve',
    'purchase-orders.approve-medium',
    'purchase-orders.approve-large',
    'approvals.top',
  ],
  purchase_request: ['purchase-requests.approve', 'approvals.top'],
  stock_movement: ['stock.approve', 'approvals.top'],
  payment_run: ['payment-runs.approve', 'approvals.top'],
  vendor_advance: ['purchase-orders.approve', 'approvals.top'],
  vendor_credit: ['purchase-orders.approve', 'approvals.top'],
  client_advance: ['client-advances.approve', 'approvals.top'],
  project: ['projects.approve', 'approvals.top'],
  variation_order: ['variation-orders.approve', 'approvals.top'],
  write_off: ['write-offs.approve', 'approvals.top'],
  manual_journal: ['manual-journals.approve', 'approvals.top'],
  budget: ['budgets.approve', 'approvals.top'],
  vat_adjustment: ['vat-adjustments.approve', 'approvals.top'],
  site_report: ['site-reports.approve', 'approvals.top'],
  attendance_correction: ['attendance-corrections.approve', 'approvals.top'],
  settlement: ['settlements.approve', 'approvals.top'],
  leave_request: ['leave-requests.approve', 'approvals.top'],
  overtime_request: ['overtime-requests.approve', 'approvals.top'],
} as const
export type DocumentType = keyof typeof ABILITIES_OF
export const DOCUMENT_TYPES = Object.keys(ABILITIES_OF) as DocumentType[]

/** Amounts in `currency`, the margin in percent, all as decimal strings. */
export type ApprovalRule = Schema<'ApprovalRule'>

export const ruleEditPath = ({ id }: { id: number | string }): string => `${LIST}/${id}/edit`
