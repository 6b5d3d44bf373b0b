import type { CostHead } from '#core/budgets/cost_heads'
import type { BookRole } from './book_roles.js'

/** Which cost head amounts of a role are of where the document names none; other roles are no costs of a head. */
export const COST_HEAD_OF_ROLE: Partial<Record<BookRole, CostHead>> = {
  project_materials: 'material',
  stock_differences: 'material',
  // freight and charges are part of what goods cost
  purchase_charges: 'material',
  project_services: 'subcontract',
  salaries: 'labour',
  end_of_service: 'labour',
  project_labour: 'labour',
  labour_allocated: 'labour',
}
