import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

/** Payment runs and advances are paid by cheque too; an advance whose cheque failed waits to be paid again. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payment_run_vendors', (table) => {
      table.boolean('by_cheque').notNullable().defaultTo(false)
      // null until it is given
      table.integer('cheque_id').unsigned().nullable()
    })
    this.schema.alterTable('vendor_advances', (table) => {
      table.integer('cheque_id').unsigned().nullable()
    })
    // payments of advances by cheques that failed: what they were, and when they were taken back
    this.schema.createTable('returned_advance_payments', (table) => {
      table.increments('id')
      table.integer('vendor_advance_id').unsigned().notNullable().references('vendor_advances.id')
      table.integer('cheque_id').unsigned().notNullable()
      day(table, 'paid').notNullable()
      day(table, 'returned').notNullable()
      money(table, 'amount')
      money(table, 'withheld')
      money(table, 'base_withheld')
      table.integer('bank_account_id').unsigned().nullable()
      table.string('reference', 120).nullable()
      table.string('reason', 1000).notNullable()
      table.integer('paid_by').unsigned().nullable().references('users.id')
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['vendor_advance_id', 'id'], 'returned_advance_payments_advance_index')
    })
  }

  async down() {
    this.schema.dropTable('returned_advance_payments')
    this.schema.raw('ALTER TABLE vendor_advances DROP COLUMN cheque_id')
    for (const column of ['cheque_id', 'by_cheque'])
      this.schema.raw(`ALTER TABLE payment_run_vendors DROP COLUMN ${column}`)
  }
}
