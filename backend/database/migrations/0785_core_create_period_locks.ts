import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'
import { sqlInstant } from '#core/database/instants'
import { makeAppendOnly } from '#database/search_index'

const MODULES = ['all', 'sales', 'purchasing', 'stock']

/** Through which day the books are locked, and every locking and unlocking that led there. */
export default class extends BaseSchema {
  async up() {
    // one row for each part of the books: those who post share it, who locks waits for them
    this.schema.createTable('period_locks', (table) => {
      table.increments('id')
      table.string('module', 20).notNullable().unique('period_locks_module_unique')
      day(table, 'locked_through').nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('updated_at').notNullable()
    })
    this.schema.createTable('period_lock_changes', (table) => {
      table.increments('id')
      table.string('module', 20).notNullable()
      table.string('action', 10).notNullable()
      day(table, 'before').nullable()
      day(table, 'after').nullable()
      table.string('reason', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      for (const column of ['module', 'action', 'created_at'])
        table.index([column, 'id'], `period_lock_changes_${column}_index`)
    })
    makeAppendOnly(this, 'period_lock_changes')
    this.defer(async (db) => {
      await db
        .table('period_locks')
        .multiInsert(MODULES.map((module) => ({ module, updated_at: sqlInstant() })))
    })
  }

  async down() {
    this.schema.dropTable('period_lock_changes')
    this.schema.dropTable('period_locks')
  }
}
