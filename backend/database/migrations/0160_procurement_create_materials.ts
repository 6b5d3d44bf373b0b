import { BaseSchema } from '@adonisjs/lucid/schema'
import { decimal4, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const MATERIAL_COLUMNS = [
  'name',
  'category',
  'kind',
  'unit',
  'tracking',
  'valuation',
  'active',
  'last_price_e4',
  'created_at',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('materials', (table) => {
      table.increments('id')
      table.string('code', 40).notNullable().unique('materials_code_unique')
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      table.string('category', 40).notNullable()
      table.string('kind', 20).notNullable().defaultTo('stock')
      table.string('unit', 20).notNullable()
      table.string('tracking', 10).notNullable().defaultTo('none')
      table.string('valuation', 20).notNullable().defaultTo('moving_average')
      table.string('brand', 80).nullable()
      table.string('specification', 500).nullable()
      table.string('barcode', 80).nullable()
      table.string('hs_code', 20).nullable()
      table.integer('shelf_life_days').unsigned().nullable()
      // per base unit, in the currency of the stock's values
      table.bigInteger('last_price_e4').nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of MATERIAL_COLUMNS)
        table.index([column, 'id'], `materials_${column}_index`)
      table.index(['barcode'], 'materials_barcode_index')
    })
    addSearchIndex(this, 'materials')
    addRowCount(this, 'materials')
    this.schema.createTable('material_units', (table) => {
      table.increments('id')
      table
        .integer('material_id')
        .unsigned()
        .notNullable()
        .references('materials.id')
        .onDelete('CASCADE')
      table.string('unit', 20).notNullable()
      // how many base units one of these is
      decimal4(table, 'factor')
      table.unique(['material_id', 'unit'], { indexName: 'material_units_unit_unique' })
    })
    this.schema.createTable('warehouses', (table) => {
      table.increments('id')
      table.string('code', 20).notNullable().unique('warehouses_code_unique')
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).nullable()
      table.string('location', 300).nullable()
      // the store of one site
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.boolean('active').notNullable().defaultTo(true)
      stamps(table)
      for (const column of ['name', 'active', 'updated_at'])
        table.index([column, 'id'], `warehouses_${column}_index`)
    })
    this.schema.createTable('warehouse_bins', (table) => {
      table.increments('id')
      table
        .integer('warehouse_id')
        .unsigned()
        .notNullable()
        .references('warehouses.id')
        .onDelete('CASCADE')
      table.string('code', 30).notNullable()
      table.unique(['warehouse_id', 'code'], { indexName: 'warehouse_bins_code_unique' })
    })
  }

  async down() {
    for (const table of ['warehouse_bins', 'warehouses', 'material_units'])
      this.schema.dropTable(table)
    this.schema.raw('DROP TABLE IF EXISTS materials_fts')
    this.schema.dropTable('materials')
  }
}
