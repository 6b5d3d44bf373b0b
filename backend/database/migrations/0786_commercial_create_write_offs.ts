import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    // what of an invoice will not be paid any more, once another person has agreed
    this.schema.createTable('invoice_write_offs', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('invoice_write_offs_number_unique')
      table.integer('invoice_id').unsigned().notNullable().references('invoices.id')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).notNullable()
      table.string('currency', 3).notNullable()
      money(table, 'amount')
      table.string('reason', 1000).notNullable()
      table.string('status', 20).notNullable()
      day(table, 'written_off').nullable()
      day(table, 'reversed').nullable()
      table.string('comment', 1000).nullable()
      stamps(table)
      for (const column of ['client_id', 'client_name', 'status', 'amount_minor', 'created_at'])
        table.index([column, 'id'], `invoice_write_offs_${column}_index`)
      table.index(['invoice_id', 'id'], 'invoice_write_offs_invoice_id_index')
      table.index(['client_id', 'currency', 'written_off_on'], 'invoice_write_offs_account_index')
    })
    addRowCount(this, 'invoice_write_offs')
    this.schema.alterTable('invoice_settlements', (table) => {
      table.integer('write_off_id').unsigned().nullable()
      table.index(['write_off_id', 'id'], 'invoice_settlements_write_off_index')
    })
  }

  async down() {
    this.schema.alterTable('invoice_settlements', (table) => {
      table.dropIndex(['write_off_id', 'id'], 'invoice_settlements_write_off_index')
      table.dropColumn('write_off_id')
    })
    this.schema.dropTable('invoice_write_offs')
  }
}
