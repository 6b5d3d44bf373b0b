import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedApprovalRules } from '#core/approvals/default_rules'
import { seedDocumentKinds } from '#people/document_kinds/default_document_kinds'
import { seedLeaveTypes } from '#people/leave_types/default_leave_types'
import { seedPublicHolidays } from '#people/public_holidays/default_public_holidays'
import { seedOrderTerms } from '#procurement/order_terms/default_order_terms'
import { seedPaymentTerms } from '#procurement/payment_terms/default_payment_terms'
import { seedWorkCalendars } from '#production/work_calendars/firm_calendar'
import { seedOfferTerms } from '#engineering/offer_terms/default_offer_terms'
import { seedScoringConfig } from '#engineering/scoring_configs/seed_scoring_config'
import { seedLists } from './lists.js'
import { seedSections } from './sections.js'

/** What every firm has on its first day, demo or not: choice lists, sections, rules. */
export async function seedReference(trx: TransactionClientContract) {
  await seedSections(trx)
  await seedLists(trx)
  await seedApprovalRules(trx)
  await seedScoringConfig(trx)
  await seedOfferTerms(trx)
  await seedOrderTerms(trx)
  await seedPaymentTerms(trx)
  await seedWorkCalendars(trx)
  await seedDocumentKinds(trx)
  await seedLeaveTypes(trx)
  await seedPublicHolidays(trx)
}
