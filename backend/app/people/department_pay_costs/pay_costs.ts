import { marks, type CostSource } from '#core/budgets/cost_sources'
import { DEPARTMENT_PAY_COST } from './post_pay.js'

/** What the people of a department are paid, by months, as far as that is passed on: no one's pay is seen. */
export const payCostSource: CostSource = {
  source: 'payroll',
  rows({ owner, ids }) {
    if (owner !== 'department') return null
    const sql = `SELECT department_id AS owner_id, 'labour' AS cost_head, posted_on AS on_day,
        '${DEPARTMENT_PAY_COST}' AS kind, id AS record_id, month AS number, NULL AS party, amount_minor
      FROM department_pay_costs WHERE department_id IN (${marks(ids)})`
    return { sql, values: [...ids] }
  },
}
