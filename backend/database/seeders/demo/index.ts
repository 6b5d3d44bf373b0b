import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { DEMO_SINCE, keep } from '#administration/demo_data/demo_state'
import { loadRates } from '#core/exchange_rates/known_rates'
import { postMissing } from '#finance/ledger/post_missing'
import { seedReference } from '#database/seeders/reference'
import { seedAccessReview } from './administration/access_reviews.js'
import { seedPermissionSets } from './administration/permission_sets.js'
import { seedSetupSteps } from './administration/setup_steps.js'
import { seedIdentityProviders } from './administration/identity_providers.js'
import { seedServiceAccounts } from './administration/service_accounts.js'
import { seedWebhooks } from './administration/webhooks.js'
import { seedDemoCompany } from './company.js'
import { seedActivities } from './commercial/activities.js'
import { seedCalendar } from './commercial/calendar.js'
import { seedClients } from './commercial/clients.js'
import { seedInvoices } from './commercial/invoices.js'
import { seedLeads } from './commercial/leads.js'
import { seedReceivables } from './commercial/receivables.js'
import { seedProjectContracts } from './commercial/project_contracts.js'
import { seedPriceLibrary, seedTenders } from './engineering/price_library.js'
import { seedProjects } from './engineering/projects.js'
import { seedQuotations } from './engineering/quotations.js'
import { seedLibrary } from './files/library.js'
import { seedFileScans } from './files/scans.js'
import { seedBudgets } from './procurement/budgets.js'
import { seedEquipment } from './procurement/equipment.js'
import { seedPurchaseOrders } from './procurement/purchase_orders.js'
import { seedAdvances } from './procurement/advances.js'
import { seedDeliveries } from './procurement/deliveries.js'
import { seedPaymentRuns } from './procurement/payment_runs.js'
import { seedWithholding } from './procurement/withholding.js'
import { seedVendorStatements } from './procurement/vendor_statements.js'
import { seedPriceLists } from './procurement/price_lists.js'
import { seedRequests } from './procurement/requests.js'
import { seedStock } from './procurement/stock.js'
import { seedTrips } from './procurement/trips.js'
import { seedVendorDocuments } from './procurement/vendor_documents.js'
import { seedVendors } from './procurement/vendors.js'
import { seedAttendance } from './people/attendance.js'
import { seedHours } from './people/hours.js'
import { seedPeople } from './people/index.js'
import { seedMonthSheet } from './people/month_sheets.js'
import { seedOvertime } from './people/overtime.js'
import { seedMaterialNeeds } from './production/material_needs.js'
import { seedPlanning } from './production/planning.js'
import { seedProjectRecords } from './production/project_records.js'
import { seedProjectTerms } from './production/project_terms.js'
import { seedSchedules } from './production/schedules.js'
import { seedDelays } from './production/delays.js'
import { seedSiteReports } from './production/site_reports.js'
import { seedVariationOrders } from './production/variation_orders.js'
import { seedConsumption } from './production/consumption.js'
import { seedSubcontracts } from './production/subcontracts.js'
import { seedSiteCalendars } from './production/site_calendars.js'
import { seedBank } from './finance/bank.js'
import { seedRecurringPayments } from './finance/recurring_payments.js'
import { seedProjectBudgets } from './finance/budgets.js'
import { seedExchangeRates } from './finance/exchange_rates.js'
import { seedVat } from './finance/vat.js'
import { seedGuarantees } from './finance/guarantees.js'
import { seedProjectsAccount } from './finance/bank_accounts.js'
import { seedEInvoices } from './e_invoicing/e_invoices.js'
import { seedCheques } from './finance/cheques.js'
import { seedManualJournals } from './finance/manual_journals.js'
import { seedDemoUsers } from './users.js'
import type { DemoContext } from './context.js'

/** Fills an empty database with a believable company; anything in it means hands off. */
export async function seedDemoWhenEmpty() {
  if (await db.from('users').select('id').first()) return
  await seedDemoCompany()
  await db.transaction(async (trx) => {
    await seedDemoUsers(trx)
    await seedReference(trx)
    await seedDemoRecords(trx)
  })
  await loadRates()
  // a portal that is starting has not loaded what the departments say of their documents
  await import('#start/departments')
  await seedCheques()
  await seedEInvoices()
  await postMissing()
  await seedBank()
  await seedVat()
  await seedWebhooks()
  await seedIdentityProviders()
  await seedServiceAccounts()
  await seedPermissionSets()
  await seedAccessReview()
  await seedSetupSteps()
  await keep(db.connection(), DEMO_SINCE, new Date().toISOString())
}

/** What the people of the demo company have written: every kind of record. */
export async function seedDemoRecords(trx: TransactionClientContract) {
  const users = await trx.from('users').select('id', 'username')
  const context: DemoContext = {
    trx,
    now: DateTime.utc(),
    users: Object.fromEntries(users.map(({ id, username }) => [username, { id }])),
    clients: [],
    projects: [],
  }
  await seedExchangeRates(context)
  await seedWork(context)
  await seedTrade(context)
}

/** People, clients, projects and what is done on them. */
async function seedWork(context: DemoContext) {
  await seedPeople(context)
  context.clients = await seedClients(context)
  await seedActivities(context)
  await seedPriceLibrary(context)
  await seedTenders(context)
  await seedQuotations(context)
  await seedLeads(context)
  context.projects = await seedProjects(context)
  await seedSiteCalendars(context)
  await seedEquipment(context)
  await seedSchedules(context)
  await seedProjectRecords(context)
  await seedOvertime(context)
  await seedHours(context)
  await seedVariationOrders(context)
  await seedDelays(context)
  await seedPlanning(context)
  await seedSiteReports(context)
  await seedAttendance(context)
  // it counts hours, overtime and attendance
  await seedMonthSheet(context)
}

/** What is billed, bought and stored; and the files. */
async function seedTrade(context: DemoContext) {
  await seedManualJournals(context)
  await seedProjectsAccount(context)
  await seedInvoices(context)
  await seedReceivables(context)
  await seedGuarantees(context)
  await seedCalendar(context)
  await seedVendors(context)
  await seedPurchaseOrders(context)
  await seedDeliveries(context)
  await seedAdvances(context)
  await seedPaymentRuns(context)
  await seedWithholding(context)
  await seedVendorStatements(context)
  await seedSubcontracts(context)
  await seedProjectContracts(context)
  await seedProjectTerms(context)
  await seedVendorDocuments(context)
  await seedBudgets(context)
  await seedStock(context)
  await seedConsumption(context)
  await seedProjectBudgets(context)
  await seedRecurringPayments(context)
  await seedMaterialNeeds(context)
  await seedPriceLists(context)
  await seedRequests(context)
  await seedTrips(context)
  await seedLibrary(context)
  await seedFileScans(context)
}
