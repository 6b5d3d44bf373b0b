import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

/** Reconciliations of an account and a day, with what was open when they were closed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('bank_reconciliations', (table) => {
      table.increments('id')
      table.integer('bank_account_id').unsigned().notNullable().references('bank_accounts.id')
      day(table, 'reconciled').notNullable()
      table.string('status', 10).notNullable()
      money(table, 'statement')
      money(table, 'ledger')
      money(table, 'in_transit')
      money(table, 'outstanding')
      money(table, 'unrecorded')
      money(table, 'difference')
      table.string('note', 500).nullable()
      table.string('reopened_reason', 500).nullable()
      stamps(table)
      table.index(
        ['bank_account_id', 'status', 'reconciled_on', 'id'],
        'bank_reconciliations_account_index'
      )
      table.index(['reconciled_on', 'id'], 'bank_reconciliations_reconciled_on_index')
    })

    this.schema.createTable('bank_reconciliation_items', (table) => {
      table.increments('id')
      table
        .integer('reconciliation_id')
        .unsigned()
        .notNullable()
        .references('bank_reconciliations.id')
        .onDelete('CASCADE')
      table.string('kind', 12).notNullable()
      day(table, 'item').notNullable()
      table.string('reference', 140).nullable()
      table.string('description', 300).notNullable()
      money(table, 'amount')
      table.index(['reconciliation_id', 'kind', 'item_on', 'id'], 'bank_reconciliation_items_index')
    })
    addRowCount(this, 'bank_reconciliations')
  }

  async down() {
    this.schema.dropTable('bank_reconciliation_items')
    this.schema.dropTable('bank_reconciliations')
  }
}
