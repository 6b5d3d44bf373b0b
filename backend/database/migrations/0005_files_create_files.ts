import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('files', (table) => {
      table.increments('id')
      table.string('storage_key', 120).notNullable().unique('files_storage_key_unique')
      table.string('original_name', 255).notNullable()
      table.string('mime', 100).notNullable()
      table.string('extension', 12).notNullable()
      table.bigInteger('size').notNullable()
      table.string('sha256', 64).notNullable()
      table.string('owner_type', 60).nullable()
      table.integer('owner_id').unsigned().nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['owner_type', 'owner_id'], 'files_owner_index')
      table.index(['sha256'], 'files_sha256_index')
    })
  }

  async down() {
    this.schema.dropTable('files')
  }
}
