import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex, makeAppendOnly } from '#database/search_index'

const LISTED = [
  'material_id',
  'warehouse_id',
  'material_code',
  'material_name',
  'category',
  'warehouse_name',
  'on_hand_e4',
  'in_transit_e4',
  'value_minor',
  'reorder_level_e4',
  'below_reorder',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.#levels()
    this.schema.createTable('stock_ledger', (table) => {
      table.increments('id')
      table.integer('level_id').unsigned().notNullable().references('stock_levels.id')
      table.integer('movement_id').unsigned().notNullable().references('stock_movements.id')
      table.integer('line_id').unsigned().notNullable().references('stock_movement_lines.id')
      // on the shelf, or dispatched and on its way to it
      table.string('place', 8).notNullable()
      day(table, 'posted').notNullable()
      decimal4(table, 'quantity')
      money(table, 'value')
      decimal4(table, 'balance')
      money(table, 'balance_value')
      table.string('batch_no', 80).notNullable().defaultTo('')
      table.dateTime('created_at').notNullable()
      table.index(['level_id', 'id'], 'stock_ledger_level_index')
      table.index(['level_id', 'posted_on'], 'stock_ledger_day_index')
      table.index(['movement_id', 'id'], 'stock_ledger_movement_index')
    })
    makeAppendOnly(this, 'stock_ledger')
    this.schema.createTable('stock_layers', (table) => {
      table.increments('id')
      table.integer('level_id').unsigned().notNullable().references('stock_levels.id')
      // the entry that brought it in
      table.integer('ledger_id').unsigned().notNullable().references('stock_ledger.id')
      decimal4(table, 'quantity')
      money(table, 'value')
      table.index(['level_id', 'id'], 'stock_layers_level_index')
      table.index(['ledger_id'], 'stock_layers_ledger_index')
    })
    this.schema.createTable('stock_batches', (table) => {
      table.increments('id')
      table.integer('level_id').unsigned().notNullable().references('stock_levels.id')
      table.integer('material_id').unsigned().notNullable().references('materials.id')
      table.string('batch_no', 80).notNullable()
      day(table, 'expires').nullable()
      decimal4(table, 'on_hand')
      table.unique(['level_id', 'batch_no'], { indexName: 'stock_batches_batch_unique' })
      table.index(['material_id', 'batch_no'], 'stock_batches_material_index')
    })
    this.schema.createTable('stock_closings', (table) => {
      table.increments('id')
      day(table, 'closed_through').notNullable()
      table.string('note', 300).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
    })
  }

  #levels() {
    this.schema.createTable('stock_levels', (table) => {
      table.increments('id')
      table.integer('material_id').unsigned().notNullable().references('materials.id')
      table.integer('warehouse_id').unsigned().notNullable().references('warehouses.id')
      // kept beside the ids, so that a page of levels is read from one index
      table.string('material_code', 40).notNullable()
      table.string('material_name', 200).notNullable()
      table.string('material_name_ar', 200).nullable()
      table.string('category', 40).notNullable()
      table.string('unit', 20).notNullable()
      table.string('warehouse_name', 120).notNullable()
      table.string('bin', 30).nullable()
      decimal4(table, 'on_hand')
      money(table, 'value')
      decimal4(table, 'in_transit')
      money(table, 'transit_value')
      decimal4(table, 'reorder_level')
      decimal4(table, 'reorder_quantity')
      table.boolean('below_reorder').notNullable().defaultTo(false)
      table.text('search_text').notNullable()
      stamps(table)
      table.unique(['material_id', 'warehouse_id'], { indexName: 'stock_levels_place_unique' })
      for (const column of LISTED) table.index([column, 'id'], `stock_levels_${column}_index`)
    })
    addSearchIndex(this, 'stock_levels')
    addRowCount(this, 'stock_levels')
  }

  async down() {
    for (const table of ['stock_closings', 'stock_batches', 'stock_layers', 'stock_ledger'])
      this.schema.dropTable(table)
    this.schema.raw('DROP TABLE IF EXISTS stock_levels_fts')
    this.schema.dropTable('stock_levels')
  }
}
