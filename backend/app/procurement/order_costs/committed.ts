import type { CostRows, CostSource } from '#core/budgets/cost_sources'
import { today } from '#core/settings/firm_clock'
import { BINDING, charge, DUE, shareIn } from '#database/project_costs'
import { PURCHASE_ORDER } from '#procurement/shared/booked'
import { CHARGES_HEAD, HEAD, inBase, ordersOf, OWNER, type Condition } from './order_sql.js'

/** What is open of an order is to be paid from the budget of the day that it is wanted on; of a day that is over, today's. */
const WANTED = 'COALESCE(o.required_on, o.ordered_on)'
const EXPECTED = `CASE WHEN ${WANTED} < ? THEN ? ELSE ${WANTED} END AS on_day`

/** The day whose budget pays for an order. */
export const expectedOn = ({
  requiredOn,
  orderedOn,
}: {
  requiredOn: string | null
  orderedOn: string
}) => {
  const wanted = requiredOn ?? orderedOn
  return wanted < today() ? today() : wanted
}

const ORDER = `${OWNER}, ${EXPECTED}, o.id AS record_id, o.number, o.vendor_name AS party, o.currency,
    o.exchange_rate_e6 AS rate`
const ORDERED = 'owner_id, on_day, record_id, number, party, currency, rate'

const sql = (where: string, share: string) => `
  SELECT ${ORDERED}, cost_head, '${PURCHASE_ORDER}' AS kind, SUM(minor) AS minor FROM (
    SELECT ${ORDERED}, cost_head, ${share} AS minor FROM (
      SELECT ${ORDER}, ${HEAD} AS cost_head, l.net_minor, l.quantity_e4, ${DUE} - l.billed_e4 AS left_e4
      FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
        LEFT JOIN materials m ON m.id = l.material_id
      WHERE ${where} AND l.quantity_e4 > 0
    ) l WHERE left_e4 > 0
    UNION ALL
    SELECT ${ORDER}, ${CHARGES_HEAD}, ${charge('freight')} + ${charge('charges')}
    FROM purchase_orders o WHERE ${where}
  ) s GROUP BY ${ORDERED}, cost_head`

/** What is ordered and not billed of the orders that a condition names. */
export function openOrders({ sql: where, values }: Condition, dialect: string): CostRows {
  const bound = [today(), today(), ...values]
  return inBase(sql(where, shareIn(dialect)), [...bound, ...bound], dialect)
}

/** Orders that bind the firm: partial bills leave the rest committed, closing an order releases it. */
export const committedSource: CostSource = {
  source: 'orders',
  rows(question, dialect) {
    const { sql: own, values } = ordersOf(question)
    return openOrders({ sql: `${own} AND ${BINDING}`, values }, dialect)
  },
}
