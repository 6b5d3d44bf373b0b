import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'

/** Which lines of statements are which lines of the ledger, and what may be. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('bank_matches', (table) => {
      table.increments('id')
      table.integer('bank_account_id').unsigned().notNullable().references('bank_accounts.id')
      // the last of the days of its lines on both sides: before it, they are open
      day(table, 'complete').notNullable()
      money(table, 'amount')
      // the closed reconciliation that it is part of, which freezes it
      table.integer('reconciliation_id').unsigned().nullable()
      stamps(table)
      table.index(['bank_account_id', 'complete_on', 'id'], 'bank_matches_account_index')
      table.index(['reconciliation_id', 'id'], 'bank_matches_reconciliation_index')
      table.index(['complete_on', 'id'], 'bank_matches_complete_on_index')
    })

    this.schema.createTable('bank_match_entries', (table) => {
      table.increments('id')
      table
        .integer('match_id')
        .unsigned()
        .notNullable()
        .references('bank_matches.id')
        .onDelete('CASCADE')
      table.integer('journal_line_id').unsigned().notNullable()
      day(table, 'posted').notNullable()
      money(table, 'amount')
      table.unique(['journal_line_id'], { indexName: 'bank_match_entries_line_unique' })
      table.index(['match_id', 'id'], 'bank_match_entries_match_index')
    })

    this.schema.createTable('bank_suggestions', (table) => {
      table.increments('id')
      table.integer('bank_account_id').unsigned().notNullable().references('bank_accounts.id')
      table.integer('score').notNullable()
      table.text('reasons').notNullable()
      table.index(['bank_account_id', 'score', 'id'], 'bank_suggestions_account_index')
      table.index(['score', 'id'], 'bank_suggestions_score_index')
    })

    this.schema.createTable('bank_suggestion_items', (table) => {
      table.increments('id')
      table
        .integer('suggestion_id')
        .unsigned()
        .notNullable()
        .references('bank_suggestions.id')
        .onDelete('CASCADE')
      table.string('side', 6).notNullable()
      table.integer('line_id').unsigned().notNullable()
      table.unique(['side', 'line_id'], { indexName: 'bank_suggestion_items_line_unique' })
      table.index(['suggestion_id', 'id'], 'bank_suggestion_items_suggestion_index')
    })
  }

  async down() {
    this.schema.dropTable('bank_suggestion_items')
    this.schema.dropTable('bank_suggestions')
    this.schema.dropTable('bank_match_entries')
    this.schema.dropTable('bank_matches')
  }
}
