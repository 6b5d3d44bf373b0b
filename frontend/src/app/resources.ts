import type { ResourceProps } from '@refinedev/core'
import type { TFunction } from 'i18next'
import type { FoundRecord } from '../api/types'
import { registerEndpoint } from '../providers/endpoints'
import { byPlace, type ResourceDefinition } from '../kit/define-resource'
import { financeResources } from './finance-resources'
import accessReviewItems from '../features/administration/access-review-items'
import accessReviews from '../features/administration/access-reviews'
import approvalRules from '../features/administration/approval-rules'
import backups from '../features/administration/backups'
import heldChanges from '../features/administration/held-changes'
import jobs from '../features/administration/jobs'
import mails from '../features/administration/mails'
import permissionMatrix from '../features/administration/permission-matrix'
import permissionSets from '../features/administration/permission-sets'
import fileScans from '../features/administration/file-scans'
import personalData from '../features/administration/personal-data'
import retentionRules from '../features/administration/retention-rules'
import restoreDrills from '../features/administration/restore-drills'
import systemHealth from '../features/administration/system-health'
import webhookDeliveries from '../features/administration/webhook-deliveries'
import identityProviders from '../features/administration/identity-providers'
import serviceAccounts from '../features/administration/service-accounts'
import webhooks from '../features/administration/webhooks'
import auditLogs from '../features/administration/audit-logs'
import sections from '../features/administration/sections'
import apiTokens from '../features/administration/api-tokens'
import sessions from '../features/administration/sessions'
import settings from '../features/administration/settings'
import setupSteps from '../features/administration/setup-steps'
import users from '../features/administration/users'
import businessCards from '../features/commercial/business-cards'
import clients from '../features/commercial/clients'
import companies from '../features/commercial/companies'
import contracts from '../features/commercial/contracts'
import invoices from '../features/commercial/invoices'
import leads from '../features/commercial/leads'
import pipeline from '../features/commercial/pipeline'
import paymentPromises from '../features/commercial/payment-promises'
import collectionCalls from '../features/commercial/collection-calls'
import dunning from '../features/commercial/dunning'
import receipts from '../features/commercial/receipts'
import writeOffs from '../features/commercial/write-offs'
import quotations from '../features/engineering/quotations'
import scoringConfigs from '../features/engineering/scoring-configs'
import shares from '../features/files/shares'
import equipment from '../features/procurement/equipment'
import materials from '../features/procurement/materials'
import purchaseOrderMaterials from '../features/procurement/purchase-order-materials'
import orderTerms from '../features/procurement/order-terms'
import paymentTerms from '../features/procurement/payment-terms'
import files from '../features/files/files'
import purchaseOrders from '../features/procurement/purchase-orders'
import purchaseRequests from '../features/procurement/purchase-requests'
import reorderSuggestions from '../features/procurement/reorder-suggestions'
import stockLevels from '../features/procurement/stock-levels'
import stockMovements from '../features/procurement/stock-movements'
import priceLists from '../features/procurement/price-lists'
import procurementProjects from '../features/procurement/procurement-projects'
import materialTracking from '../features/procurement/material-tracking'
import trips from '../features/procurement/trips'
import bills from '../features/procurement/bills'
import paymentRuns from '../features/procurement/payment-runs'
import vendorAdvances from '../features/procurement/vendor-advances'
import vendorCredits from '../features/procurement/vendor-credits'
import vendorDocuments from '../features/procurement/vendor-documents'
import vendorStatements from '../features/procurement/vendor-statements'
import vendors from '../features/procurement/vendors'
import withholdingKinds from '../features/procurement/withholding-kinds'
import withholdingRates from '../features/procurement/withholding-rates'
import withholdingReturns from '../features/procurement/withholding-returns'
import withholdingTreaties from '../features/procurement/withholding-treaties'
import withholdings from '../features/procurement/withholdings'
import warehouses from '../features/procurement/warehouses'
import departments from '../features/people/departments'
import employees from '../features/people/employees'
import organizationChart from '../features/people/organization-chart'
import myPolicies from '../features/people/my-policies'
import policies from '../features/people/policies'
import consumption from '../features/production/consumption'
import consumptionMaterials from '../features/production/consumption-materials'
import consumptionMonths from '../features/production/consumption-months'
import paymentTracking from '../features/production/payment-tracking'
import projects from '../features/production/projects'
import delayClaims from '../features/production/delay-claims'
import delays from '../features/production/delays'
import schedules from '../features/production/schedules'
import workCalendars from '../features/production/work-calendars'
import scheduleResources from '../features/production/schedule-resources'
import projectGuarantees from '../features/production/project-guarantees'
import siteReports from '../features/production/site-reports'
import variationOrders from '../features/production/variation-orders'
import lookAhead from '../features/production/look-ahead'
import taskConstraints from '../features/production/task-constraints'
import weeklyPlans from '../features/production/weekly-plans'
import planningResults from '../features/production/planning-results'
import checklistItems from '../features/people/checklist-items'
import checklistTemplates from '../features/people/checklist-templates'
import checklists from '../features/people/checklists'
import documentKinds from '../features/people/document-kinds'
import personDocuments from '../features/people/person-documents'
import attendanceChecks from '../features/people/attendance-checks'
import attendanceCorrections from '../features/people/attendance-corrections'
import attendanceDays from '../features/people/attendance-days'
import attendanceSites from '../features/people/attendance-sites'
import leaveRequests from '../features/people/leave-requests'
import overtimeRequests from '../features/people/overtime-requests'
import leaveTypes from '../features/people/leave-types'
import timesheets from '../features/people/timesheets'
import monthSheets from '../features/people/month-sheets'
import endOfService from '../features/people/end-of-service'
import settlements from '../features/people/settlements'
import publicHolidays from '../features/people/public-holidays'
import nationalityGoals from '../features/people/nationality-goals'
import projectStaffing from '../features/people/project-staffing'
import hrReports from '../features/people/reports'
import eInvoices from '../features/commercial/e-invoices'
import offerTerms from '../features/engineering/offer-terms'
import rates from '../features/engineering/rates'
import assemblies from '../features/engineering/assemblies'
import tenders from '../features/engineering/tenders'

/** Every resource of the portal. Menu, router, palette and data provider are built from this list. */
export const resources: ResourceDefinition[] = [
  clients,
  companies,
  businessCards,
  leads,
  pipeline,
  contracts,
  invoices,
  collectionCalls,
  dunning,
  paymentPromises,
  receipts,
  writeOffs,
  quotations,
  scoringConfigs,
  vendors,
  vendorDocuments,
  bills,
  paymentRuns,
  purchaseRequests,
  purchaseOrders,
  paymentTerms,
  purchaseOrderMaterials,
  stockLevels,
  reorderSuggestions,
  stockMovements,
  materials,
  warehouses,
  equipment,
  trips,
  materialTracking,
  orderTerms,
  priceLists,
  procurementProjects,
  vendorStatements,
  withholdingReturns,
  withholdings,
  withholdingKinds,
  withholdingRates,
  withholdingTreaties,
  vendorAdvances,
  vendorCredits,
  projects,
  consumption,
  consumptionMaterials,
  consumptionMonths,
  paymentTracking,
  files,
  users,
  permissionSets,
  accessReviews,
  accessReviewItems,
  permissionMatrix,
  jobs,
  mails,
  serviceAccounts,
  identityProviders,
  backups,
  restoreDrills,
  fileScans,
  retentionRules,
  personalData,
  systemHealth,
  webhooks,
  webhookDeliveries,
  auditLogs,
  sections,
  shares,
  heldChanges,
  sessions,
  apiTokens,
  setupSteps,
  settings,
  approvalRules,
  workCalendars,
  schedules,
  siteReports,
  variationOrders,
  projectGuarantees,
  delays,
  delayClaims,
  lookAhead,
  taskConstraints,
  weeklyPlans,
  planningResults,
  scheduleResources,
  employees,
  organizationChart,
  departments,
  policies,
  myPolicies,
  checklists,
  checklistItems,
  checklistTemplates,
  documentKinds,
  personDocuments,
  leaveTypes,
  leaveRequests,
  timesheets,
  overtimeRequests,
  attendanceChecks,
  attendanceDays,
  attendanceCorrections,
  attendanceSites,
  monthSheets,
  publicHolidays,
  projectStaffing,
  hrReports,
  nationalityGoals,
  endOfService,
  settlements,
  eInvoices,
  offerTerms,
  rates,
  assemblies,
  tenders,
  ...financeResources,
].sort(byPlace)

for (const { name, endpoint, ability } of resources) registerEndpoint(name, { endpoint, ability })

const CREATE_PATH = /\/(new|create-[a-z]+)$/

export function createPathOf({ routes }: ResourceDefinition): string | undefined {
  return routes.find(({ path }) => CREATE_PATH.test(path))?.path
}

/** The page of one record: the first route that ends in a parameter. */
export function showPathOf({ routes }: ResourceDefinition): string | undefined {
  return routes.find(({ path }) => /\/:[a-zA-Z]+$/.test(path))?.path
}

function editPathOf({ routes }: ResourceDefinition): string | undefined {
  return routes.find(({ path }) => path.endsWith('/edit'))?.path
}

/** The address of a record's page, or undefined when the resource has none. */
export function recordAddress(
  definition: ResourceDefinition,
  record: Record<string, unknown>
): string | undefined {
  return showPathOf(definition)?.replace(/:([a-zA-Z]+)$/, (_, parameter: string) => {
    const value = parameter.endsWith('Number') ? record.number : record[parameter]
    return encodeURIComponent(String(value ?? record.id))
  })
}

/** Where a record that the search has found is shown; undefined when no page shows its kind. */
export function placeOf({ resource, id, number }: FoundRecord) {
  const definition = resources.find(({ endpoint }) => endpoint === resource)
  const to = definition && recordAddress(definition, { id, number })
  return to ? { to, name: definition.name, icon: definition.icon } : undefined
}

/** The same list in the shape Refine wants, with names in the user's language. */
export function refineResources(t: TFunction): ResourceProps[] {
  return resources.map((definition) => ({
    name: definition.name,
    list: definition.path,
    create: createPathOf(definition),
    show: showPathOf(definition),
    edit: editPathOf(definition),
    meta: {
      label: t(`${definition.name}.title`),
      icon: definition.icon,
      endpoint: definition.endpoint,
      ability: definition.ability,
      hide: definition.menu === false,
    },
  }))
}
