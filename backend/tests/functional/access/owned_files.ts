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
import { anOrder, aVendor, call, invoice } from '../procurement/support.js'
import { anApprovedOrder } from '../procurement/goods_receipt_support.js'
import { aReturn } from '../procurement/vendor_credit_support.js'
import { aPlannedProject, aRecordedDelay } from '../production/delay_support.js'
import { aProjectToPlan } from '../production/schedule_support.js'
import { aReport, aSite } from '../production/site_report_support.js'

/** A kind of file, who may see its record by which permission, and such a record. */
interface OwnedFile {
  permission: Permission
  /** Section whose closing closes the file. */
  section: string
  /** Owner type with what follows the dot, where the kind covers several. */
  type?: string
  /** A permission that opens no such record. */
  other?: Permission
  /** The record; without one the file is for the person who made it. */
  record?: (client: ApiClient, holderId: number) => Promise<number>
}

const made = async (client: ApiClient, by: string, path: string, body: Record<string, unknown>) => {
  const response = await call(client, by, 'post', path, { body })
  response.assertStatus(201)
  return response.body().id as number
}

const aClient = (client: ApiClient) => made(client, 'bdm', '/api/clients', { name: 'Huda' })

async function aReceipt(client: ApiClient): Promise<number> {
  const order = await anOrder(client, 'po.clerk', '100')
  await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
  const body = { lines: [{ lineId: order.lines[0].id, accepted: '1' }] }
  const path = `/api/purchase-orders/${order.id}/receipts`
  return (await call(client, 'storekeeper', 'post', path, { body, seen: order.version })).body()[0]
    .id
}

async function aBill(client: ApiClient): Promise<number> {
  const order = await anOrder(client, 'po.clerk', '100')
  await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
  const lineId = order.lines[0].id as number
  const body = invoice({
    vendorNumber: 'INV-1',
    lines: [{ lineId, quantity: '1', unitPrice: '100' }],
  })
  const path = `/api/purchase-orders/${order.id}/bills`
  return (await call(client, 'po.clerk', 'post', path, { body, seen: order.version })).body()[0].id
}

function aTrip(client: ApiClient) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  return made(client, 'buyer', '/api/trips', {
    type: 'site_delivery',
    vehicle: 'ABD 7007',
    driver: 'Driver of the test',
    plannedStartAt: at(1),
    plannedEndAt: at(3),
    cargo: [{ description: 'Tools', quantity: '2' }],
  })
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

const HR_REPORTS = { permission: 'hrManage', section: 'people', other: 'productionView' } as const
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
  vendor_document: {
    permission: 'procurementVendorsView',
    section: 'procurement',
    record: async () => (await aVendor()).id,
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
  vendor_credit_pdf: {
    ...ORDERS,
    record: async (client) => {
      const order = await anApprovedOrder(client)
      return (await aReturn(client, order)).id
    },
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
  variation_order: VARIATIONS,
  variation_order_pdf: VARIATIONS,
  person_document: { permission: 'hrManage', section: 'people', record: aPersonDocument },
  settlement_pdf: {
    ...{ permission: 'hrManage', section: 'people' },
    record: async (client) => (await settle(client, (await aLeaver(client)).id)).body().id,
  },
  'exports.end_of_service': { permission: 'hrManage', section: 'people' },
  folder: { permission: 'fileManagerView', section: 'files', record: aFolder },
}
