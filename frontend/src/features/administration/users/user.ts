import type { Schema } from '../../../api/types'

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
  other: ['financeView', 'hrManage', 'fileManagerView'],
} as const

/** A user as the administration sees them. */
export type User = Schema<'User'>

export type EffectiveAccess = Schema<'EffectiveAccess'>

export type Decision = Pick<
  EffectiveAccess['pages'][number],
  'allowed' | 'grantedBy' | 'rule' | 'source' | 'denied'
>

export const userPath = ({ id }: { id: number | string }): string => `/admin/users/${id}`
