/**
 * The one access table. Pure data and pure functions: the server decides with it, the menu, the
 * guards and the test matrix read it. Rules of pages follow the specification word for word.
 */

import type { Permission, Role } from './permissions.js'

/** What a rule is asked about: the person. */
export interface Subject {
  id: number
  username: string
  role: string
  permissions: Readonly<Record<string, boolean>>
}

/** Names fixed by the installation, not by the code (see OWNER_USERNAMES and its neighbours). */
export interface AccessSettings {
  owners: readonly string[]
  approvers: readonly string[]
  approverIds: readonly number[]
}

/** Holds when any member holds; `admin` (role or permission) passes unless `strict`. */
interface Rule {
  permissions?: readonly Permission[]
  roles?: readonly Role[]
  approver?: true
  owner?: true
  signedIn?: true
  strict?: true
}

const SIGNED_IN: Rule = { signedIn: true }
const ADMIN: Rule = {}
const COMMERCIAL_SUB_VIEWS = [
  'commercialSummaryView', 'commercialBDPerformanceView', 'commercialInvoicingView',
  'commercialAnalysisView', 'commercialClientsDirectoryView', 'commercialTeamCalendarView',
] as const // prettier-ignore
const PROCUREMENT: Rule = { permissions: ['procurement'], roles: ['procurement_manager'] }
const procurementOr = (...permissions: Permission[]): Rule => ({
  permissions: ['procurement', ...permissions],
  roles: ['procurement_manager'],
})
const CLIENTS: Rule = { permissions: ['commercialClientsDirectoryView', 'commercialView'] }
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
  'people.open': SIGNED_IN,
  'people.policies': ADMIN,
  'finance.open': { permissions: ['adminView', 'financeView'] },
  // the books are kept by people who are not of sales
  'finance.invoicing': { permissions: ['financeView'] },
  // nor of those who buy: bills are checked and paid without the order book
  'finance.bills': { permissions: ['financeView'] },
  // of an order, what its bill is compared with
  'finance.record-bills': { permissions: ['financeView'] },
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
  'pipeline.view': {
    permissions: [
      'commercialSummaryView', 'commercialAnalysisView', 'commercialBDPerformanceView',
      'commercialView', 'commercial',
    ],
  }, // prettier-ignore
  'pipeline.manage': { permissions: ['commercialView', 'commercial'] },
  // what is asked of people is for those who lead them
  'bd-targets.manage': { permissions: ['commercial'], owner: true },
  'admin.open': ADMIN,
  'procurement.open': SIGNED_IN,
  'procurement.payment-terms': PROCUREMENT,
  'procurement.equipment': PROCUREMENT,
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
  'materials.lookup': procurementOr(
    'adminView', 'inventoryView', 'procurementView', 'procurementPurchaseOrders',
    'procurementPurchaseOrdersView', 'productionView',
  ), // prettier-ignore

  'clients.view': CLIENTS,
  'clients.manage': CLIENTS,
  'clients.lookup': {
    permissions: [
      'commercialClientsDirectoryView', 'commercialView', 'engineeringView',
      // who writes an invoice chooses whom it is for
      'commercialInvoicingView', 'commercial', 'financeView',
    ],
  }, // prettier-ignore
  'business-cards.manage': CLIENTS,
  'invoices.view': {
    permissions: ['commercialInvoicingView', 'commercialView', 'commercial', 'financeView'],
  },
  'invoices.manage': { permissions: ['commercialInvoicingView', 'commercial', 'financeView'] },
  // what was booked as paid is owed again: not for those who only write invoices
  'client-receipts.reverse': { permissions: ['commercial', 'financeView'] },
  'vendors.view': procurementOr('procurementVendorList', 'procurementVendorsView'),
  'vendors.manage': procurementOr('procurementVendorList'),
  'vendors.bank': PROCUREMENT,
  // from whom the firm buys: approved, on hold, blacklisted
  'vendors.qualify': { ...PROCUREMENT, owner: true },
  'vendors.lookup': procurementOr(
    'procurementVendorList', 'procurementVendorsView', 'procurementPurchaseOrders',
    'procurementPurchaseOrdersView', 'inventoryView',
  ), // prettier-ignore
  'purchase-orders.open': procurementOr('procurementPurchaseOrders'),
  // an approver sees the orders that were submitted to them, not the whole book (see its scope)
  'purchase-orders.view': {
    ...procurementOr('procurementPurchaseOrders', 'procurementPurchaseOrdersView'),
    approver: true,
    owner: true,
  },
  'purchase-orders.view-all': procurementOr(
    'procurementPurchaseOrders', 'procurementPurchaseOrdersView',
  ), // prettier-ignore
  'purchase-orders.manage': procurementOr('procurementPurchaseOrders'),
  // small orders; larger ones need one of the next two (see the approval rules)
  'purchase-orders.approve': { ...PROCUREMENT, approver: true, owner: true },
  'purchase-orders.approve-medium': { approver: true },
  'purchase-orders.approve-large': { owner: true },
  // who needs goods asks for them; prices and orders stay with those who buy
  'purchase-requests.view': {
    ...procurementOr('procurementPurchaseOrders', 'procurementPurchaseOrdersView', 'inventoryView', 'productionView'),
    ...{ approver: true, owner: true },
  }, // prettier-ignore
  'purchase-requests.manage': procurementOr('procurementPurchaseOrders', 'inventoryView', 'productionView'), // prettier-ignore
  'purchase-requests.approve': { ...PROCUREMENT, approver: true, owner: true },
  // goods of an order are booked in by the store, without its prices
  'receipts.view': {
    ...procurementOr(
      'procurementPurchaseOrders', 'procurementPurchaseOrdersView', 'inventoryView',
      'procurementView', 'adminView', 'financeView',
    ),
    approver: true,
    owner: true,
  }, // prettier-ignore
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
  'projects.view': {
    permissions: [
      'adminView', 'productionView', 'scheduleView', 'engineeringView', 'procurement',
      'procurementView', 'procurementProjectsView', 'commercialView', 'financeView',
    ],
    roles: ['production_only', 'procurement_manager'],
    approver: true,
  }, // prettier-ignore
  // what a project is worth is not for the site
  'projects.prices': {
    permissions: [
      'adminView', 'productionView', 'engineeringView', 'commercialView', 'financeView',
    ],
    approver: true,
  }, // prettier-ignore
  'projects.lookup': {
    permissions: [
      'adminView', 'productionView', 'scheduleView', 'engineeringView', 'procurement',
      'procurementView', 'procurementProjectsView', 'procurementPurchaseOrders',
      'procurementPurchaseOrdersView', 'commercialView', 'financeView',
      // the store hands material out to a project
      'inventoryView',
    ],
    roles: ['production_only', 'procurement_manager'],
    approver: true,
  }, // prettier-ignore

  'api.describe': SIGNED_IN,
  // each kind of record is looked for only by who may list it
  'search.own': SIGNED_IN,
  'recent.own': SIGNED_IN,
  'session.own': SIGNED_IN,
  'users.directory': SIGNED_IN,
  'users.photo': SIGNED_IN,
  'users.manage': ADMIN,
  'sessions.manage': ADMIN,
  'approvals.own': SIGNED_IN,
  // what no approval rule covers
  'approvals.top': { owner: true },
  'approval-rules.manage': ADMIN,
  'jobs.own': SIGNED_IN,
  'jobs.manage': ADMIN,
  'live.own': SIGNED_IN,
  'files.read': SIGNED_IN,
  // a file that one may read, handed to somebody outside
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
} as const satisfies Record<string, Rule>

export type Ability = keyof typeof ABILITIES
/** What a route declares: an ability, or that it is for everybody. */
export type RouteAbility = Ability | 'public'

export function isAdmin(subject: Subject): boolean {
  return subject.role === 'admin' || subject.permissions.admin === true
}

/** A quotation approver: by fixed username, by fixed id, or by the permission flag. */
export function isApprover(subject: Subject, settings: AccessSettings): boolean {
  return (
    settings.approvers.includes(subject.username) ||
    settings.approverIds.includes(subject.id) ||
    subject.permissions.quotation_approver === true
  )
}

/** Why somebody holds an ability: what they are, a role of theirs, or a permission by its name. */
export type Grant = 'signed_in' | 'admin' | 'owner' | 'approver' | `role:${Role}` | Permission

/** What gives a person an ability, the first that does; null where nothing does. */
export function grantOf(
  subject: Subject,
  ability: Ability,
  settings: AccessSettings
): Grant | null {
  const rule: Rule = ABILITIES[ability]
  if (rule.signedIn) return 'signed_in'
  if (!rule.strict && isAdmin(subject)) return 'admin'
  if (rule.owner && settings.owners.includes(subject.username)) return 'owner'
  if (rule.approver && isApprover(subject, settings)) return 'approver'
  const role = rule.roles?.find((name) => subject.role === name)
  if (role) return `role:${role}`
  return rule.permissions?.find((name) => subject.permissions[name] === true) ?? null
}

/** Whether a person holds an ability. Nothing declared means nobody but an admin. */
export function holds(subject: Subject, ability: Ability, settings: AccessSettings): boolean {
  return grantOf(subject, ability, settings) !== null
}

/** Every ability that a person holds. */
export function abilitiesFor(subject: Subject, settings: AccessSettings): Ability[] {
  return (Object.keys(ABILITIES) as Ability[]).filter((name) => holds(subject, name, settings))
}
