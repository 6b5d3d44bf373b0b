import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // what a file was before; what it is now stands in `files`
    this.schema.createTable('file_versions', (table) => {
      table.increments('id')
      table.integer('file_id').unsigned().notNullable().references('files.id').onDelete('CASCADE')
      table.integer('version_no').notNullable()
      table.string('storage_key', 120).notNullable().unique('file_versions_storage_key_unique')
      table.string('original_name', 255).notNullable()
      table.string('mime', 100).notNullable()
      table.string('extension', 12).notNullable()
      table.bigInteger('size').notNullable()
      table.string('sha256', 64).notNullable()
      table.string('drawing_revision', 20).nullable()
      table.string('version_note', 300).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['file_id', 'version_no'], { indexName: 'file_versions_number_unique' })
    })
    this.schema.createTable('file_downloads', (table) => {
      table.increments('id')
      table.integer('file_id').unsigned().notNullable().references('files.id').onDelete('CASCADE')
      table.integer('version_no').notNullable()
      table.string('way', 20).notNullable()
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.string('ip', 64).nullable()
      table.dateTime('created_at').notNullable()
      table.index(['file_id', 'id'], 'file_downloads_file_index')
      table.index(['created_at', 'id'], 'file_downloads_created_index')
      table.index(['user_id', 'id'], 'file_downloads_user_index')
    })
  }

  async down() {
    this.schema.dropTable('file_downloads')
    this.schema.dropTable('file_versions')
  }
}
