import { BaseSchema } from '@adonisjs/lucid/schema'

/** The value of the stock on a day is that of today less what was posted since. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('stock_ledger', (table) => {
      table.index(['posted_on', 'level_id'], 'stock_ledger_posted_index')
    })
  }

  async down() {
    this.schema.alterTable('stock_ledger', (table) => {
      table.dropIndex(['posted_on', 'level_id'], 'stock_ledger_posted_index')
    })
  }
}
