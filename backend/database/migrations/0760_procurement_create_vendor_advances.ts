import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { BINDING, charge, DUE, shareIn } from '#database/project_costs'

const BILLS = (advance: string) => `CREATE VIEW vendor_bills AS
  SELECT b.id, b.version, b.purchase_order_id, o.number AS order_number, b.vendor_id, o.vendor_name,
    o.project_id, o.project_name, b.vendor_number, b.billed_on, b.due_on, b.currency, b.status,
    b.subtotal_minor, b.total_minor, b.paid_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.total_minor - b.credited_minor${advance} - b.retention_minor - b.paid_minor + b.retention_paid_minor END AS open_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.retention_minor - b.retention_paid_minor END AS held_minor, o.project_name_ar
  FROM purchase_bills b JOIN purchase_orders o ON o.id = b.purchase_order_id`

/** As before, and what was advanced on an order is paid. */
const COSTS = (share: string, advances: string) => `CREATE VIEW project_costs AS
  SELECT o.project_id, b.currency, 'billed' AS figure, 'bill' AS kind, b.id AS record_id,
    b.vendor_number AS number, o.vendor_name AS party, b.billed_on AS on_day, b.due_on,
    b.subtotal_minor - b.credited_net_minor AS amount_minor
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
  WHERE o.project_id IS NOT NULL AND b.status <> 'cancelled'
  UNION ALL
  SELECT o.project_id, b.currency, 'paid', 'bill', b.id, b.vendor_number, o.vendor_name, p.paid_on,
    b.due_on, p.amount_minor
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
    JOIN purchase_payments p ON p.purchase_bill_id = b.id
  WHERE o.project_id IS NOT NULL${advances}
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

const TOTALS = (share: string, advances: string) => `CREATE VIEW project_cost_totals AS
  SELECT o.project_id, b.currency, 'billed' AS figure, SUM(b.subtotal_minor - b.credited_net_minor) AS amount_minor
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
  WHERE o.project_id IS NOT NULL AND b.status <> 'cancelled'
  GROUP BY o.project_id, b.currency
  UNION ALL
  SELECT o.project_id, b.currency, 'paid', SUM(p.amount_minor)
  FROM purchase_orders o JOIN purchase_bills b ON b.purchase_order_id = o.id
    JOIN purchase_payments p ON p.purchase_bill_id = b.id
  WHERE o.project_id IS NOT NULL
  GROUP BY o.project_id, b.currency${advances}
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

const ADVANCED = `
  UNION ALL
  SELECT o.project_id, a.currency, 'paid', 'order', o.id, a.number, a.vendor_name, a.paid_on,
    NULL, a.amount_minor
  FROM purchase_orders o JOIN vendor_advances a ON a.purchase_order_id = o.id
  WHERE o.project_id IS NOT NULL AND a.status = 'paid'`

const ADVANCED_TOTAL = `
  UNION ALL
  SELECT o.project_id, a.currency, 'paid', SUM(a.amount_minor)
  FROM purchase_orders o JOIN vendor_advances a ON a.purchase_order_id = o.id
  WHERE o.project_id IS NOT NULL AND a.status = 'paid'
  GROUP BY o.project_id, a.currency`

/** What vendors get before they deliver, and what bills recover of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vendor_advances', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('vendor_advances_number_unique')
      table.string('status', 12).notNullable()
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('vendor_name', 200).notNullable()
      table.string('currency', 3).notNullable()
      money(table, 'amount')
      // what bills have earned of it so far
      money(table, 'recovered')
      table.bigInteger('exchange_rate_e6').nullable()
      table.bigInteger('base_total_minor').nullable()
      table.integer('recovery_bp').notNullable()
      table.string('note', 1000).nullable()
      table.string('rejection_reason', 1000).nullable()
      table.string('guarantee_number', 60).nullable()
      table.string('guarantee_bank', 120).nullable()
      // bank and number as reuse is found by, however they are written
      table.string('guarantee_key', 101).nullable()
      table.bigInteger('guarantee_minor').nullable()
      day(table, 'guarantee_expires').nullable()
      day(table, 'paid').nullable()
      table.integer('paid_by').unsigned().nullable().references('users.id')
      table.dateTime('paid_at').nullable()
      table.string('reference', 120).nullable()
      stamps(table)
      table.index(['purchase_order_id', 'id'], 'vendor_advances_order_index')
      table.index(['vendor_id', 'guarantee_key'], 'vendor_advances_guarantee_index')
      table.index(['status', 'id'], 'vendor_advances_status_index')
      table.index(['vendor_name', 'id'], 'vendor_advances_vendor_name_index')
      table.index(['guarantee_expires_on', 'id'], 'vendor_advances_expiry_index')
    })
    this.schema.createTable('vendor_advance_recoveries', (table) => {
      table.increments('id')
      table.integer('vendor_advance_id').unsigned().notNullable().references('vendor_advances.id')
      table.integer('purchase_bill_id').unsigned().notNullable().references('purchase_bills.id')
      // as the bill was recorded, and what of it still counts
      money(table, 'taken')
      money(table, 'amount')
      table.unique(['vendor_advance_id', 'purchase_bill_id'], {
        indexName: 'vendor_advance_recoveries_bill_unique',
      })
      table.index(['purchase_bill_id'], 'vendor_advance_recoveries_bill_index')
    })
    this.schema.alterTable('purchase_bills', (table) => money(table, 'advance'))
    this.#views(' - b.advance_minor', ADVANCED, ADVANCED_TOTAL)
  }

  #views(advance: string, advanced: string, total: string) {
    const share = shareIn(this.db.dialect.name)
    for (const view of ['vendor_bills', 'project_costs', 'project_cost_totals'])
      this.schema.raw(`DROP VIEW ${view}`)
    this.schema.raw(BILLS(advance))
    this.schema.raw(COSTS(share, advanced))
    this.schema.raw(TOTALS(share, total))
  }

  async down() {
    this.#views('', '', '')
    this.schema.raw('ALTER TABLE purchase_bills DROP COLUMN advance_minor')
    this.schema.dropTable('vendor_advance_recoveries')
    this.schema.dropTable('vendor_advances')
  }
}
