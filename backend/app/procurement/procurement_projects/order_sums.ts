import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/raw_rows'
import { BINDING, DUE, shareIn } from '#database/project_costs'

/** What orders of one project come to, added up for each currency and rate that they keep. */
export interface OrderSums {
  project_id: number
  currency: string
  exchange_rate_e6: number | string | null
  /** 0 while it is requested, 1 once it binds the firm. */
  binding: number
  /** Before VAT; of a closed order what has come and what was billed of its charges. */
  net: number | string
  /** What of it has been accepted. */
  received: number | string
}

const BINDS = `CASE WHEN ${BINDING} THEN 1 ELSE 0 END`
const COUNTS = `(${BINDING} OR o.status IN ('draft', 'submitted'))`
const KEY = 'o.project_id, o.currency, o.exchange_rate_e6'

/** The part of a line that a quantity is, rounded half up. */
const partOf = (quantity: string) =>
  shareIn(db.connection().dialect.name).replaceAll('l.left_e4', `(${quantity})`)

const charge = (
  name: string
) => `CASE WHEN o.status = 'closed' OR o.${name}_billed_minor > o.${name}_minor
  THEN o.${name}_billed_minor ELSE o.${name}_minor END`

/** Freight and other charges belong to the order, not to a line of it. */
const sql = (where: string) => `
  SELECT project_id, currency, exchange_rate_e6, binding, SUM(net) AS net, SUM(received) AS received
  FROM (
    SELECT ${KEY}, ${BINDS} AS binding, ${partOf(DUE)} AS net, ${partOf('l.accepted_e4')} AS received
    FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    WHERE ${where} AND ${COUNTS} AND l.quantity_e4 > 0
    UNION ALL
    SELECT ${KEY}, ${BINDS}, ${charge('freight')} + ${charge('charges')}, 0
    FROM purchase_orders o WHERE ${where} AND ${COUNTS}
  ) sums GROUP BY project_id, currency, exchange_rate_e6, binding`

export async function orderSums(projectId?: number): Promise<OrderSums[]> {
  const where = projectId ? 'o.project_id = ?' : 'o.project_id IS NOT NULL'
  return rawRows(db.connection(), sql(where), projectId ? [projectId, projectId] : [])
}
