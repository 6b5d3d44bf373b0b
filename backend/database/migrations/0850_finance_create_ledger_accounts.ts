import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['name', 'type', 'active', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ledger_accounts', (table) => {
      table.increments('id')
      table.string('code', 12).notNullable().unique('ledger_accounts_code_unique')
      table.string('name', 160).notNullable()
      table.string('name_ar', 160).notNullable()
      table.string('type', 40).notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `ledger_accounts_${column}_index`)
    })
    addSearchIndex(this, 'ledger_accounts')
    addRowCount(this, 'ledger_accounts')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS ledger_accounts_fts')
    this.schema.dropTable('ledger_accounts')
  }
}
