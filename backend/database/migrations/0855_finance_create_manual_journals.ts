import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['journal_on', 'status', 'total_minor', 'created_at']

/** Entries that people write themselves: accruals, corrections, opening balances. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('manual_journals', (table) => {
      table.increments('id')
      table.string('number', 24).notNullable().unique('manual_journals_number_unique')
      day(table, 'journal').notNullable()
      table.string('title', 200).notNullable()
      table.string('title_ar', 200).nullable()
      table.string('details', 2000).nullable()
      // an accrual is taken back by itself on this day
      day(table, 'reverses').nullable()
      table.string('status', 12).notNullable()
      money(table, 'total')
      day(table, 'approved').nullable()
      day(table, 'reversed').nullable()
      table.string('reason', 1000).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `manual_journals_${column}_index`)
    })
    this.schema.createTable('manual_journal_lines', (table) => {
      table.increments('id')
      table.integer('manual_journal_id').unsigned().notNullable().references('manual_journals.id')
      table.integer('position').notNullable()
      table.integer('account_id').unsigned().notNullable().references('ledger_accounts.id')
      // a debit is above zero
      money(table, 'amount')
      table.integer('project_id').unsigned().nullable()
      table.string('memo', 300).nullable()
      table.index(['manual_journal_id', 'position'], 'manual_journal_lines_position_index')
      table.index(['account_id', 'id'], 'manual_journal_lines_account_index')
    })
    addSearchIndex(this, 'manual_journals')
    addRowCount(this, 'manual_journals')
  }

  async down() {
    this.schema.dropTable('manual_journal_lines')
    this.schema.raw('DROP TABLE IF EXISTS manual_journals_fts')
    this.schema.dropTable('manual_journals')
  }
}
