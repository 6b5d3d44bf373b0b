/**
 * The one access table: what each ability asks of a person. Pure data: the server decides with it,
 * the menu, the guards and the test matrix read it. Rules of pages follow the specification word
 * for word.
 */

import type { Permission } from './permissions.js'
import { ACCOUNTS } from './account_rules.js'
import { PAYMENT_RUNS } from './payment_run_rules.js'
import { LEDGER } from './ledger_rules.js'
import { PEOPLE } from './people_rules.js'
import { PRODUCTION } from './production_rules.js'
import { RECEIVABLES } from './receivables_rules.js'
import { ADMIN, SIGNED_IN, type Rule } from './rule.js'
import { UPKEEP } from './upkeep_rules.js'
import { VENDOR_ACCOUNTS } from './vendor_account_rules.js'

const COMMERCIAL_SUB_VIEWS = [
  'commercialSummaryView',
  'commercialBDPerformanceView',
  'commercialInvoicingView',
  'commercialAnalysisView',
  'commercialClientsDirectoryView',
  'commercialTeamCalendarView',
] as const
const PROCUREMENT: Rule = { permissions: ['procurement'], roles: ['procurement_manager'] }
const procurementOr = (...permissions: Permission[]): Rule => ({
  permissions: ['procurement', ...permissions],
  roles: ['procurement_manager'],
})
const CLIENTS: Rule = { permissions: ['commercialClientsDirectoryView', 'commercialView'] }
/** Who writes invoices needs the tax data of whom they are for, without the directory of people. */
const COMPANIES: Rule = {
  permissions: [...CLIENTS.permissions!, 'commercialInvoicingView', 'commercial', 'financeView'],
}
const PIPELINE: Rule = {
  permissions: [
    'commercialSummaryView',
    'commercialAnalysisView',
    'commercialBDPerformanceView',
    'commercialView',
    'commercial',
  ],
}
const STOCK: Rule = {
  permissions: ['adminView', 'inventoryView', 'procurementView', 'procurement'],
  roles: ['procurement_manager'],
}
const QUOTATION_READERS: Rule = { permissions: ['engineeringView', 'adminView'], approver: true }

export const ABILITIES = {
  'departments.open': SIGNED_IN,
  'engineering.open': { permissions: ['adminView', 'engineeringView'] },
  'quotation-documents.open': { permissions: ['engineeringView', 'adminView'] },
  'schedule.open': { permissions: ['adminView', 'scheduleView'] },
  'production.open': { permissions: ['adminView', 'productionView'], roles: ['production_only'] },
  'files.open': { permissions: ['adminView', 'fileManagerView'] },
  ...PEOPLE,
  'finance.open': { permissions: ['adminView', 'financeView'] },
  // the books are kept by people who are not of sales
  'finance.invoicing': { permissions: ['financeView'] },
  'project-insights.open': SIGNED_IN,
  'notifications.own': SIGNED_IN,
  'logo.open': SIGNED_IN,
  'commercial.open': { permissions: ['commercialView', 'commercial', ...COMMERCIAL_SUB_VIEWS] },
  'commercial.calendar': { permissions: ['commercialTeamCalendarView', 'commercialView'] },
  'commercial.analysis': { permissions: ['commercialAnalysisView', 'commercialView'] },
  'commercial.summary': { permissions: ['commercialSummaryView', 'commercialView'] },
  'commercial.performance': {
    permissions: ['commercialBDPerformanceView', 'commercialView', 'commercial'],
  },
  'commercial.invoicing': {
    permissions: ['commercialInvoicingView', 'commercialView', 'commercial'],
  },
  'pipeline.view': PIPELINE,
  'pipeline.manage': { permissions: ['commercialView', 'commercial'] },
  // possible jobs before there is a quotation
  'leads.view': PIPELINE,
  'leads.manage': { permissions: ['commercialView', 'commercial'] },
  // targets are set by managers
  'bd-targets.manage': { permissions: ['commercial'], owner: true },
  'admin.open': ADMIN,
  'procurement.open': SIGNED_IN,
  'procurement.payment-terms': PROCUREMENT,
  'procurement.equipment': PROCUREMENT,
  // planners link the resources of schedules to the register
  'equipment.lookup': procurementOr('productionView'),
  'procurement.inventory': STOCK,
  'procurement.projects': {
    permissions: ['procurementProjectsView', 'procurement'],
    roles: ['procurement_manager'],
  },
  // what a project may spend on materials and services
  'procurement.budget': { ...PROCUREMENT, owner: true },
  'procurement.transport': procurementOr('procurementTrackTransportationView'),
  'stock.manage': procurementOr('inventoryView'),
  // adjustments and write-offs over the limit, counts with a difference, closing a month
  'stock.approve': { ...PROCUREMENT, owner: true },
  // who is asked to agree to a movement reads it first
  'stock-movements.view': { ...STOCK, owner: true },
  'materials.lookup': procurementOr(
    'adminView',
    'inventoryView',
    'procurementView',
    'procurementPurchaseOrders',
    'procurementPurchaseOrdersView',
    'productionView'
  ),

  'clients.view': CLIENTS,
  'clients.manage': CLIENTS,
  'companies.view': COMPANIES,
  'companies.manage': COMPANIES,
  'clients.lookup': {
    permissions: [
      'commercialClientsDirectoryView',
      'commercialView',
      'engineeringView',
      // who writes an invoice chooses whom it is for
      'commercialInvoicingView',
      'commercial',
      'financeView',
    ],
  },
  'business-cards.manage': CLIENTS,
  'invoices.view': {
    permissions: ['commercialInvoicingView', 'commercialView', 'commercial', 'financeView'],
    // who is asked to agree to an advance reads it first
    owner: true,
  },
  'invoices.manage': { permissions: ['commercialInvoicingView', 'commercial', 'financeView'] },
  ...RECEIVABLES,
  // keys and certificates of the firm, and what the tax authority is told
  'e-invoicing.view': { permissions: ['financeView', 'adminView'] },
  'e-invoicing.manage': { permissions: ['financeView'] },
  // what was booked as paid is owed again: not for those who only write invoices
  'client-receipts.reverse': { permissions: ['commercial', 'financeView'] },
  // money that leaves the firm: as reversing, and never by who made the credit
  'client-refunds.pay': { permissions: ['commercial', 'financeView'] },
  // who decides on it reads it first, a colleague who stands in too
  'write-offs.view': {
    permissions: ['commercialInvoicingView', 'commercialView', 'commercial', 'financeView'],
    owner: true,
  },
  // money that the firm gives up
  'write-offs.approve': { owner: true },
  // money asked of a client above what the contract is worth
  'client-advances.approve': { owner: true },
  // who is asked to approve a vendor reads it first
  'vendors.view': {
    ...procurementOr('procurementVendorList', 'procurementVendorsView'),
    owner: true,
  },
  'vendors.manage': procurementOr('procurementVendorList'),
  'vendors.bank': PROCUREMENT,
  // from whom the firm buys: approved, on hold, blacklisted
  'vendors.qualify': { ...PROCUREMENT, owner: true },
  'vendors.lookup': procurementOr(
    'procurementVendorList',
    'procurementVendorsView',
    'procurementPurchaseOrders',
    'procurementPurchaseOrdersView',
    'inventoryView',
    // whose account is compared
    'financeView'
  ),
  'purchase-orders.open': procurementOr('procurementPurchaseOrders'),
  // an approver sees the orders that were submitted to them, not the whole book (see its scope)
  'purchase-orders.view': {
    ...procurementOr('procurementPurchaseOrders', 'procurementPurchaseOrdersView'),
    approver: true,
    owner: true,
  },
  'purchase-orders.view-all': procurementOr(
    'procurementPurchaseOrders',
    'procurementPurchaseOrdersView'
  ),
  'purchase-orders.manage': procurementOr('procurementPurchaseOrders'),
  // small orders; larger ones need one of the next two (see the approval rules)
  'purchase-orders.approve': { ...PROCUREMENT, approver: true, owner: true },
  'purchase-orders.approve-medium': { approver: true },
  'purchase-orders.approve-large': { owner: true },
  // who needs goods asks for them; prices and orders stay with those who buy
  'purchase-requests.view': {
    ...procurementOr(
      'procurementPurchaseOrders',
      'procurementPurchaseOrdersView',
      'inventoryView',
      'productionView'
    ),
    ...{ approver: true, owner: true },
  },
  'purchase-requests.manage': procurementOr(
    'procurementPurchaseOrders',
    'inventoryView',
    'productionView'
  ),
  'purchase-requests.approve': { ...PROCUREMENT, approver: true, owner: true },
  // goods of an order are booked in by the store, without its prices
  'receipts.view': {
    ...procurementOr(
      'procurementPurchaseOrders',
      'procurementPurchaseOrdersView',
      'inventoryView',
      'procurementView',
      'adminView',
      'financeView'
    ),
    approver: true,
    owner: true,
  },
  'receipts.manage': procurementOr('procurementPurchaseOrders', 'inventoryView'),
  'bills.view': {
    ...procurementOr('procurementPurchaseOrders', 'procurementPurchaseOrdersView', 'financeView'),
    approver: true,
    owner: true,
  },
  'purchase-orders.bill': procurementOr('procurementPurchaseOrders', 'financeView'),
  // money leaves: what is recorded here has been paid by the bank
  'purchase-orders.pay': {
    permissions: ['financeView', 'procurement'],
    roles: ['procurement_manager'],
  },
  ...PAYMENT_RUNS,
  ...VENDOR_ACCOUNTS,
  'purchase-orders.release': { ...procurementOr('financeView'), owner: true },
  // an order names its term on the approver's page too
  'payment-terms.lookup': {
    ...procurementOr('procurementPurchaseOrders', 'procurementPurchaseOrdersView'),
    approver: true,
    owner: true,
  },
  'quotations.view': QUOTATION_READERS,
  'quotations.manage': { permissions: ['engineeringView'] },
  'quotations.approve': { permissions: ['quotation_approver'], approver: true, strict: true },
  'quotations.prices': QUOTATION_READERS,
  // what a job costs us and earns: those who price it and those who answer for it
  'quotations.margin': { permissions: ['engineeringView'], approver: true, owner: true },
  'scoring.view': QUOTATION_READERS,
  'scoring.preview': { permissions: ['engineeringView'], approver: true },
  'scoring.manage': { owner: true, strict: true },
  ...PRODUCTION,

  'api.describe': SIGNED_IN,
  // each kind of record is looked for only by who may list it
  'search.own': SIGNED_IN,
  'recent.own': SIGNED_IN,
  // only the lists that the viewer may open are counted
  'counts.own': SIGNED_IN,
  ...ACCOUNTS,
  'approvals.own': SIGNED_IN,
  // what no approval rule covers
  'approvals.top': { owner: true },
  'approval-rules.manage': ADMIN,
  'jobs.own': SIGNED_IN,
  'jobs.manage': ADMIN,
  'live.own': SIGNED_IN,
  ...UPKEEP,
  'files.read': SIGNED_IN,
  // a file that one may read, shared externally
  'shares.own': SIGNED_IN,
  'shares.manage': ADMIN,
  // which folders is decided by each folder's grants
  'files.manage': { permissions: ['fileManagerView'] },
  'exports.create': SIGNED_IN,
  'imports.create': SIGNED_IN,
  'saved-views.own': SIGNED_IN,
  'lists.view': SIGNED_IN,
  'sections.view': SIGNED_IN,
  'sections.manage': ADMIN,
  'settings.view': SIGNED_IN,
  'settings.manage': ADMIN,
  'audit.view': { owner: true, strict: true },
  'exchange-rates.view': { permissions: ['financeView', 'adminView'] },
  'exchange-rates.manage': { permissions: ['financeView'] },
  // who is refused by a lock sees through which day it goes
  'period-locks.view': {
    permissions: ['financeView', 'adminView', 'commercial', 'procurement'],
    roles: ['procurement_manager'],
    owner: true,
  },
  'period-locks.lock': { permissions: ['financeView'], owner: true },
  // who books into a period does not open it again
  'period-locks.unlock': { owner: true },
  ...LEDGER,
} as const satisfies Record<string, Rule>

export type Ability = keyof typeof ABILITIES
/** What a route declares: an ability, or that it is for everyone. */
export type RouteAbility = Ability | 'public'
