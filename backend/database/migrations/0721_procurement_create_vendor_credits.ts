import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { BINDING, charge, DUE, shareIn } from '#database/project_costs'

const BILLS = (open: string) => `CREATE VIEW vendor_bills AS
  SELECT b.id, b.version, b.purchase_order_id, o.number AS order_number, b.vendor_id, o.vendor_name,
    o.project_id, o.project_name, b.vendor_number, b.billed_on, b.due_on, b.currency, b.status,
    b.subtotal_minor, b.total_minor, b.paid_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.total_minor${open} - b.retention_minor - b.paid_minor + b.retention_paid_minor END AS open_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.retention_minor - b.retention_paid_minor END AS held_minor, o.project_name_ar
  FROM purchase_bills b JOIN purchase_orders o ON o.id = b.purchase_order_id`

/** As before, but what was credited of a bill is billed no longer. */
const COSTS = (share: string, billed: string) => `CREATE VIEW project_costs AS
  SELECT o.project_id, b.currency, 'billed' AS figure, 'bill' AS kind, b.id AS record_id,
    b.vendor_number AS number, o.vendor_name AS party, b.billed_on AS on_day, b.due_on,
    ${billed} AS amount_minor
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

const TOTALS = (share: string, billed: string) => `CREATE VIEW project_cost_totals AS
  SELECT o.project_id, b.currency, 'billed' AS figure, SUM(${billed}) AS amount_minor
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

/** What goes back to a vendor or is credited by one, and what it takes off bills. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vendor_credits', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('vendor_credits_number_unique')
      // `return`: our debit note for goods; `credit_note`: the vendor's
      table.string('kind', 12).notNullable()
      table.string('status', 12).notNullable()
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('vendor_name', 200).notNullable()
      table.integer('goods_receipt_id').unsigned().nullable().references('goods_receipts.id')
      table.integer('purchase_bill_id').unsigned().nullable().references('purchase_bills.id')
      table.integer('movement_id').unsigned().nullable().references('stock_movements.id')
      // the vendor's own number, once per vendor however it is written
      table.string('vendor_number', 60).nullable()
      table.string('live_key', 60).nullable()
      table.unique(['vendor_id', 'live_key'], { indexName: 'vendor_credits_vendor_number_unique' })
      day(table, 'credited').notNullable()
      // the vendor brings the goods again
      table.boolean('replaced').notNullable().defaultTo(false)
      table.string('reason', 1000).notNullable()
      table.string('rejection_reason', 1000).nullable()
      table.string('currency', 3).notNullable()
      for (const name of ['subtotal', 'vat', 'total', 'credited']) money(table, name)
      table.bigInteger('exchange_rate_e6').nullable()
      table.bigInteger('base_total_minor').nullable()
      stamps(table)
      table.index(['purchase_order_id', 'id'], 'vendor_credits_order_index')
      table.index(['vendor_id', 'id'], 'vendor_credits_vendor_index')
      table.index(['status', 'id'], 'vendor_credits_status_index')
      table.index(['kind', 'id'], 'vendor_credits_kind_index')
      table.index(['credited_on', 'id'], 'vendor_credits_day_index')
      table.index(['vendor_name', 'id'], 'vendor_credits_vendor_name_index')
    })
    this.schema.createTable('vendor_credit_lines', (table) => {
      table.increments('id')
      table.integer('vendor_credit_id').unsigned().notNullable().references('vendor_credits.id')
      table.integer('position').notNullable()
      table.integer('order_line_id').unsigned().notNullable().references('purchase_order_lines.id')
      table.integer('receipt_line_id').unsigned().nullable().references('goods_receipt_lines.id')
      table.integer('bill_line_id').unsigned().nullable().references('purchase_bill_lines.id')
      decimal4(table, 'quantity')
      money(table, 'net')
      table.string('vat_category', 1).notNullable()
      table.integer('vat_rate_bp').notNullable()
      table.index(['vendor_credit_id', 'position'], 'vendor_credit_lines_position_index')
    })
    // what a posted credit took off which line of a bill
    this.schema.createTable('vendor_credit_shares', (table) => {
      table.increments('id')
      table.integer('vendor_credit_id').unsigned().notNullable().references('vendor_credits.id')
      table.integer('bill_line_id').unsigned().notNullable().references('purchase_bill_lines.id')
      decimal4(table, 'quantity')
      money(table, 'net')
      table.index(['vendor_credit_id'], 'vendor_credit_shares_credit_index')
      table.index(['bill_line_id'], 'vendor_credit_shares_bill_line_index')
    })
    this.schema.alterTable('purchase_bills', (table) => {
      money(table, 'credited')
      money(table, 'credited_net')
    })
    this.schema.alterTable('purchase_bill_lines', (table) => {
      decimal4(table, 'credited')
      money(table, 'credited_net')
    })
    this.schema.alterTable('purchase_order_lines', (table) => decimal4(table, 'returned'))
    this.schema.alterTable('goods_receipt_lines', (table) => decimal4(table, 'returned'))
    this.#views(' - b.credited_minor', 'b.subtotal_minor - b.credited_net_minor')
  }

  #views(open: string, billed: string) {
    const share = shareIn(this.db.dialect.name)
    for (const view of ['vendor_bills', 'project_costs', 'project_cost_totals'])
      this.schema.raw(`DROP VIEW ${view}`)
    this.schema.raw(BILLS(open))
    this.schema.raw(COSTS(share, billed))
    this.schema.raw(TOTALS(share, billed))
  }

  async down() {
    this.#views('', 'b.subtotal_minor')
    for (const [table, ...columns] of [
      ['goods_receipt_lines', 'returned_e4'],
      ['purchase_order_lines', 'returned_e4'],
      ['purchase_bill_lines', 'credited_e4', 'credited_net_minor'],
      ['purchase_bills', 'credited_minor', 'credited_net_minor'],
    ])
      for (const column of columns) this.schema.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`)
    for (const table of ['vendor_credit_shares', 'vendor_credit_lines', 'vendor_credits'])
      this.schema.dropTable(table)
  }
}
