import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#database/columns'

const MOVED = `SELECT e.id, m.project_id, s.material_id, m.id AS movement_id, m.number, m.type, e.posted_on,
    -e.quantity_e4 AS quantity_e4, -e.value_minor AS value_minor
  FROM stock_movements m JOIN stock_ledger e ON e.movement_id = m.id
    JOIN stock_levels s ON s.id = e.level_id
  WHERE m.project_id IS NOT NULL AND m.type IN ('issue', 'return')`

/** What a project had consumed when its cost changed: no quantity, its share of the change. */
const REVALUED = `SELECT e.id, p.project_id, s.material_id, m.id, m.number, m.type, e.posted_on,
    0, p.value_minor
  FROM stock_revaluation_parts p JOIN stock_ledger e ON e.id = p.ledger_id
    JOIN stock_levels s ON s.id = e.level_id JOIN stock_movements m ON m.id = p.movement_id
  WHERE p.project_id IS NOT NULL`

/**
 * The cost of receipts changes after they were posted: by freight and customs, or by the vendor's
 * bill. A movement of its own says by how much; its parts say where that went.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('stock_movements', (table) => {
      // what charges were spread by
      table.string('basis', 10).nullable()
    })
    this.schema.alterTable('stock_movement_lines', (table) => {
      // the line of the receipt whose cost changes
      table.integer('revalued_line_id').unsigned().nullable().references('stock_movement_lines.id')
    })
    this.schema.alterTable('materials', (table) => {
      // kilograms of one base unit
      table.bigInteger('weight_e4').nullable()
    })
    this.schema.createTable('landed_charges', (table) => {
      table.increments('id')
      table.integer('movement_id').unsigned().notNullable().references('stock_movements.id')
      table.string('kind', 12).notNullable()
      table.string('description', 200).nullable()
      money(table, 'amount')
      table.index(['movement_id', 'id'], 'landed_charges_movement_index')
    })
    this.schema.createTable('stock_revaluation_parts', (table) => {
      table.increments('id')
      table.integer('movement_id').unsigned().notNullable().references('stock_movements.id')
      table.integer('line_id').unsigned().notNullable().references('stock_movement_lines.id')
      // the row of the ledger that it is
      table.integer('ledger_id').unsigned().notNullable().references('stock_ledger.id')
      // the entry whose goods it follows: what brought them in, or what took them away
      table.integer('entry_id').unsigned().notNullable().references('stock_ledger.id')
      table.string('kind', 8).notNullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      money(table, 'value')
      table.index(['movement_id', 'id'], 'stock_revaluation_parts_movement_index')
      table.index(['entry_id'], 'stock_revaluation_parts_entry_index')
      table.index(['project_id'], 'stock_revaluation_parts_project_index')
    })
    this.schema.raw('DROP VIEW project_material_movements')
    this.schema.raw(`CREATE VIEW project_material_movements AS ${MOVED} UNION ALL ${REVALUED}`)
  }

  async down() {
    this.schema.raw('DROP VIEW project_material_movements')
    this.schema.raw(`CREATE VIEW project_material_movements AS ${MOVED}`)
    for (const table of ['stock_revaluation_parts', 'landed_charges']) this.schema.dropTable(table)
    this.schema.alterTable('materials', (table) => table.dropColumn('weight_e4'))
    this.schema.alterTable('stock_movement_lines', (table) => {
      table.dropForeign('revalued_line_id')
      table.dropColumn('revalued_line_id')
    })
    this.schema.alterTable('stock_movements', (table) => table.dropColumn('basis'))
  }
}
