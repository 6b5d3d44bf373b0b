import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'

/** Days of instalments that are still open, so that what is settled is not read again and again. */
const OPEN_DAYS = ['due_on', 'discount_on'] as const

/** Vendors are paid in batches: what one prepares, another approves, and the bank reads as one file. */
export default class extends BaseSchema {
  async up() {
    this.#runs()
    this.#vendors()
    this.#items()
    this.schema.alterTable('purchase_payments', (table) => {
      // the run that paid it; null where it was paid by itself
      table.integer('payment_run_id').unsigned().nullable()
      table.index(['payment_run_id'], 'purchase_payments_run_index')
    })
    for (const name of OPEN_DAYS) {
      this.schema.raw(`ALTER TABLE vendor_bill_instalments ADD COLUMN open_${name} VARCHAR(10)
        GENERATED ALWAYS AS (CASE WHEN settled_minor < amount_minor THEN ${name} END) VIRTUAL`)
      this.schema.raw(`CREATE INDEX vendor_bill_instalments_open_${name}_index
        ON vendor_bill_instalments (open_${name}, purchase_bill_id)`)
    }
  }

  #runs() {
    this.schema.createTable('payment_runs', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('payment_runs_number_unique')
      table.string('status', 12).notNullable()
      table.string('currency', 3).notNullable()
      // instalments due by this day, and when the bank shall pay
      day(table, 'due_through').notNullable()
      day(table, 'execute').notNullable()
      // before it, discounts that end are taken too; null where none are
      day(table, 'next_run').nullable()
      money(table, 'total')
      money(table, 'discount')
      table.integer('item_count').notNullable()
      table.integer('vendor_count').notNullable()
      table.bigInteger('exchange_rate_e6').nullable()
      table.bigInteger('base_total_minor').nullable()
      table.string('note', 1000).nullable()
      table.string('rejection_reason', 1000).nullable()
      day(table, 'paid').nullable()
      table.integer('paid_by').unsigned().nullable().references('users.id')
      table.dateTime('paid_at').nullable()
      table.string('reference', 120).nullable()
      stamps(table)
      table.index(['status', 'id'], 'payment_runs_status_index')
      table.index(['currency', 'id'], 'payment_runs_currency_index')
      table.index(['execute_on', 'id'], 'payment_runs_execute_on_index')
      table.index(['total_minor', 'id'], 'payment_runs_total_index')
    })
  }

  #vendors() {
    this.schema.createTable('payment_run_vendors', (table) => {
      table.increments('id')
      table.integer('payment_run_id').unsigned().notNullable().references('payment_runs.id')
      table.integer('position').notNullable()
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('vendor_name', 200).notNullable()
      money(table, 'amount')
      money(table, 'discount')
      table.integer('item_count').notNullable()
      // the account as it was approved; null until then
      table.string('bank_name', 200).nullable()
      table.string('account_name', 200).nullable()
      table.string('swift_code', 20).nullable()
      table.text('iban_sealed').nullable()
      table.string('iban_tail', 4).nullable()
      table.unique(['payment_run_id', 'vendor_id'], { indexName: 'payment_run_vendors_unique' })
      table.index(['vendor_id', 'id'], 'payment_run_vendors_vendor_index')
    })
  }

  #items() {
    this.schema.createTable('payment_run_items', (table) => {
      table.increments('id')
      table.integer('payment_run_id').unsigned().notNullable().references('payment_runs.id')
      table.integer('position').notNullable()
      table.integer('purchase_bill_id').unsigned().notNullable().references('purchase_bills.id')
      // the same while the run may still pay it: a bill is in one such run only
      table.integer('live_bill_id').unsigned().nullable().unique('payment_run_items_live_unique')
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('bill_number', 60).notNullable()
      table.string('order_number', 40).notNullable()
      day(table, 'due').nullable()
      money(table, 'amount')
      money(table, 'discount')
      // what was open and settled of the bill when it was put into the run
      money(table, 'open')
      money(table, 'settled')
      table.index(['payment_run_id', 'position'], 'payment_run_items_position_index')
      table.index(['purchase_bill_id', 'id'], 'payment_run_items_bill_index')
    })
  }

  async down() {
    for (const name of OPEN_DAYS) {
      this.schema.alterTable('vendor_bill_instalments', (table) => {
        table.dropIndex(
          [`open_${name}`, 'purchase_bill_id'],
          `vendor_bill_instalments_open_${name}_index`
        )
      })
      this.schema.raw(`ALTER TABLE vendor_bill_instalments DROP COLUMN open_${name}`)
    }
    this.schema.alterTable('purchase_payments', (table) => {
      table.dropIndex(['payment_run_id'], 'purchase_payments_run_index')
    })
    // a plain statement: a table that views read is not rebuilt
    this.schema.raw('ALTER TABLE purchase_payments DROP COLUMN payment_run_id')
    for (const table of ['payment_run_items', 'payment_run_vendors', 'payment_runs'])
      this.schema.dropTable(table)
  }
}
