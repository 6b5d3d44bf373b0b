import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // money that went back to a client: of a credit note, or of what a receipt has left
    this.schema.createTable('client_refunds', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('client_refunds_number_unique')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.integer('credit_id').unsigned().nullable().references('invoices.id')
      table.integer('receipt_id').unsigned().nullable().references('receipts.id')
      table.string('currency', 3).notNullable()
      money(table, 'amount')
      day(table, 'paid').notNullable()
      table.string('method', 20).notNullable()
      table.string('reference', 80).nullable()
      table.string('reason', 1000).notNullable()
      table.integer('created_by').unsigned().nullable()
      table.dateTime('created_at').notNullable()
      table.index(['client_id', 'currency', 'paid_on'], 'client_refunds_client_id_index')
      table.index(['credit_id', 'id'], 'client_refunds_credit_id_index')
      table.index(['receipt_id', 'id'], 'client_refunds_receipt_id_index')
      table.index(['currency', 'paid_on'], 'client_refunds_paid_on_index')
    })
    this.schema.alterTable('receipts', (table) => {
      money(table, 'refunded')
    })
  }

  async down() {
    this.schema.alterTable('receipts', (table) => table.dropColumn('refunded_minor'))
    this.schema.dropTable('client_refunds')
  }
}
