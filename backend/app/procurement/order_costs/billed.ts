import type { CostSource } from '#core/budgets/cost_sources'
import { VENDOR_BILL } from '#procurement/shared/booked'
import { CHARGES_HEAD, HEAD, inBase, ordersOf, OWNER } from './order_sql.js'

const BILL = `${OWNER}, b.billed_on AS on_day, b.id AS record_id, b.vendor_number AS number,
    o.vendor_name AS party, b.currency, b.exchange_rate_e6 AS rate`
const GROUPS = 'owner_id, on_day, record_id, number, party, currency, rate, cost_head'

/** Lines before VAT, less what was credited of them; what is left of a bill is freight and charges. */
const sql = (where: string) => `
  SELECT ${GROUPS}, '${VENDOR_BILL}' AS kind, SUM(minor) AS minor FROM (
    SELECT ${BILL}, ${HEAD} AS cost_head, i.net_minor - i.credited_net_minor AS minor
    FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
      JOIN purchase_bill_lines i ON i.purchase_bill_id = b.id
      JOIN purchase_order_lines l ON l.id = i.order_line_id
      LEFT JOIN materials m ON m.id = l.material_id
    WHERE ${where} AND b.status <> 'cancelled'
    UNION ALL
    SELECT ${BILL}, ${CHARGES_HEAD}, b.subtotal_minor - b.credited_net_minor - COALESCE((
      SELECT SUM(i.net_minor - i.credited_net_minor) FROM purchase_bill_lines i
      WHERE i.purchase_bill_id = b.id), 0)
    FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
    WHERE ${where} AND b.status <> 'cancelled'
  ) s GROUP BY ${GROUPS}`

/** What vendors have billed of the orders of a project or department, before VAT. */
export const billedSource: CostSource = {
  source: 'vendor_bills',
  rows(question, dialect) {
    const { sql: where, values } = ordersOf(question)
    return inBase(sql(where), [...values, ...values], dialect)
  },
}
