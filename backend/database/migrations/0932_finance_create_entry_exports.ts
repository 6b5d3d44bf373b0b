import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

const LISTED = ['from_on', 'to_on', 'status', 'created_at']

/** Entries that were handed over to books kept elsewhere, each of them once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('entry_exports', (table) => {
      table.increments('id')
      table.string('number', 24).notNullable().unique('entry_exports_number_unique')
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      table.string('status', 12).notNullable()
      table.integer('entry_count').notNullable()
      table.integer('line_count').notNullable().defaultTo(0)
      money(table, 'total')
      table.string('language', 2).notNullable()
      table.integer('csv_file_id').unsigned().nullable().references('files.id')
      table.integer('xlsx_file_id').unsigned().nullable().references('files.id')
      table.string('csv_hash', 64).nullable()
      table.string('xlsx_hash', 64).nullable()
      table.string('reason', 1000).nullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `entry_exports_${column}_index`)
    })
    this.schema.createTable('entry_export_items', (table) => {
      table.increments('id')
      table.integer('export_id').unsigned().notNullable().references('entry_exports.id')
      table.integer('entry_id').unsigned().notNullable().references('journal_entries.id')
      // the entry while the export counts: no two exports have it at once
      table
        .integer('held_entry_id')
        .unsigned()
        .nullable()
        .unique('entry_export_items_held_entry_id_unique')
      table.index(['export_id', 'entry_id'], 'entry_export_items_export_index')
      table.index(['entry_id', 'id'], 'entry_export_items_entry_index')
    })
    addRowCount(this, 'entry_exports')
  }

  async down() {
    this.schema.dropTable('entry_export_items')
    this.schema.dropTable('entry_exports')
  }
}
