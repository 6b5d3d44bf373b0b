import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const account = (table: Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]) =>
  table.integer('bank_account_id').unsigned().notNullable().references('bank_accounts.id')

/** Files of banks on their way, the statements of them and their lines. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('bank_statement_imports', (table) => {
      table.increments('id')
      account(table)
      table.integer('file_id').unsigned().notNullable()
      table.string('file_name', 255).notNullable()
      table.string('format', 8).notNullable()
      table.string('status', 12).notNullable()
      table.text('head').nullable()
      table.text('layout').nullable()
      table.bigInteger('opening_minor').nullable()
      table.bigInteger('closing_minor').nullable()
      table.string('fault', 30).nullable()
      table.integer('fault_line').nullable()
      table.text('fault_values').nullable()
      table.text('plan', 'longtext').nullable()
      table.string('job_id', 36).nullable()
      stamps(table)
      table.index(['bank_account_id', 'id'], 'bank_statement_imports_account_index')
      table.index(['updated_at', 'id'], 'bank_statement_imports_updated_at_index')
    })

    this.schema.createTable('bank_statements', (table) => {
      table.increments('id')
      account(table)
      table
        .integer('import_id')
        .unsigned()
        .nullable()
        .references('bank_statement_imports.id')
        .onDelete('SET NULL')
      table.string('number', 40).notNullable()
      day(table, 'opened').notNullable()
      money(table, 'opening')
      day(table, 'closed').notNullable()
      money(table, 'closing')
      // what lines of it were there already, from a statement that overlaps
      money(table, 'duplicates')
      table.integer('line_count').notNullable()
      stamps(table)
      table.unique(['bank_account_id', 'number', 'closed_on', 'closing_minor'], {
        indexName: 'bank_statements_closing_unique',
      })
      table.index(['bank_account_id', 'closed_on', 'id'], 'bank_statements_account_index')
      table.index(['closed_on', 'id'], 'bank_statements_closed_on_index')
    })

    this.schema.createTable('bank_statement_lines', (table) => {
      table.increments('id')
      account(table)
      table
        .integer('statement_id')
        .unsigned()
        .notNullable()
        .references('bank_statements.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      day(table, 'booked').notNullable()
      day(table, 'value').notNullable()
      money(table, 'amount')
      table.string('reference', 140).nullable()
      table.string('end_to_end_id', 140).nullable()
      table.string('counterparty_name', 140).nullable()
      table.string('counterparty_iban', 34).nullable()
      table.text('description').notNullable()
      table.string('fingerprint', 64).notNullable()
      table.integer('occurrence').notNullable()
      table.boolean('matched').notNullable().defaultTo(false)
      table.integer('match_id').unsigned().nullable()
      table.text('search_text').notNullable()
      table.unique(['bank_account_id', 'fingerprint', 'occurrence'], {
        indexName: 'bank_statement_lines_fingerprint_unique',
      })
      table.index(['statement_id', 'position'], 'bank_statement_lines_statement_index')
      table.index(
        ['bank_account_id', 'matched', 'booked_on', 'id'],
        'bank_statement_lines_open_index'
      )
      table.index(['bank_account_id', 'booked_on', 'id'], 'bank_statement_lines_account_index')
      table.index(['match_id', 'id'], 'bank_statement_lines_match_index')
      table.index(['booked_on', 'id'], 'bank_statement_lines_booked_on_index')
      table.index(
        ['bank_account_id', 'matched', 'amount_minor', 'id'],
        'bank_statement_lines_amount_index'
      )
    })
    addSearchIndex(this, 'bank_statement_lines')
    addRowCount(this, 'bank_statements')
    addRowCount(this, 'bank_statement_lines')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS bank_statement_lines_fts')
    this.schema.dropTable('bank_statement_lines')
    this.schema.dropTable('bank_statements')
    this.schema.dropTable('bank_statement_imports')
  }
}
