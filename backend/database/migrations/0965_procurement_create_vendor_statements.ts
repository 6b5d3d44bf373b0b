import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

const LISTED = ['vendor_name', 'status', 'closed_on', 'difference_minor', 'updated_at']

/** Statements of account that vendors send, and how they compare with what the firm has of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vendor_statements', (table) => {
      table.increments('id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('vendor_name', 200).notNullable()
      table.string('currency', 3).notNullable()
      table.string('status', 12).notNullable()
      table.integer('file_id').unsigned().notNullable()
      table.string('file_name', 255).notNullable()
      // of the bytes: the same file is not taken twice
      table.string('file_hash', 64).notNullable()
      table.string('format', 8).notNullable()
      table.text('head').nullable()
      table.text('layout').nullable()
      // stated where the table has no column of balances
      table.bigInteger('stated_opening_minor').nullable()
      table.bigInteger('stated_closing_minor').nullable()
      table.string('fault', 30).nullable()
      table.integer('fault_line').nullable()
      table.text('fault_values').nullable()
      table.string('job_id', 36).nullable()
      day(table, 'opened').nullable()
      day(table, 'closed').nullable()
      for (const name of ['opening', 'closing', 'our_opening', 'our_closing', 'difference'])
        money(table, name)
      table.integer('line_count').notNullable().defaultTo(0)
      // differences that no one has explained
      table.integer('unexplained').notNullable().defaultTo(0)
      table.string('note', 500).nullable()
      table.dateTime('compared_at').nullable()
      table.integer('agreed_by').unsigned().nullable().references('users.id')
      table.dateTime('agreed_at').nullable()
      stamps(table)
      table.unique(['vendor_id', 'file_hash'], { indexName: 'vendor_statements_file_unique' })
      table.index(['vendor_id', 'id'], 'vendor_statements_vendor_id_index')
      for (const column of LISTED) table.index([column, 'id'], `vendor_statements_${column}_index`)
    })
    addRowCount(this, 'vendor_statements')
    this.schema.createTable('vendor_statement_items', (table) => {
      table.increments('id')
      table
        .integer('vendor_statement_id')
        .unsigned()
        .notNullable()
        .references('vendor_statements.id')
      table.integer('position').notNullable()
      table.string('outcome', 16).notNullable()
      // as the vendor has it; above zero the firm owes more
      table.integer('line').nullable()
      day(table, 'their').nullable()
      table.string('their_number', 140).nullable()
      table.string('their_text', 300).nullable()
      table.bigInteger('their_minor').nullable()
      // as the firm has it, and what of that is in its balance on the day of the statement
      table.string('document_kind', 20).nullable()
      table.integer('document_id').unsigned().nullable()
      // a payment run pays several bills at once: then `document_id` is the run
      table.boolean('is_of_run').notNullable().defaultTo(false)
      table.string('our_number', 80).nullable()
      day(table, 'our').nullable()
      table.bigInteger('our_minor').nullable()
      money(table, 'difference')
      table.string('explanation', 500).nullable()
      table.integer('explained_by').unsigned().nullable().references('users.id')
      table.index(['vendor_statement_id', 'position'], 'vendor_statement_items_position_index')
      table.index(
        ['vendor_statement_id', 'outcome', 'position'],
        'vendor_statement_items_outcome_index'
      )
    })
  }

  async down() {
    this.schema.dropTable('vendor_statement_items')
    this.schema.dropTable('vendor_statements')
  }
}
