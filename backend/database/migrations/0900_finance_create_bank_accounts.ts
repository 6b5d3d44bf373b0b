import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['name', 'bank_name', 'currency', 'opening_on', 'active', 'updated_at']

/** Accounts of the firm at banks, each with its account in the ledger. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('bank_accounts', (table) => {
      table.increments('id')
      table.string('name', 160).notNullable()
      table.string('name_ar', 160).notNullable()
      table.string('bank_name', 120).notNullable()
      table.string('iban', 34).notNullable().unique('bank_accounts_iban_unique')
      table.string('currency', 3).notNullable()
      day(table, 'opening').notNullable()
      money(table, 'opening_balance')
      table.boolean('active').notNullable().defaultTo(true)
      // one account of the ledger holds the money of one account at a bank, so that both can be compared
      table
        .integer('ledger_account_id')
        .unsigned()
        .notNullable()
        .references('ledger_accounts.id')
        .unique('bank_accounts_ledger_account_unique')
      // how the tables of this bank are written, once someone has said so
      table.text('table_layout').nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `bank_accounts_${column}_index`)
    })
    addSearchIndex(this, 'bank_accounts')
    addRowCount(this, 'bank_accounts')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS bank_accounts_fts')
    this.schema.dropTable('bank_accounts')
  }
}
