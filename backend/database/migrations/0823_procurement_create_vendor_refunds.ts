import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

/** Money that vendors pay back of what was credited after it was paid. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vendor_refunds', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('vendor_refunds_number_unique')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('status', 12).notNullable()
      table.string('currency', 3).notNullable()
      money(table, 'amount')
      day(table, 'received').notNullable()
      table.string('reference', 120).notNullable()
      table.string('note', 1000).nullable()
      table.string('cancel_reason', 1000).nullable()
      day(table, 'cancelled').nullable()
      table.integer('cancelled_by').unsigned().nullable().references('users.id')
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['vendor_id', 'id'], 'vendor_refunds_vendor_index')
    })
    this.schema.alterTable('purchase_payments', (table) => {
      // below zero what came back of a bill; above it, what a cancelled refund has not
      table.integer('vendor_refund_id').unsigned().nullable()
      table.index(['vendor_refund_id'], 'purchase_payments_refund_index')
    })
  }

  async down() {
    this.schema.alterTable('purchase_payments', (table) => {
      table.dropIndex(['vendor_refund_id'], 'purchase_payments_refund_index')
    })
    // a plain statement: a table that views read is not rebuilt
    this.schema.raw('ALTER TABLE purchase_payments DROP COLUMN vendor_refund_id')
    this.schema.dropTable('vendor_refunds')
  }
}
