import { BaseSchema } from '@adonisjs/lucid/schema'

/** The order of a table is rebuilt far more often than the maps of its words, at a twentieth of the cost. */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'better-sqlite3') return
    this.schema.alterTable('word_map_sets', (table) => {
      table.integer('order_id').unsigned().notNullable().defaultTo(0)
      table.dateTime('ordered_at').nullable()
    })
    // until now an order had the number of the maps beside it
    this.defer(async (db) => {
      await db.rawQuery('UPDATE word_map_sets SET order_id = set_id, ordered_at = built_at')
    })
    // changes that the kept order has already, and the maps have not
    this.schema.alterTable('word_map_changes', (table) => {
      table.boolean('placed').notNullable().defaultTo(false)
    })
  }

  async down() {
    if (this.db.dialect.name === 'better-sqlite3') return
    // an order with a number of its own belongs to no maps: all is rebuilt
    this.schema.raw('UPDATE word_map_sets SET set_id = 0')
    for (const table of ['word_maps', 'word_map_orders']) this.schema.raw(`DELETE FROM ${table}`)
    this.schema.alterTable('word_map_changes', (table) => {
      table.dropColumn('placed')
    })
    this.schema.alterTable('word_map_sets', (table) => {
      table.dropColumn('order_id')
      table.dropColumn('ordered_at')
    })
  }
}
