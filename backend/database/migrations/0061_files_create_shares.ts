import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

/** Files handed to people outside the firm: an encrypted copy each, opened by a code. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('shares', (table) => {
      table.increments('id')
      // no foreign key: the original may be deleted, which ends the share
      table.integer('file_id').unsigned().notNullable()
      // null once the share has ended and its copy is gone
      table.integer('sealed_file_id').unsigned().nullable().references('files.id')
      table.string('name', 255).notNullable()
      table.string('mime', 100).notNullable()
      table.bigInteger('size').notNullable()
      table.string('recipient', 200).nullable()
      // a keyed hash of the code finds the row; the code itself is stored nowhere
      table.string('lookup', 64).notNullable().unique('shares_lookup_unique')
      table.string('salt', 32).notNullable()
      table.string('nonce', 24).notNullable()
      table.string('tag', 32).notNullable()
      table.dateTime('expires_at').notNullable()
      table.integer('max_downloads').notNullable()
      table.integer('downloads').notNullable().defaultTo(0)
      table.dateTime('last_download_at').nullable()
      table.dateTime('revoked_at').nullable()
      stamps(table)
      table.index(['created_by', 'id'], 'shares_owner_index')
      table.index(['file_id', 'id'], 'shares_file_index')
      table.index(['expires_at', 'id'], 'shares_expires_at_index')
      table.index(['created_at', 'id'], 'shares_created_at_index')
      table.index(['name', 'id'], 'shares_name_index')
    })
  }

  async down() {
    this.schema.dropTable('shares')
  }
}
