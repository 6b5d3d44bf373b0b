import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'
import { addRowCount } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    // letters that ask clients for what is overdue, as they were written
    this.schema.createTable('dunning_letters', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('dunning_letters_number_unique')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).notNullable()
      table.string('currency', 3).notNullable()
      table.integer('level').notNullable()
      day(table, 'written').notNullable()
      money(table, 'total')
      table.integer('pdf_file_id').unsigned().nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      for (const column of ['client_id', 'client_name', 'level', 'written_on', 'total_minor'])
        table.index([column, 'id'], `dunning_letters_${column}_index`)
    })
    addRowCount(this, 'dunning_letters')
    this.schema.createTable('dunning_letter_lines', (table) => {
      table.increments('id')
      table.integer('letter_id').unsigned().notNullable().references('dunning_letters.id')
      table.integer('invoice_id').unsigned().notNullable().references('invoices.id')
      table.string('number', 40).notNullable()
      day(table, 'due').notNullable()
      table.integer('days_late').notNullable()
      table.integer('level').notNullable()
      money(table, 'open')
      table.index(['letter_id', 'id'], 'dunning_letter_lines_letter_id_index')
      table.index(['invoice_id', 'level'], 'dunning_letter_lines_invoice_id_index')
    })
    // what is not dunned for a while, or as long as it is disputed
    this.schema.createTable('dunning_pauses', (table) => {
      table.increments('id')
      table.integer('invoice_id').unsigned().notNullable().references('invoices.id')
      table.string('kind', 20).notNullable()
      table.string('reason', 1000).notNullable()
      day(table, 'until').nullable()
      day(table, 'lifted').nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.integer('lifted_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['invoice_id', 'lifted_on'], 'dunning_pauses_invoice_id_index')
    })
  }

  async down() {
    for (const table of ['dunning_pauses', 'dunning_letter_lines', 'dunning_letters'])
      this.schema.dropTable(table)
  }
}
