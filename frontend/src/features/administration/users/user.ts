export const USERS = 'administration.users'

export const ROLES = ['admin', 'procurement_manager', 'production_only', 'staff'] as const

/** Permission flags by department, in the order in which the form shows them. */
export const PERMISSION_GROUPS = {
  administration: ['admin', 'adminView'],
  engineering: ['engineeringView', 'quotation_approver'],
  production: ['productionView', 'scheduleView'],
  commercial: [
    'commercial',
    'commercialView',
    'commercialClientsDirectoryView',
    'commercialTeamCalendarView',
    'commercialAnalysisView',
    'commercialSummaryView',
    'commercialBDPerformanceView',
    'commercialInvoicingView',
  ],
  procurement: [
    'procurement',
    'procurementView',
    'procurementPurchaseOrders',
    'procurementPurchaseOrdersView',
    'procurementVendorList',
    'procurementVendorsView',
    'inventoryView',
    'procurementProjectsView',
    'procurementTrackTransportationView',
  ],
  other: ['financeView', 'fileManagerView'],
} as const

/** A user as the administration sees them. */
export interface User {
  id: number
  version: number
  username: string
  name: string
  nameAr: string | null
  email: string | null
  role: (typeof ROLES)[number]
  permissions: Record<string, boolean>
  disabled: boolean
  locked: boolean
  hasPasscode: boolean
  lastLoginAt: string | null
  createdAt: string
  can: Record<string, boolean>
}

export interface EffectiveAccess {
  isAdmin: boolean
  isApprover: boolean
  isOwner: boolean
  abilities: ({ ability: string } & Decision)[]
  pages: ({ path: string; ability: string } & Decision)[]
}

export interface Decision {
  allowed: boolean
  /** What gives it: `admin`, `role:…`, a permission; null where nothing does. */
  grantedBy: string | null
  /** What would give it, in the words of the access table. */
  rule: string
}

export const userPath = ({ id }: { id: number | string }): string => `/admin/users/${id}`
