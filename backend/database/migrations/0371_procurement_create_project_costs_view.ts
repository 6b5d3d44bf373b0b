import { BaseSchema } from '@adonisjs/lucid/schema'
import { BINDING, charge, DUE, shareIn } from '#database/project_costs'

/**
 * Every document of an order that moves a figure of its project: `billed` and `committed` before VAT,
 * `paid` as the money went. What is ordered stays committed until it is billed, line by line; a
 * cancelled order commits nothing, a closed one only what has come and was not billed.
 */
const costs = (share: string) => `CREATE VIEW project_costs AS
  SELECT o.project_id, b.currency, 'billed' AS figure, 'bill' AS kind, b.id AS record_id,
    b.vendor_number AS number, o.vendor_name AS party, b.billed_on AS on_day, b.due_on,
    b.subtotal_minor AS amount_minor
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
  WHERE o.project_id IS NOT NULL AND b.status <> 'cancelled'
  UNION ALL
  SELECT o.project_id, b.currency, 'paid', 'bill', b.id, b.vendor_number, o.vendor_name, p.paid_on,
    b.due_on, p.amount_minor
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
    JOIN purchase_payments p ON p.purchase_bill_id = b.id
  WHERE o.project_id IS NOT NULL
  UNION ALL
  SELECT l.project_id, l.currency, 'committed', 'order', l.order_id, l.number, l.vendor_name,
    l.ordered_on, l.required_on, ${share}
  FROM (
    SELECT o.project_id, o.currency, o.id AS order_id, o.number, o.vendor_name, o.ordered_on,
      o.required_on, l.net_minor, l.quantity_e4, ${DUE} - l.billed_e4 AS left_e4
    FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    WHERE o.project_id IS NOT NULL AND ${BINDING} AND l.quantity_e4 > 0
  ) l WHERE l.left_e4 > 0
  UNION ALL
  SELECT o.project_id, o.currency, 'committed', 'order', o.id, o.number, o.vendor_name, o.ordered_on,
    o.required_on, ${charge('freight')} + ${charge('charges')}
  FROM purchase_orders o
  WHERE o.project_id IS NOT NULL AND ${BINDING} AND ${charge('freight')} + ${charge('charges')} > 0`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(costs(shareIn(this.db.dialect.name)))
  }

  async down() {
    this.schema.raw('DROP VIEW project_costs')
  }
}
