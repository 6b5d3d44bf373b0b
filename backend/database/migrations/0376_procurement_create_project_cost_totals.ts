import { BaseSchema } from '@adonisjs/lucid/schema'

const BINDING = `(o.status IN ('approved', 'sent', 'partially_received', 'received', 'closed')
    OR (o.status = 'submitted' AND o.revision > 0))`

const DUE = `CASE WHEN o.status = 'closed' OR l.accepted_e4 > l.quantity_e4 THEN l.accepted_e4
    ELSE l.quantity_e4 END`

const charge = (name: string) => `CASE WHEN o.status <> 'closed'
    AND o.${name}_minor > o.${name}_billed_minor THEN o.${name}_minor - o.${name}_billed_minor ELSE 0 END`

const SHARE = {
  sqlite: `CAST((l.net_minor / l.quantity_e4) * l.left_e4
      + (2 * (l.net_minor % l.quantity_e4) * l.left_e4 + l.quantity_e4) / (2 * l.quantity_e4) AS INTEGER)`,
  mysql: `(l.net_minor DIV l.quantity_e4) * l.left_e4
      + (2 * CAST(l.net_minor % l.quantity_e4 AS DECIMAL(40, 0)) * l.left_e4 + l.quantity_e4)
        DIV (2 * l.quantity_e4)`,
}

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
    this.schema.raw(totals(this.db.dialect.name === 'mysql' ? SHARE.mysql : SHARE.sqlite))
  }

  async down() {
    this.schema.raw('DROP VIEW project_cost_totals')
  }
}
