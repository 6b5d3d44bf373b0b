import type { ApiClient } from '@japa/api-client'
import { SETTLEMENTS } from '#tests/functional/people/settlement_support'
import { REQUESTS } from '#tests/functional/people/leave_support'
import { OVERTIME } from '#tests/functional/people/overtime_support'
import { CORRECTIONS } from '#tests/functional/people/attendance_support'
import { aHighAdvance } from '#tests/functional/commercial/high_advance_support'
import { aJournal } from '#tests/functional/finance/journal_support'
import { BUDGET_KIND } from '#tests/functional/finance/budget_kind'
import { anAdjustment } from '#tests/functional/finance/vat_support'
import { aWriteOff } from '#tests/functional/commercial/write_off_support'
import { createdBy } from '#tests/functional/engineering/quotation_body'
import { aProjectToPlan } from '#tests/functional/production/schedule_support'
import { aReport, aSite, REPORTS } from '#tests/functional/production/site_report_support'
import { aPlace } from '#tests/functional/procurement/stock_support'
import { anApprovedOrder } from '#tests/functional/procurement/goods_receipt_support'
import { anAdvance } from '#tests/functional/procurement/vendor_advance_support'
import { aDraft, aDueBill, aPaidVendor } from '#tests/functional/procurement/payment_run_support'
import { aReturn } from '#tests/functional/procurement/vendor_credit_support'
import type { Kind, Story } from './history_steps.js'
import { aCorrection, aLeave, anOvertime, aSettlementOf, made } from './people_documents.js'

/** Orders have histories of their own: those of `approval_histories.spec.ts`. */
export const ORDER: Kind = {
  type: 'purchase_order',
  path: '/api/purchase-orders',
  table: 'purchase_orders',
  amountColumn: 'total_minor',
  // a rejected amendment leaves what was approved before it
  due: { pending: ['submitted'], approved: ['approved'], rejected: ['rejected', 'approved'] },
}

export interface Told extends Kind {
  writers: string[]
  deciders: string[]
  /** Two of them who may take its two steps, whoever of the writers made it. */
  agree: [string, string]
  start: (client: ApiClient, by: string) => Promise<any>
  /** How its content is written: where, and what. Without it a document is submitted as it is made. */
  edit?: (story: Story, size: number) => [action: string, body: Record<string, unknown>]
}

const DUE = { pending: ['submitted'], approved: ['approved'], rejected: ['rejected'] }

/** What accountants write and the management decides. */
const BY_ACCOUNTANTS = {
  due: DUE,
  writers: ['accountant', 'admin'],
  deciders: ['admin', 'accountant', 'chief.engineer', 'general.manager'],
  agree: ['admin', 'general.manager'] as [string, string],
}

const requestLines = (size: number) => [
  { description: 'Cement 50 kg', quantity: String(size), unit: 'bag' },
]

/** Each kind of document that is written, submitted and decided; an order is also amended. */
export const KINDS: Told[] = [
  {
    type: 'quotation',
    path: '/api/quotations',
    table: 'quotations',
    amountColumn: 'total_minor',
    due: { ...DUE, pending: ['pending'] },
    writers: ['engineer', 'admin'],
    deciders: ['admin', 'chief.engineer', 'technical.director', 'general.manager'],
    agree: ['chief.engineer', 'technical.director'],
    start: (client, by) => createdBy(client, by, { draft: true }),
    edit: (_, size) => ['', { discount: (size / 100).toFixed(2) }],
  },
  {
    type: 'purchase_request',
    path: '/api/purchase-requests',
    table: 'purchase_requests',
    due: DUE,
    writers: ['storekeeper', 'po.clerk', 'buyer', 'admin'],
    deciders: ['buyer', 'admin', 'chief.engineer', 'general.manager'],
    agree: ['buyer', 'admin'],
    start: (client, by) =>
      made(client, by, '/api/purchase-requests', { title: 'Block B', lines: requestLines(5) }),
    edit: (_, size) => ['', { lines: requestLines(size) }],
  },
  {
    type: 'variation_order',
    path: '/api/variation-orders',
    table: 'variation_orders',
    amountColumn: 'amount_minor',
    due: DUE,
    writers: ['planner', 'admin'],
    deciders: ['admin', 'chief.engineer', 'technical.director', 'general.manager'],
    agree: ['chief.engineer', 'technical.director'],
    start: async (client, by) => {
      const { id: projectId } = await aProjectToPlan()
      const body = { projectId, title: 'Canopy', cause: 'client_request', amount: '10', days: 1 }
      return made(client, by, '/api/variation-orders', body)
    },
    edit: (_, size) => ['', { amount: String(size * 1000) }],
  },
  {
    type: 'project',
    path: '/api/projects',
    table: 'projects',
    due: { pending: ['pending_approval'], approved: ['active'], rejected: ['rejected'] },
    // who may approve one enters it without asking anyone
    writers: ['planner'],
    deciders: ['planner', 'admin', 'chief.engineer', 'general.manager'],
    agree: ['chief.engineer', 'general.manager'],
    start: (client, by) => made(client, by, '/api/projects', { name: 'Warehouse, Jubail' }),
  },
  {
    type: 'site_report',
    path: REPORTS,
    table: 'site_reports',
    due: { ...DUE, rejected: ['returned'] },
    writers: ['planner', 'foreman', 'admin'],
    deciders: ['admin', 'chief.engineer', 'technical.director', 'general.manager'],
    // the first step is the project manager's
    agree: ['chief.engineer', 'technical.director'],
    rejection: 'return',
    approvalOf: ({ scheduleVersion }) => ({ scheduleVersion }),
    start: async (client, by) => aReport(client, await aSite(client, 'chief.engineer'), {}, by),
    edit: (_, size) => ['', { notes: `Pour ${size}` }],
  },
  {
    type: 'stock_movement',
    path: '/api/stock-movements',
    table: 'stock_movements',
    due: { ...DUE, approved: ['posted'] },
    writers: ['storekeeper', 'buyer', 'admin'],
    deciders: ['buyer', 'admin', 'chief.engineer', 'general.manager'],
    agree: ['buyer', 'general.manager'],
    start: async (client, by) => {
      const { warehouseId } = await aPlace(client, '10', '20')
      return made(client, by, '/api/stock-movements', { type: 'count', warehouseId })
    },
    edit: ({ lines }, size) => [
      'counts',
      { lines: [{ lineId: lines[0].id, counted: String(size) }] },
    ],
  },
  {
    type: 'vendor_advance',
    path: '/api/vendor-advances',
    table: 'vendor_advances',
    amountColumn: 'amount_minor',
    due: DUE,
    writers: ['buyer', 'admin'],
    deciders: ['buyer', 'admin', 'chief.engineer', 'general.manager'],
    agree: ['chief.engineer', 'general.manager'],
    start: async (client, by) => anAdvance(client, await anApprovedOrder(client), by),
  },
  {
    type: 'payment_run',
    path: '/api/payment-runs',
    table: 'payment_runs',
    amountColumn: 'total_minor',
    due: DUE,
    writers: ['accountant', 'buyer', 'admin'],
    deciders: ['admin', 'accountant', 'buyer', 'chief.engineer', 'general.manager'],
    agree: ['admin', 'general.manager'],
    start: async (client, by) => {
      const { id: vendorId } = await aPaidVendor()
      const { id: billId } = await aDueBill(client, { vendorId })
      return aDraft(client, [{ billId, amount: '1000' }], { by })
    },
    edit: (_, size) => ['', { note: `For ${size} sites` }],
  },
  {
    type: 'vendor_credit',
    path: '/api/vendor-credits',
    table: 'vendor_credits',
    amountColumn: 'total_minor',
    due: { ...DUE, approved: ['posted'] },
    writers: ['buyer', 'admin'],
    deciders: ['buyer', 'admin', 'chief.engineer', 'general.manager'],
    agree: ['chief.engineer', 'general.manager'],
    start: async (client, by) => aReturn(client, await anApprovedOrder(client), by),
  },
  {
    ...{ type: 'write_off', path: '/api/write-offs' },
    ...{ table: 'invoice_write_offs', amountColumn: 'amount_minor' },
    ...BY_ACCOUNTANTS,
    start: aWriteOff,
  },
  {
    type: 'manual_journal',
    path: '/api/manual-journals',
    table: 'manual_journals',
    amountColumn: 'total_minor',
    ...BY_ACCOUNTANTS,
    start: async (client, by) => (await aJournal(client, by)).body(),
    edit: (_, size) => ['', { details: `Flat ${size}` }],
  },
  { ...BY_ACCOUNTANTS, ...BUDGET_KIND },
  {
    ...{ type: 'vat_adjustment', path: '/api/vat-adjustments' },
    ...{ table: 'vat_adjustments', amountColumn: 'vat_minor' },
    ...BY_ACCOUNTANTS,
    start: async (client, by) => (await anAdjustment(client, by)).body(),
  },
  {
    type: 'client_advance',
    path: '/api/invoices',
    table: 'invoices',
    amountColumn: 'gross_minor',
    ...BY_ACCOUNTANTS,
    // whoever agrees, it is a draft until it is issued
    due: { pending: ['draft'], approved: ['draft'], rejected: ['draft'] },
    approval: 'agreement/approve',
    rejection: 'agreement/reject',
    decisions: ({ highAdvance }) => highAdvance,
    start: aHighAdvance,
  },
  {
    type: 'leave_request',
    path: REQUESTS,
    table: 'leave_requests',
    due: DUE,
    writers: ['staff'],
    deciders: ['foreman', 'hr.manager', 'planner', 'staff'],
    agree: ['foreman', 'hr.manager'],
    start: aLeave,
  },
  {
    type: 'overtime_request',
    path: OVERTIME,
    table: 'overtime_requests',
    due: DUE,
    writers: ['staff'],
    deciders: ['foreman', 'hr.manager', 'planner', 'staff'],
    agree: ['foreman', 'hr.manager'],
    start: anOvertime,
  },
  {
    type: 'attendance_correction',
    path: CORRECTIONS,
    table: 'attendance_corrections',
    due: DUE,
    writers: ['staff'],
    deciders: ['foreman', 'hr.manager', 'planner', 'staff'],
    agree: ['foreman', 'hr.manager'],
    start: aCorrection,
  },
  {
    type: 'settlement',
    path: SETTLEMENTS,
    table: 'settlements',
    amountColumn: 'net_minor',
    due: DUE,
    writers: ['hr.manager'],
    deciders: ['hr.manager', 'hr.officer', 'staff', 'buyer'],
    agree: ['hr.officer', 'buyer'],
    start: aSettlementOf,
    edit: (_, size) => [
      '',
      { entries: [{ kind: 'advance', text: 'Advance', amount: String(size * 100) }] },
    ],
  },
]
