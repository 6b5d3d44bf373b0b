import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    // what a client has promised to pay of an invoice by a day; whether it was kept, receipts tell
    this.schema.createTable('payment_promises', (table) => {
      table.increments('id')
      table.integer('invoice_id').unsigned().notNullable().references('invoices.id')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).notNullable()
      table.string('currency', 3).notNullable()
      money(table, 'amount')
      day(table, 'due').notNullable()
      table.string('promised_by', 160).nullable()
      table.string('note', 1000).nullable()
      // money that was there before the promise does not keep it
      table.integer('after_settlement_id').notNullable().defaultTo(0)
      day(table, 'cancelled').nullable()
      table.string('cancel_reason', 1000).nullable()
      stamps(table)
      for (const column of ['client_id', 'client_name', 'due_on', 'amount_minor', 'created_at'])
        table.index([column, 'id'], `payment_promises_${column}_index`)
      table.index(['invoice_id', 'id'], 'payment_promises_invoice_id_index')
    })
    addRowCount(this, 'payment_promises')
  }

  async down() {
    this.schema.dropTable('payment_promises')
  }
}
