import { registerCostSource } from '#core/budgets/cost_sources'
import { registerTask } from '#core/scheduled/tasks'
import { hourCostSource } from './hour_costs.js'
import { postCosts } from './post_costs.js'

registerTask({
  name: 'post the cost of hours to projects',
  seconds: 24 * 3600,
  run: () => postCosts(),
})

registerCostSource(hourCostSource)
