import type { Rule } from './rule.js'

/** The rows of the access table that speak of projects and their plans. */
export const PRODUCTION = {
  'projects.view': {
    permissions: [
      'adminView',
      'productionView',
      'scheduleView',
      'engineeringView',
      'procurement',
      'procurementView',
      'procurementProjectsView',
      'commercialView',
      'financeView',
    ],
    roles: ['production_only', 'procurement_manager'],
    approver: true,
  },
  // those who plan and build it say how far it has come
  'projects.manage': { permissions: ['productionView'] },
  // what has no quotation behind it becomes a project of the firm's once someone answers for it
  'projects.approve': { approver: true, owner: true },
  // what a project is worth is not for the site
  'projects.prices': {
    permissions: [
      'adminView',
      'productionView',
      'engineeringView',
      'commercialView',
      'financeView',
    ],
    approver: true,
  },
  // quantities are for the site, which reports what it installs; their cost needs `projects.prices`
  'consumption.view': {
    permissions: ['adminView', 'productionView'],
    roles: ['production_only'],
  },
  'consumption.report': { permissions: ['productionView'], roles: ['production_only'] },
  'consumption.plan': { permissions: ['productionView'] },
  // the page is open to the site; its amounts need `projects.prices`
  'payment-tracking.view': {
    permissions: ['adminView', 'productionView'],
    roles: ['production_only'],
  },
  // who plans commits and closes a week; the site promises, and reports what became of it
  'planning.view': {
    permissions: ['adminView', 'productionView'],
    roles: ['production_only'],
  },
  'planning.report': { permissions: ['productionView'], roles: ['production_only'] },
  'planning.manage': { permissions: ['productionView'] },
  // what a contract is worth is for those who may see prices; the site plans, others agree
  'variation-orders.view': {
    permissions: [
      'adminView',
      'productionView',
      'engineeringView',
      'commercialView',
      'financeView',
    ],
    approver: true,
  },
  'variation-orders.manage': {
    permissions: ['productionView', 'commercial'],
    needs: 'variation-orders.view',
  },
  'variation-orders.approve': { approver: true, owner: true },
  // what the contract asks for is for all who plan or build; its amounts need `projects.prices`
  'project-milestones.view': {
    permissions: [
      'adminView',
      'productionView',
      'scheduleView',
      'engineeringView',
      'commercialView',
      'financeView',
    ],
    roles: ['production_only'],
    approver: true,
  },
  'project-milestones.manage': {
    permissions: ['productionView', 'commercial'],
    needs: 'project-milestones.view',
  },
  // sums that banks stand for aren't for the site
  'project-guarantees.view': {
    permissions: ['adminView', 'productionView', 'commercialView', 'financeView'],
    approver: true,
  },
  'project-guarantees.manage': {
    permissions: ['productionView', 'commercial', 'financeView'],
    needs: 'project-guarantees.view',
  },
  // who is told that one ends: those who deal with the banks, not everyone who may see it
  'project-guarantees.follow': { permissions: ['financeView'], strict: true },
  'project-team.view': {
    permissions: [
      'adminView',
      'productionView',
      'scheduleView',
      'engineeringView',
      'procurementView',
      'commercialView',
      'financeView',
    ],
    roles: ['production_only', 'procurement_manager'],
    approver: true,
  },
  'project-team.manage': { permissions: ['productionView'] },
  // the site reports its day; who runs the project agrees to it
  'site-reports.view': {
    permissions: ['adminView', 'productionView', 'scheduleView', 'engineeringView'],
    roles: ['production_only'],
    approver: true,
  },
  'site-reports.manage': { permissions: ['productionView'], roles: ['production_only'] },
  'site-reports.approve': { permissions: ['productionView'], approver: true, owner: true },
  'projects.lookup': {
    permissions: [
      'adminView',
      'productionView',
      'scheduleView',
      'engineeringView',
      'procurement',
      'procurementView',
      'procurementProjectsView',
      'procurementPurchaseOrders',
      'procurementPurchaseOrdersView',
      'commercialView',
      'financeView',
      // the store hands material out to a project
      'inventoryView',
    ],
    roles: ['production_only', 'procurement_manager'],
    approver: true,
  },

  // everyone of a project reads its delays; who answers for all projects reads them all
  'delays.view': {
    permissions: [
      'adminView',
      'productionView',
      'scheduleView',
      'engineeringView',
      'commercialView',
      'financeView',
    ],
    roles: ['production_only'],
    approver: true,
  },
  'delays.view-all': {
    permissions: ['adminView', 'productionView', 'commercialView', 'financeView'],
    approver: true,
  },
  'delays.record': {
    permissions: ['productionView', 'scheduleView', 'engineeringView'],
    roles: ['production_only'],
  },
  // the manager of the project, and those who approve for the firm, claim and decide
  'delays.decide': { permissions: ['productionView'], approver: true },
  'delays.decide-any': { approver: true },

  // the hours that people work decide what every plan says
  'work-calendars.view': {
    permissions: ['adminView', 'productionView', 'scheduleView', 'engineeringView'],
    roles: ['production_only'],
  },
  'work-calendars.manage': { permissions: ['adminView', 'productionView'] },
  // what an hour of a crew costs is not for the site
  'schedule-resources.view': { permissions: ['adminView', 'productionView'] },
  'schedule-resources.manage': { permissions: ['productionView'] },
  'schedules.view': {
    permissions: ['adminView', 'productionView', 'scheduleView', 'engineeringView'],
    roles: ['production_only'],
  },
  'schedules.manage': { permissions: ['productionView', 'scheduleView'] },
} as const satisfies Record<string, Rule>
