import { BaseSchema } from '@adonisjs/lucid/schema'
import { addRowCount } from '#database/search_index'
import { sqlInstant } from '#core/database/instants'

/** What the virus scanner has found in the bytes that people brought: one row for each key. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('file_scans', (table) => {
      table.increments('id')
      table.string('storage_key', 120).notNullable().unique('file_scans_storage_key_unique')
      // the file itself, or the one that these bytes are an earlier version of
      table.integer('file_id').unsigned().notNullable()
      table.string('name', 255).notNullable()
      table.bigInteger('size').unsigned().notNullable()
      table.string('sha256', 64).notNullable()
      table.string('state', 10).notNullable()
      table.string('signature', 200).nullable()
      table.string('engine', 100).nullable()
      // why it could not be scanned
      table.string('problem', 20).nullable()
      table.integer('attempts').unsigned().notNullable().defaultTo(0)
      // when the scanner is to look at it; null: it has
      table.dateTime('due_at', { useTz: false }).nullable()
      table.dateTime('scanned_at', { useTz: false }).nullable()
      table.string('reason', 500).nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.integer('created_by').unsigned().nullable()
      table.integer('updated_by').unsigned().nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      for (const column of ['state', 'created_at', 'scanned_at', 'due_at'])
        table.index([column, 'id'], `file_scans_${column}_index`)
      table.index(['sha256'], 'file_scans_sha256_index')
      table.index(['file_id'], 'file_scans_file_index')
    })
    this.defer(async (db) => {
      // what people brought before is open as it was, and is scanned once there is a scanner
      for (const [table, file] of [
        ['files', 'id'],
        ['file_versions', 'file_id'],
      ])
        await db.rawQuery(
          `INSERT INTO file_scans
             (storage_key, file_id, name, size, sha256, state, due_at, created_by, created_at, updated_at)
           SELECT storage_key, ${file}, original_name, size, sha256, 'unscanned', ?, created_by, created_at, ?
           FROM ${table} WHERE storage_key NOT LIKE '%-own'`,
          [sqlInstant(), sqlInstant()]
        )
    })
    addRowCount(this, 'file_scans')
  }

  async down() {
    this.schema.dropTable('file_scans')
  }
}
