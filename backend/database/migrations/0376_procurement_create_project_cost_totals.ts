import { BaseSchema } from '@adonisjs/lucid/schema'
import { BINDING, charge, DUE, shareIn } from '#database/project_costs'

/** The same figures as `project_costs`, added up where they stand: a few rows for each project. */
const totals = (share: string) => `CREATE VIEW project_cost_totals AS
  SELECT o.project_id, b.currency, 'billed' AS figure, SUM(b.subtotal_minor) AS amount_minor
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
  WHERE o.project_id IS NOT NULL AND b.status <> 'cancelled'
  GROUP BY o.project_id, b.currency
  UNION ALL
  SELECT o.project_id, b.currency, 'paid', SUM(p.amount_minor)
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
    JOIN purchase_payments p ON p.purchase_bill_id = b.id
  WHERE o.project_id IS NOT NULL
  GROUP BY o.project_id, b.currency
  UNION ALL
  SELECT l.project_id, l.currency, 'committed', SUM(${share})
  FROM (
    SELECT o.project_id, o.currency, l.net_minor, l.quantity_e4, ${DUE} - l.billed_e4 AS left_e4
    FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    WHERE o.project_id IS NOT NULL AND ${BINDING} AND l.quantity_e4 > 0
  ) l WHERE l.left_e4 > 0
  GROUP BY l.project_id, l.currency
  UNION ALL
  SELECT o.project_id, o.currency, 'committed', SUM(${charge('freight')} + ${charge('charges')})
  FROM purchase_orders o
  WHERE o.project_id IS NOT NULL AND ${BINDING}
  GROUP BY o.project_id, o.currency`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(totals(shareIn(this.db.dialect.name)))
  }

  async down() {
    this.schema.raw('DROP VIEW project_cost_totals')
  }
}
