import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

/** As before; a discount for paying early is owed no longer. */
const BILLS = (discount: string) => `CREATE VIEW vendor_bills AS
  SELECT b.id, b.version, b.purchase_order_id, o.number AS order_number, b.vendor_id, o.vendor_name,
    o.project_id, o.project_name, b.vendor_number, b.billed_on, b.due_on, b.currency, b.status,
    b.subtotal_minor, b.total_minor, b.paid_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.total_minor - b.credited_minor - b.advance_minor${discount} - b.retention_minor
        - b.paid_minor + b.retention_paid_minor END AS open_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.retention_minor - b.retention_paid_minor END AS held_minor, o.project_name_ar
  FROM purchase_bills b JOIN purchase_orders o ON o.id = b.purchase_order_id`

/** What is to be paid of a bill as it stands, and what of that is settled. */
const DUE = 'total_minor - credited_minor - advance_minor - retention_minor'
const SETTLED = 'paid_minor - retention_paid_minor'

/** When which part of a bill is to be paid, and what paying early saves. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vendor_bill_instalments', (table) => {
      table.increments('id')
      table.integer('purchase_bill_id').unsigned().notNullable().references('purchase_bills.id')
      table.integer('position').notNullable()
      // what its day follows from; null where the bill names the day itself
      table.string('due_from', 20).nullable()
      // the part of its order's payment plan whose milestone it waits for
      table.integer('plan_part_id').unsigned().nullable()
      table.integer('months').notNullable().defaultTo(0)
      table.integer('days').notNullable().defaultTo(0)
      // null until what it waits for has happened
      day(table, 'due').nullable()
      // as the bill was recorded, what credits have left of it, and what of that is settled
      money(table, 'agreed')
      money(table, 'amount')
      money(table, 'settled')
      table.integer('discount_bp').notNullable().defaultTo(0)
      // the last day on which its discount holds
      day(table, 'discount').nullable()
      table.index(['purchase_bill_id', 'position'], 'vendor_bill_instalments_position_index')
      table.index(['due_on', 'id'], 'vendor_bill_instalments_due_on_index')
    })
    this.schema.alterTable('purchase_bills', (table) => {
      // settled by discounts for paying early
      money(table, 'discount')
      table.index(['due_on', 'id'], 'purchase_bills_due_on_index')
    })
    this.schema.alterTable('purchase_payments', (table) => money(table, 'discount'))
    this.#view(' - b.discount_minor')
    this.defer(async (db) => {
      // one instalment on the day that the bill has: what was agreed beside it is not known any more
      await db.rawQuery(`INSERT INTO vendor_bill_instalments
        (purchase_bill_id, position, due_on, agreed_minor, amount_minor, settled_minor)
        SELECT id, 1, due_on, due, due, CASE WHEN settled > due THEN due ELSE settled END FROM (
          SELECT id, due_on, ${SETTLED} AS settled,
            CASE WHEN ${DUE} < 0 THEN 0 ELSE ${DUE} END AS due
          FROM purchase_bills
        ) b ORDER BY id`)
    })
  }

  #view(discount: string) {
    this.schema.raw('DROP VIEW vendor_bills')
    this.schema.raw(BILLS(discount))
  }

  async down() {
    this.#view('')
    const onBills = this.db.dialect.name === 'mysql' ? ' ON purchase_bills' : ''
    this.schema.raw(`DROP INDEX purchase_bills_due_on_index${onBills}`)
    this.schema.raw('ALTER TABLE purchase_payments DROP COLUMN discount_minor')
    this.schema.raw('ALTER TABLE purchase_bills DROP COLUMN discount_minor')
    this.schema.dropTable('vendor_bill_instalments')
  }
}
