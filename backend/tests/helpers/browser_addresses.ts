import type { PageRule } from '#identity/access/page_rule'
import { PAGE_RULES } from '#identity/access/pages'
import { found } from './browser_records.js'

/** Where a real record for a placeholder in an address comes from: who reads which list. */
const RECORDS: Record<string, { as: string; list: string; field?: string }> = {
  '/engineering/quotations/:quotationNumber': quotations('stage=pending_approval'),
  '/engineering/quotations/:quotationNumber/edit': quotations('stage=draft'),
  '/quotation-documents/tracking-sheets/:quotationNumber': quotations('stage=pending_approval'),
  '/engineering/offer-terms/:id': { as: 'engineer', list: '/api/offer-terms' },
  '/engineering/tenders/:id': { as: 'engineer', list: '/api/tenders' },
  '/engineering/rates/:id': { as: 'engineer', list: '/api/rates' },
  '/engineering/assemblies/:id': { as: 'engineer', list: '/api/assemblies' },
  '/commercial/clients/:id': { as: 'bdm', list: '/api/clients' },
  '/commercial/companies/:id': { as: 'bdm', list: '/api/companies' },
  '/commercial/leads/:id': { as: 'bdm', list: '/api/leads' },
  '/commercial/invoicing/:id': { as: 'accountant', list: '/api/invoices?status=draft' },
  '/commercial/contracts/:id': { as: 'accountant', list: '/api/contracts' },
  '/commercial/receipts/:id': { as: 'accountant', list: '/api/receipts' },
  '/finance/cheques/:id': { as: 'accountant', list: '/api/cheques' },
  '/finance/recurring-payments/:id': { as: 'accountant', list: '/api/recurring-payments' },
  '/finance/guarantees/:id': { as: 'accountant', list: '/api/guarantees' },
  '/commercial/write-offs/:id': { as: 'accountant', list: '/api/write-offs' },
  '/finance/manual-journals/:id': { as: 'accountant', list: '/api/manual-journals?status=draft' },
  '/finance/vat-returns/:id': { as: 'accountant', list: '/api/vat-returns' },
  '/finance/budgets/:id': { as: 'accountant', list: '/api/budgets' },
  '/finance/budgets/:id/edit': { as: 'accountant', list: '/api/budgets?status=draft' },
  '/finance/project-profitability/:id': { as: 'accountant', list: '/api/project-profitability' },
  '/finance/vat-adjustments/:id': { as: 'accountant', list: '/api/vat-adjustments' },
  '/finance/closings/:id': { as: 'accountant', list: '/api/closings' },
  '/finance/journal-entries/:id': { as: 'accountant', list: '/api/journal-entries' },
  '/finance/ledger-accounts/:id': { as: 'accountant', list: '/api/ledger-accounts' },
  '/finance/bank-accounts/:id': { as: 'accountant', list: '/api/bank-accounts' },
  '/finance/bills/:id': { as: 'accountant', list: '/api/bills' },
  '/finance/vendor-statements/:id': { as: 'accountant', list: '/api/vendor-statements' },
  '/finance/withholding-returns/:id': { as: 'accountant', list: '/api/withholding-returns' },
  '/finance/withholding-kinds/:id': { as: 'accountant', list: '/api/withholding-kinds' },
  '/finance/withholding-rates/:id': { as: 'accountant', list: '/api/withholding-rates' },
  '/finance/withholding-treaties/:id': { as: 'accountant', list: '/api/withholding-treaties' },
  '/finance/payment-runs/:id': { as: 'accountant', list: '/api/payment-runs' },
  '/procurement/vendor-advances/:id': { as: 'accountant', list: '/api/vendor-advances' },
  '/procurement/vendor-credits/:id': { as: 'accountant', list: '/api/vendor-credits' },
  '/procurement/order-terms/:id': { as: 'buyer', list: '/api/order-terms' },
  '/procurement/price-lists/:id': { as: 'buyer', list: '/api/price-lists' },
  '/procurement/vendors/:id': { as: 'buyer', list: '/api/vendors' },
  '/procurement/purchase-orders/:id': { as: 'buyer', list: '/api/purchase-orders?status=draft' },
  '/procurement/purchase-orders/:id/approval': {
    as: 'buyer',
    list: '/api/purchase-orders?status=submitted',
  },
  '/procurement/purchase-orders/:id/amend': {
    as: 'buyer',
    list: '/api/purchase-orders?status=sent',
  },
  '/procurement/purchase-requests/:id': {
    as: 'buyer',
    list: '/api/purchase-requests?status=draft',
  },
  '/procurement/track-transportation/:id': { as: 'buyer', list: '/api/trips?open=true' },
  '/procurement/equipment-management/:id': { as: 'buyer', list: '/api/equipment' },
  '/production/projects/:id': { as: 'planner', list: '/api/projects' },
  '/production/projects/:id/schedule': { as: 'planner', list: '/api/projects' },
  '/production/schedule-resources/:id': { as: 'planner', list: '/api/schedule-resources' },
  '/production/consumption/:id': { as: 'planner', list: '/api/consumption' },
  '/production/payment-tracking/:id': { as: 'planner', list: '/api/projects' },
  '/production/variation-orders/:id': { as: 'planner', list: '/api/variation-orders?status=draft' },
  '/production/delays/:id': { as: 'planner', list: '/api/delays?status=draft' },
  '/production/delay-claims/:id': { as: 'planner', list: '/api/delay-claims' },
  '/production/site-reports/:id': { as: 'planner', list: '/api/site-reports?status=draft' },
  '/production/work-calendars/:id': { as: 'planner', list: '/api/work-calendars' },
  '/hr/departments/:id': { as: 'staff', list: '/api/departments' },
  '/hr/employees/:id': { as: 'staff', list: '/api/employees' },
  '/hr/employee-policies/:id': { as: 'admin', list: '/api/policies?kind=employee' },
  '/hr/project-policies/:id': { as: 'admin', list: '/api/policies?kind=project' },
  '/hr/my-policies/:id': { as: 'staff', list: '/api/my-policies' },
  '/hr/checklists/:id': { as: 'hr.manager', list: '/api/checklists' },
  '/hr/checklist-templates/:id': { as: 'hr.manager', list: '/api/checklist-templates' },
  '/hr/document-kinds/:id': { as: 'hr.manager', list: '/api/document-kinds' },
  '/hr/timesheets/:id': { as: 'hr.manager', list: '/api/timesheets' },
  '/hr/leave-requests/:id': { as: 'hr.manager', list: '/api/leave-requests' },
  '/hr/overtime-requests/:id': { as: 'hr.manager', list: '/api/overtime-requests' },
  '/hr/attendance-corrections/:id': { as: 'hr.manager', list: '/api/attendance-corrections' },
  '/hr/attendance-sites/:id': { as: 'hr.manager', list: '/api/attendance-sites' },
  '/hr/month-sheets/:id': { as: 'hr.manager', list: '/api/month-sheets' },
  '/hr/leave-types/:id': { as: 'hr.manager', list: '/api/leave-types' },
  '/hr/nationality-goals/:id': { as: 'hr.manager', list: '/api/nationality-goals' },
  '/hr/public-holidays/:id': { as: 'hr.manager', list: '/api/public-holidays' },
  '/hr/settlements/:id': { as: 'hr.manager', list: '/api/settlements?status=draft' },
  '/finance/exchange-rates/:id': { as: 'accountant', list: '/api/exchange-rates' },
  '/admin/approval-rules/:id': { as: 'admin', list: '/api/approval-rules' },
  '/admin/users/:id': { as: 'admin', list: '/api/users' },
  '/admin/permission-sets/:id': { as: 'admin', list: '/api/permission-sets' },
  '/admin/service-accounts/:id': { as: 'admin', list: '/api/service-accounts' },
  '/admin/access-reviews/:id': { as: 'admin', list: '/api/access-reviews' },
  '/admin/access-review-items/:id': { as: 'admin', list: '/api/access-review-items' },
}

function quotations(filter: string) {
  return { as: 'engineer', list: `/api/quotations?${filter}`, field: 'number' }
}

export interface PageAddress {
  rule: PageRule
  /** The rule's path with records of the demo company for its placeholders. */
  path: string
}

/** Every page of the access table at an address that can be opened. */
export async function everyAddress(): Promise<PageAddress[]> {
  return Promise.all(PAGE_RULES.map(async (rule) => ({ rule, path: await addressOf(rule.path) })))
}

async function addressOf(path: string): Promise<string> {
  if (!path.includes(':')) return path
  const source = RECORDS[path] ?? RECORDS[path.replace(/\/edit$/, '')]
  const value = source ? await firstOf(source) : '1'
  return path.replace(/:\w+/, encodeURIComponent(value))
}

async function firstOf({ as, list, field = 'id' }: (typeof RECORDS)[string]): Promise<string> {
  const joint = list.includes('?') ? '&' : '?'
  const [first] = await found<Record<string, unknown>[]>(as, `${list}${joint}_start=0&_end=1`)
  if (!first) throw new Error(`no record at ${list}`)
  return String(first[field])
}
