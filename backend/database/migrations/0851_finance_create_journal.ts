import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { guardJournal } from '#database/journal_guards'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['posted_on', 'document_kind', 'total_minor', 'created_at']

/** Entries of the general ledger, their lines, and what each account moved on each day. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('journal_entries', (table) => {
      table.increments('id')
      table.string('number', 24).notNullable().unique('journal_entries_number_unique')
      day(table, 'posted').notNullable()
      // what it was posted for; `number` of the document at that time
      table.string('document_kind', 40).notNullable()
      table.integer('document_id').unsigned().notNullable()
      table.string('document_number', 80).notNullable()
      table.string('text', 500).nullable()
      money(table, 'total')
      // its lines are complete: from here on nothing of it changes
      table.boolean('is_posted').notNullable().defaultTo(false)
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.text('search_text').notNullable()
      for (const column of LISTED) table.index([column, 'id'], `journal_entries_${column}_index`)
      table.index(['document_kind', 'document_id'], 'journal_entries_document_index')
    })
    this.schema.createTable('journal_lines', (table) => {
      table.increments('id')
      table.integer('entry_id').unsigned().notNullable().references('journal_entries.id')
      table.integer('position').notNullable()
      table.integer('account_id').unsigned().notNullable().references('ledger_accounts.id')
      day(table, 'posted').notNullable()
      // the day of the document, earlier than the entry's where that day was locked
      day(table, 'fact').notNullable()
      table.string('role', 40).nullable()
      money(table, 'debit')
      money(table, 'credit')
      table.string('currency', 3).notNullable()
      // in minor units of the currency, a credit below zero
      money(table, 'foreign')
      table.string('party_type', 10).nullable()
      table.integer('party_id').unsigned().nullable()
      table.integer('project_id').unsigned().nullable()
      table.integer('department_id').unsigned().nullable()
      table.string('memo', 300).nullable()
      table.index(['entry_id', 'position'], 'journal_lines_entry_index')
      table.index(['account_id', 'posted_on', 'id'], 'journal_lines_account_index')
      table.index(['project_id', 'account_id', 'posted_on'], 'journal_lines_project_index')
      table.index(['party_type', 'party_id', 'account_id'], 'journal_lines_party_index')
    })
    this.schema.createTable('ledger_balances', (table) => {
      table.integer('account_id').unsigned().notNullable().references('ledger_accounts.id')
      day(table, 'posted').notNullable()
      money(table, 'debit')
      money(table, 'credit')
      table.primary(['account_id', 'posted_on'])
    })
    // a document is booked by one at a time: who posts of it holds its row
    this.schema.createTable('booked_documents', (table) => {
      table.increments('id')
      table.string('kind', 40).notNullable()
      table.integer('document_id').unsigned().notNullable()
      table.unique(['kind', 'document_id'], { indexName: 'booked_documents_document_unique' })
    })
    this.schema.createTable('posting_rules', (table) => {
      table.increments('id')
      table.string('role', 40).notNullable().unique('posting_rules_role_unique')
      table.integer('account_id').unsigned().notNullable().references('ledger_accounts.id')
      stamps(table)
    })
    addSearchIndex(this, 'journal_entries')
    addRowCount(this, 'journal_entries')
    guardJournal(this)
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS journal_entries_fts')
    for (const table of ['posting_rules', 'booked_documents', 'ledger_balances', 'journal_lines'])
      this.schema.dropTable(table)
    this.schema.dropTable('journal_entries')
  }
}
