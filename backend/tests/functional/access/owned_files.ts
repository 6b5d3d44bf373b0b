import { bankStatement, mt940Text } from '#tests/helpers/bank_files'
import { createAccount, send } from '../finance/bank_support.js'
import { approvedJournal } from '../finance/journal_support.js'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import type { Permission } from '#identity/access/permissions'
import { createdBy } from '../engineering/quotation_body.js'
import { aSite as anAttendanceSite } from '../people/attendance_support.js'
import { aLeaver, settle } from '../people/settlement_support.js'
import { anEmployee } from '../people/support.js'
import { anRfq, aRequest } from '../procurement/purchase_request_support.js'
import { aLetter } from '../commercial/dunning_support.js'
import { anOrder, aVendor } from '../procurement/support.js'
import { anApprovedOrder } from '../procurement/goods_receipt_support.js'
import { aDraft, aDueBill, aPaidVendor } from '../procurement/payment_run_support.js'
import { aSentStatement } from '../procurement/vendor_statement_support.js'
import { aReturn } from '../procurement/vendor_credit_support.js'
import { aBill, aClient, aReceipt, aTrip, made } from './owned_records.js'
import { aPlannedProject, aRecordedDelay } from '../production/delay_support.js'
import { aProjectToPlan } from '../production/schedule_support.js'
import { aReport, aSite } from '../production/site_report_support.js'

/** A kind of file, who may see its record by which permission, and such a record. */
interface OwnedFile {
  permission: Permission
  /** Section whose closing closes the file; null where it belongs to none. */
  section: string | null
  /** Owner type with what follows the dot, where the kind covers several. */
  type?: string
  /** A permission that opens no such record. */
  other?: Permission
  /** The record; without one the file is for the person who made it. */
  record?: (client: ApiClient, holderId: number) => Promise<number>
}

async function anInvoice(client: ApiClient) {
  const line = { description: 'Works', quantity: '1', unitPrice: '10' }
  const body = { type: 'standard', clientId: await aClient(client), lines: [line] }
  return made(client, 'accountant', '/api/invoices', body)
}

async function aCard(_: ApiClient, holderId: number): Promise<number> {
  const now = sqlInstant()
  const { id } = await db.from('files').orderBy('id', 'desc').firstOrFail()
  const stamps = { created_by: holderId, updated_by: holderId, created_at: now, updated_at: now }
  const [card] = await db
    .table('business_cards')
    .insert({ front_file_id: id, status: 'ready', version: 1, ...stamps })
  return card
}

async function aFolder(): Promise<number> {
  const top = await db.from('folders').where('id', 1).firstOrFail()
  await db.from('folder_grants').where('folder_id', top.access_id).delete()
  const grant = { subject_kind: 'everyone', subject_value: 'all', level: 'view' }
  await db
    .table('folder_grants')
    .insert({ folder_id: top.access_id, ...grant, created_at: sqlInstant() })
  return 1
}

const aProject = async () => (await aProjectToPlan()).id
const aSiteReport = async (client: ApiClient) =>
  (await aReport(client, await aSite(client))).id as number
const aQuotation = async (client: ApiClient) => (await createdBy(client, 'engineer')).id as number
async function aVariation(client: ApiClient) {
  const body = { projectId: await aProject(), title: 'Canopy', cause: 'other', amount: '1' }
  return made(client, 'planner', '/api/variation-orders', body)
}

async function aDelayOf(client: ApiClient) {
  const { id: projectId, tasks } = await aPlannedProject(client)
  const hit = [{ taskId: tasks.B, days: '3' }]
  const delay = await aRecordedDelay(client, projectId, { tasks: hit })
  return { projectId, delayId: delay.id as number }
}
async function aClaim(client: ApiClient) {
  const { projectId, delayId } = await aDelayOf(client)
  return made(client, 'planner', '/api/delay-claims', {
    projectId,
    delayIds: [delayId],
    claimedDays: 3,
  })
}

const GUARANTEE = {
  ...{ direction: 'issued', kind: 'bid', bank: 'Riyad Bank', beneficiary: 'Sahara' },
  ...{ amount: '1000', currency: 'SAR', expiresOn: '2035-01-01' },
}

const HR_REPORTS = { permission: 'hrManage', section: 'people', other: 'productionView' } as const
const aVendorId = async () => (await aVendor()).id

const VENDOR_ACCOUNTS = { permission: 'financeView', section: 'procurement' } as const
const LEDGER_REPORTS = { permission: 'financeView', section: 'finance' } as const
const CLIENTS = { permission: 'commercialClientsDirectoryView', section: 'commercial' } as const
const ORDERS = { permission: 'procurementPurchaseOrdersView', section: 'procurement' } as const
const QUOTATIONS = { permission: 'engineeringView', section: 'engineering' } as const

const SCHEDULES = {
  permission: 'productionView',
  section: 'production',
  other: 'inventoryView',
} as const

const VARIATIONS = { ...SCHEDULES, record: aVariation }

const DELAYS = {
  ...SCHEDULES,
  record: async (client: ApiClient) => (await aDelayOf(client)).delayId,
}

async function aPersonDocument(client: ApiClient): Promise<number> {
  const { id } = await anEmployee(client)
  const kind = await db.from('document_kinds').where('code', 'PASSPORT').firstOrFail()
  const body = { documentKindId: kind.id, number: 'P-1' }
  return made(client, 'hr.manager', `/api/employees/${id}/documents`, body)
}

/** Every kind of file that the portal keeps with its records. */
export const OWNED_FILES: Record<string, OwnedFile> = {
  client: { ...CLIENTS, record: aClient },
  client_picture: { ...CLIENTS, record: aClient },
  business_card: { ...CLIENTS, record: aCard },
  exports: { ...CLIENTS, type: 'exports.clients' },
  imports: { ...CLIENTS, type: 'imports.clients' },
  'exports.commercial_analysis': { permission: 'commercialAnalysisView', section: 'commercial' },
  'exports.commercial_performance': {
    permission: 'commercialBDPerformanceView',
    section: 'commercial',
  },
  'exports.commercial_statement': { permission: 'financeView', section: 'commercial' },
  'exports.commercial_ageing': { permission: 'financeView', section: 'commercial' },
  'exports.debt_analysis': { permission: 'admin', section: 'commercial' },
  'exports.cash_forecast': LEDGER_REPORTS,
  'exports.budget': LEDGER_REPORTS,
  'exports.project_profitability': LEDGER_REPORTS,
  'exports.trial_balance': LEDGER_REPORTS,
  'exports.profit_and_loss': LEDGER_REPORTS,
  'exports.balance_sheet': LEDGER_REPORTS,
  'exports.account_entries': LEDGER_REPORTS,
  'exports.hr_reports_pay': HR_REPORTS,
  'exports.hr_reports_all': HR_REPORTS,
  attendance_poster: {
    permission: 'hrManage',
    section: 'people',
    other: 'productionView',
    record: async (client) => (await anAttendanceSite(client)).id,
  },
  invoice: { permission: 'financeView', section: 'commercial', record: anInvoice },
  dunning_letter: { permission: 'financeView', section: 'commercial', record: aLetter },
  client_statement: { permission: 'financeView', section: 'commercial', record: aClient },
  vendor_document: {
    permission: 'procurementVendorsView',
    section: 'procurement',
    record: aVendorId,
  },
  trip_photo: {
    permission: 'procurementTrackTransportationView',
    section: 'procurement',
    record: aTrip,
  },
  purchase_request_pdf: { ...ORDERS, record: async (client) => (await aRequest(client)).id },
  purchase_order_pdf: {
    ...ORDERS,
    record: async (client) => (await anOrder(client, 'po.clerk', '100')).id,
  },
  purchase_order_file: {
    ...ORDERS,
    record: async (client) => (await anOrder(client, 'po.clerk', '100')).id,
  },
  purchase_bill_file: {
    ...{ permission: 'financeView', section: 'procurement' },
    record: aBill,
  },
  purchase_request_file: { ...ORDERS, record: async (client) => (await aRequest(client)).id },
  purchase_request_quote_file: {
    ...ORDERS,
    record: async (client) => (await anRfq(client)).quotes[0].id,
  },
  goods_receipt_file: { permission: 'inventoryView', section: 'procurement', record: aReceipt },
  payment_run_pdf: {
    permission: 'financeView',
    section: 'procurement',
    record: async (client) => {
      const { id: vendorId } = await aPaidVendor()
      const { id: billId } = await aDueBill(client, { vendorId })
      return (await aDraft(client, [{ billId, amount: '10' }])).id
    },
  },
  vendor_credit_pdf: {
    ...ORDERS,
    record: async (client) => (await aReturn(client, await anApprovedOrder(client))).id,
  },
  goods_receipt_photo: { permission: 'inventoryView', section: 'procurement', record: aReceipt },
  stock_label_sheet: { permission: 'inventoryView', section: 'procurement' },
  quotation_document: { ...QUOTATIONS, record: aQuotation },
  tracking_sheet: { ...QUOTATIONS, record: aQuotation },
  offer_pdf: { ...QUOTATIONS, record: aQuotation },
  client_workbook: { ...QUOTATIONS, record: aQuotation },
  priced_workbook: { ...QUOTATIONS, record: aQuotation },
  schedule_import: SCHEDULES,
  schedule_export: { ...SCHEDULES, record: aProject },
  site_report_pdf: {
    permission: 'productionView',
    section: 'production',
    other: 'commercialView',
    record: aSiteReport,
  },
  site_report_photo: {
    permission: 'productionView',
    section: 'production',
    other: 'commercialView',
    record: aSiteReport,
  },
  delay_evidence: DELAYS,
  delay_claim_pdf: { ...SCHEDULES, record: aClaim },
  schedule_print: { ...SCHEDULES, record: aProject },
  planning_print: { ...SCHEDULES, record: aProject },
  variation_order: VARIATIONS,
  variation_order_pdf: VARIATIONS,
  person_document: { permission: 'hrManage', section: 'people', record: aPersonDocument },
  settlement_pdf: {
    ...{ permission: 'hrManage', section: 'people' },
    record: async (client) => (await settle(client, (await aLeaver(client)).id)).body().id,
  },
  guarantee_file: {
    permission: 'financeView',
    section: 'finance',
    record: (client) => made(client, 'accountant', '/api/guarantees', GUARANTEE),
  },
  'exports.bank_reconciliations': { permission: 'financeView', section: 'finance' },
  'exports.vat_returns': LEDGER_REPORTS,
  'exports.withholding_returns': VENDOR_ACCOUNTS,
  withholding_certificate_pdf: { ...VENDOR_ACCOUNTS, record: aVendorId },
  'exports.vendor_account': VENDOR_ACCOUNTS,
  'exports.vendor_statement': VENDOR_ACCOUNTS,
  entry_export: {
    ...LEDGER_REPORTS,
    record: async (client) => {
      await approvedJournal(client)
      const period = { fromOn: '2026-03-01', toOn: '2026-03-31' }
      return made(client, 'accountant', '/api/entry-exports', period)
    },
  },
  bank_statement_imports: {
    permission: 'financeView',
    section: 'finance',
    record: async (client) => {
      const answer = await send(
        client,
        await createAccount(client),
        mt940Text([bankStatement({ lines: [] })])
      )
      return answer.body().id
    },
  },
  vendor_statements: { ...VENDOR_ACCOUNTS, record: aSentStatement },
  'exports.access_review': { permission: 'adminView', section: null },
  'exports.personal_data': { permission: 'admin', section: null },
  'exports.end_of_service': { permission: 'hrManage', section: 'people' },
  folder: { permission: 'fileManagerView', section: 'files', record: aFolder },
}
