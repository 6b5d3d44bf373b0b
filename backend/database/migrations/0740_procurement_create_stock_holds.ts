import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'
import { makeAppendOnly } from '#database/search_index'

/**
 * Goods in stock that are not handed out: held back (in quarantine, damaged, rejected) or reserved for
 * a project. Their value stays in the ledger; a level keeps the sums of both.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('stock_levels', (table) => {
      decimal4(table, 'held')
      decimal4(table, 'reserved')
      // on hand, neither held nor reserved
      decimal4(table, 'available')
      table.index(['available_e4', 'id'], 'stock_levels_available_e4_index')
    })
    this.schema.raw('UPDATE stock_levels SET available_e4 = on_hand_e4')
    this.schema.alterTable('stock_movement_lines', (table) => {
      // what a write-off takes from: free goods or held ones
      table.string('stock_status', 12).notNullable().defaultTo('ok')
    })
    this.#holds()
    this.#reservations()
    this.schema.alterTable('materials', (table) => {
      // how many base units a vendor sells at once, and how long it takes to come
      table.bigInteger('pack_e4').nullable()
      table.integer('lead_days').nullable()
    })
  }

  #holds() {
    this.schema.createTable('stock_holds', (table) => {
      table.increments('id')
      table.integer('level_id').unsigned().notNullable().references('stock_levels.id')
      table.string('batch_no', 80).notNullable().defaultTo('')
      table.string('status', 12).notNullable()
      decimal4(table, 'quantity')
      table.unique(['level_id', 'batch_no', 'status'], { indexName: 'stock_holds_hold_unique' })
    })
    this.schema.createTable('stock_status_changes', (table) => {
      table.increments('id')
      table.integer('level_id').unsigned().notNullable().references('stock_levels.id')
      table.string('batch_no', 80).notNullable().defaultTo('')
      table.string('from_status', 12).notNullable()
      table.string('to_status', 12).notNullable()
      decimal4(table, 'quantity')
      table.string('reason', 300).nullable()
      // the movement that took held goods from the store, or brought them back
      table.integer('movement_id').unsigned().nullable().references('stock_movements.id')
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['level_id', 'id'], 'stock_status_changes_level_index')
      table.index(['movement_id', 'id'], 'stock_status_changes_movement_index')
    })
    makeAppendOnly(this, 'stock_status_changes')
  }

  #reservations() {
    this.schema.createTable('stock_reservations', (table) => {
      table.increments('id')
      table.integer('level_id').unsigned().notNullable().references('stock_levels.id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      decimal4(table, 'quantity')
      // neither issued nor released yet
      decimal4(table, 'open')
      table.string('status', 12).notNullable()
      day(table, 'needed').nullable()
      table.string('note', 300).nullable()
      table.string('release_reason', 300).nullable()
      stamps(table)
      table.index(['level_id', 'status', 'id'], 'stock_reservations_level_index')
      table.index(['project_id', 'status'], 'stock_reservations_project_index')
    })
    this.schema.createTable('stock_reservation_uses', (table) => {
      table.increments('id')
      table.integer('reservation_id').unsigned().notNullable().references('stock_reservations.id')
      table.integer('movement_id').unsigned().notNullable().references('stock_movements.id')
      // below zero where an issue was taken back
      decimal4(table, 'quantity')
      table.index(['reservation_id', 'id'], 'stock_reservation_uses_reservation_index')
      table.index(['movement_id', 'id'], 'stock_reservation_uses_movement_index')
    })
  }

  async down() {
    this.schema.alterTable('materials', (table) => {
      table.dropColumn('pack_e4')
      table.dropColumn('lead_days')
    })
    for (const table of [
      'stock_reservation_uses',
      'stock_reservations',
      'stock_status_changes',
      'stock_holds',
    ])
      this.schema.dropTable(table)
    this.schema.alterTable('stock_movement_lines', (table) => table.dropColumn('stock_status'))
    this.schema.alterTable('stock_levels', (table) => {
      table.dropIndex(['available_e4', 'id'], 'stock_levels_available_e4_index')
      for (const name of ['held', 'reserved', 'available']) table.dropColumn(`${name}_e4`)
    })
  }
}
