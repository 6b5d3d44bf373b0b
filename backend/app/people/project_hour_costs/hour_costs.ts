import { marks, type CostSource } from '#core/budgets/cost_sources'
import { PROJECT_HOUR_COST } from './post_costs.js'

/** What hours cost a project, by months, as far as that is passed on: no one's rate is seen. */
export const hourCostSource: CostSource = {
  source: 'timesheets',
  rows({ owner, ids }) {
    if (owner !== 'project') return null
    const sql = `SELECT project_id AS owner_id, 'labour' AS cost_head, posted_on AS on_day,
        '${PROJECT_HOUR_COST}' AS kind, id AS record_id, month AS number, NULL AS party, amount_minor
      FROM project_hour_costs WHERE project_id IN (${marks(ids)})`
    return { sql, values: [...ids] }
  },
}
