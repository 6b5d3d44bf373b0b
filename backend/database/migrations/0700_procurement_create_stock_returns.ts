import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money } from '#database/columns'

/**
 * The queue of layers goes by the day of its receipts. What an entry took of which layer is kept, so
 * that its reversal gives exactly that back, and so is what a return brought back of which issue.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('stock_layers', (table) => {
      day(table, 'queued').notNullable().defaultTo('')
      table.index(['level_id', 'queued_on', 'ledger_id'], 'stock_layers_queue_index')
    })
    this.schema.raw(
      `UPDATE stock_layers SET queued_on =
        (SELECT posted_on FROM stock_ledger WHERE stock_ledger.id = stock_layers.ledger_id)`
    )
    this.schema.createTable('stock_takings', (table) => {
      table.increments('id')
      table.integer('ledger_id').unsigned().notNullable().references('stock_ledger.id')
      // the entry that brought the layer in
      table.integer('origin_id').unsigned().notNullable().references('stock_ledger.id')
      decimal4(table, 'quantity')
      money(table, 'value')
      table.index(['ledger_id', 'id'], 'stock_takings_ledger_index')
    })
    this.schema.createTable('stock_returns', (table) => {
      table.increments('id')
      table.integer('ledger_id').unsigned().notNullable().references('stock_ledger.id')
      // one of the two: an entry that issued it, or a delivery that went straight to the site
      table.integer('issue_id').unsigned().nullable().references('stock_ledger.id')
      table.integer('receipt_line_id').unsigned().nullable().references('goods_receipt_lines.id')
      // below zero in a reversal
      decimal4(table, 'quantity')
      money(table, 'value')
      table.index(['ledger_id', 'id'], 'stock_returns_ledger_index')
      table.index(['issue_id'], 'stock_returns_issue_index')
      table.index(['receipt_line_id'], 'stock_returns_receipt_line_index')
    })
  }

  async down() {
    for (const table of ['stock_returns', 'stock_takings']) this.schema.dropTable(table)
    this.schema.alterTable('stock_layers', (table) => {
      table.dropIndex(['level_id', 'queued_on', 'ledger_id'], 'stock_layers_queue_index')
      table.dropColumn('queued_on')
    })
  }
}
