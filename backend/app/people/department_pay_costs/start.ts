import { registerCostSource } from '#core/budgets/cost_sources'
import { payCostSource } from './pay_costs.js'

registerCostSource(payCostSource)
