/** What a person can be given: the names of the specification, and those of departments it gives none. */
export const PERMISSIONS = [
  'admin',
  'adminView',
  'engineeringView',
  'scheduleView',
  'productionView',
  'fileManagerView',
  'financeView',
  'commercial',
  'commercialView',
  'commercialSummaryView',
  'commercialBDPerformanceView',
  'commercialInvoicingView',
  'commercialAnalysisView',
  'commercialClientsDirectoryView',
  'commercialTeamCalendarView',
  'procurement',
  'procurementView',
  'procurementPurchaseOrders',
  'procurementPurchaseOrdersView',
  'procurementVendorList',
  'procurementVendorsView',
  'inventoryView',
  'procurementProjectsView',
  'procurementTrackTransportationView',
  'quotation_approver',
  'hrManage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = ['admin', 'procurement_manager', 'production_only', 'staff'] as const
export type Role = (typeof ROLES)[number]
