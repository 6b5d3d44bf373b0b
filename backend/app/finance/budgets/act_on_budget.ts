import { actOnDocument } from '#core/approvals/act_on_document'
import { showBudget } from './present_budgets.js'
import { lockBudget } from './record_budget.js'
import { budgetStates } from './states.js'

/** One step of a budget, on the version that was seen. @throws AppError 404, 412, and what its state refuses */
export const actOnBudget = actOnDocument({
  states: budgetStates,
  lock: lockBudget,
  show: showBudget,
})
