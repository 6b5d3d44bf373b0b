import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['name', 'currency', 'valid_from_on', 'valid_to_on', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('price_lists', (table) => {
      table.increments('id')
      table.string('name', 160).notNullable()
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('currency', 3).notNullable()
      day(table, 'valid_from').notNullable()
      day(table, 'valid_to').nullable()
      table.text('search_text').notNullable()
      stamps(table)
      // what holds on a day is found by the vendor
      table.index(['vendor_id', 'valid_from_on', 'id'], 'price_lists_vendor_index')
      for (const column of LISTED) table.index([column, 'id'], `price_lists_${column}_index`)
    })
    this.schema.createTable('price_list_lines', (table) => {
      table.increments('id')
      table
        .integer('price_list_id')
        .unsigned()
        .notNullable()
        .references('price_lists.id')
        .onDelete('CASCADE')
      table.integer('material_id').unsigned().notNullable().references('materials.id')
      table.string('unit', 20).notNullable()
      decimal4(table, 'price')
      decimal4(table, 'min_quantity')
      table.unique(['material_id', 'price_list_id', 'unit', 'min_quantity_e4'], {
        indexName: 'price_list_lines_price_unique',
      })
    })
    addSearchIndex(this, 'price_lists')
    addRowCount(this, 'price_lists')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS price_lists_fts')
    this.schema.dropTable('price_list_lines')
    this.schema.dropTable('price_lists')
  }
}
