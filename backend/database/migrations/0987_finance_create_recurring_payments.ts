import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  ...['name', 'kind', 'payee', 'currency', 'every', 'unit', 'first_on', 'last_on', 'instalments'],
  ...['bank_account_id', 'active', 'note', 'updated_at'],
]

/** What the firm pays again and again without a bill: rent, loans, leases, subscriptions. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('recurring_payments', (table) => {
      table.increments('id')
      table.string('name', 160).notNullable()
      table.string('name_ar', 160).notNullable()
      table.string('kind', 40).notNullable()
      table.string('payee', 200).notNullable()
      table.string('currency', 3).notNullable()
      // of one payment, in the currency
      table.bigInteger('amount_minor').notNullable()
      // so many months or weeks apart
      table.integer('every').notNullable()
      table.string('unit', 10).notNullable()
      day(table, 'first').notNullable()
      day(table, 'last').nullable()
      // it ends with the last of them, or on the last day, whichever comes first
      table.integer('instalments').nullable()
      table.integer('bank_account_id').unsigned().references('bank_accounts.id').nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.string('note', 500).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `recurring_payments_${column}_index`)
    })
    addSearchIndex(this, 'recurring_payments')
    addRowCount(this, 'recurring_payments')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS recurring_payments_fts')
    this.schema.dropTable('recurring_payments')
  }
}
