import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedApprovalRules } from '#core/approvals/default_rules'
import { seedPaymentTerms } from '#procurement/payment_terms/default_payment_terms'
import { seedWorkCalendars } from '#production/work_calendars/firm_calendar'
import { seedScoringConfig } from '#engineering/scoring_configs/seed_scoring_config'
import { seedLists } from './lists.js'
import { seedSections } from './sections.js'

/** What every firm has on its first day, demo or not: choice lists, sections, rules. */
export async function seedReference(trx: TransactionClientContract) {
  await seedSections(trx)
  await seedLists(trx)
  await seedApprovalRules(trx)
  await seedScoringConfig(trx)
  await seedPaymentTerms(trx)
  await seedWorkCalendars(trx)
}
