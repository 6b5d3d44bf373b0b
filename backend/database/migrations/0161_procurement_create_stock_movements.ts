import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'type',
  'status',
  'moved_on',
  'warehouse_id',
  'warehouse_name',
  'to_warehouse_id',
  'to_warehouse_name',
  'project_id',
  'project_name',
  'value_minor',
  'created_at',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('stock_movements', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('stock_movements_number_unique')
      table.string('type', 12).notNullable()
      table.string('status', 12).notNullable()
      day(table, 'moved').notNullable()
      table.integer('warehouse_id').unsigned().notNullable().references('warehouses.id')
      table.string('warehouse_name', 120).notNullable()
      table.integer('to_warehouse_id').unsigned().nullable().references('warehouses.id')
      table.string('to_warehouse_name', 120).nullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.string('project_name', 200).nullable()
      table.string('reason', 1000).nullable()
      table.string('handed_to', 200).nullable()
      // what it came from, e.g. the goods receipt that posted it
      table.string('source_type', 40).nullable()
      table.integer('source_id').unsigned().nullable()
      table.string('source_number', 40).nullable()
      money(table, 'value')
      table.integer('reversal_of_id').unsigned().nullable().references('stock_movements.id')
      // a movement is taken back once: the second reversal fails on this key
      table.unique(['reversal_of_id'], { indexName: 'stock_movements_reversal_unique' })
      table.string('rejection_reason', 1000).nullable()
      table.dateTime('posted_at').nullable()
      table.integer('posted_by').unsigned().nullable()
      table.dateTime('received_at').nullable()
      table.integer('received_by').unsigned().nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `stock_movements_${column}_index`)
      table.index(['source_type', 'source_id'], 'stock_movements_source_index')
    })
    addSearchIndex(this, 'stock_movements')
    addRowCount(this, 'stock_movements')
    this.schema.createTable('stock_movement_lines', (table) => {
      table.increments('id')
      table.integer('movement_id').unsigned().notNullable().references('stock_movements.id')
      table.integer('position').notNullable()
      table.integer('material_id').unsigned().notNullable().references('materials.id')
      table.string('unit', 20).notNullable()
      // as entered, in the line's unit; signed in an adjustment
      decimal4(table, 'entered')
      // in the material's base unit
      decimal4(table, 'quantity')
      table.bigInteger('unit_cost_e4').nullable()
      money(table, 'value')
      table.string('batch_no', 80).notNullable().defaultTo('')
      day(table, 'expires').nullable()
      // of a transfer: what arrived; of a count: the book and what was found
      table.bigInteger('received_e4').nullable()
      table.bigInteger('expected_e4').nullable()
      table.bigInteger('counted_e4').nullable()
      table.string('note', 300).nullable()
      table.index(['movement_id', 'position'], 'stock_movement_lines_position_index')
      table.index(['material_id', 'id'], 'stock_movement_lines_material_index')
    })
  }

  async down() {
    this.schema.dropTable('stock_movement_lines')
    this.schema.raw('DROP TABLE IF EXISTS stock_movements_fts')
    this.schema.dropTable('stock_movements')
  }
}
