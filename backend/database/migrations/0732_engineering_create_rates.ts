import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['name', 'unit', 'cost_head', 'currency', 'active', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rates', (table) => {
      table.increments('id')
      table.string('code', 30).notNullable().unique('rates_code_unique')
      table.string('name', 300).notNullable()
      table.string('name_ar', 300).notNullable()
      table.string('unit', 20).notNullable()
      table.string('cost_head', 20).notNullable()
      table.string('currency', 3).notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `rates_${column}_index`)
    })
    this.schema.createTable('rate_prices', (table) => {
      table.increments('id')
      table.integer('rate_id').unsigned().notNullable().references('rates.id').onDelete('CASCADE')
      table.string('effective_on', 10).notNullable()
      table.bigInteger('unit_rate_e4').notNullable()
      table.bigInteger('unit_cost_e4').nullable()
      table.unique(['rate_id', 'effective_on'], { indexName: 'rate_prices_day_unique' })
    })
    this.schema.alterTable('quotation_lines', (table) => {
      // the day from which the rate of the library was in force
      table.string('rate_on', 10).nullable()
    })
    addSearchIndex(this, 'rates')
    addRowCount(this, 'rates')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS rates_fts')
    this.schema.alterTable('quotation_lines', (table) => table.dropColumn('rate_on'))
    this.schema.dropTable('rate_prices')
    this.schema.dropTable('rates')
  }
}
