import { installBudgets } from '#core/budgets/budget_keeper'
import { registerCostSource } from '#core/budgets/cost_sources'
import { registerSearch } from '#core/search/sources'
import { journalCostSource } from './journal_costs.js'
import { budgetKeeper } from './keep_budgets.js'
import { budgetListing } from './listing.js'
import './number_series.js'

installBudgets(budgetKeeper)
registerCostSource(journalCostSource)

registerSearch({
  resource: 'budgets',
  entityType: 'budget',
  ability: 'budgets.view',
  listing: budgetListing,
  shows: { number: 'number', title: 'title', subtitle: 'owner_name' },
})
