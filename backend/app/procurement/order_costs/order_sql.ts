import { baseAmountIn } from '#core/exchange_rates/base_sql'
import type { CostQuestion, CostRows } from '#core/budgets/cost_sources'
import { marks } from '#core/budgets/cost_sources'

/** What a line's cost is booked under: what the order states, else what its material is. */
export const HEAD = `COALESCE(l.cost_head, CASE m.kind WHEN 'service' THEN 'subcontract'
    WHEN 'tool' THEN 'equipment' ELSE 'material' END)`

/** Freight and charges are part of what goods cost. */
export const CHARGES_HEAD = "'material'"

export interface Condition {
  sql: string
  values: readonly (string | number)[]
}

/** Orders `o` of these owners; an order for a project is a cost of the project alone. */
export function ordersOf({ owner, ids }: CostQuestion): Condition {
  const sql =
    owner === 'project'
      ? `o.project_id IN (${marks(ids)})`
      : `o.project_id IS NULL AND o.department_id IN (${marks(ids)})`
  return { sql, values: ids }
}

export const OWNER = 'COALESCE(o.project_id, o.department_id) AS owner_id'

/**
 * Rows of documents as costs: what each comes to in its own currency, at the rate that it keeps.
 * @param sql rows with `minor, currency, rate` instead of the amount, one for a document and cost head
 */
export const inBase = (sql: string, values: CostRows['values'], dialect: string): CostRows => ({
  sql: `SELECT owner_id, cost_head, on_day, kind, record_id, number, party,
      ${baseAmountIn(dialect, { minor: 'minor', currency: 'currency', rate: 'rate' })} AS amount_minor
    FROM (${sql}) b`,
  values,
})
