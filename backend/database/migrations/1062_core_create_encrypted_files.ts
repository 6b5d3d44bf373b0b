import { BaseSchema } from '@adonisjs/lucid/schema'

/** The keys whose bytes are stored encrypted: in their place nothing else is opened. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('encrypted_files', (table) => {
      table.increments('id')
      table.string('storage_key', 120).notNullable().unique('encrypted_files_storage_key_unique')
      // names the master key, tells nothing of it
      table.string('key_id', 16).notNullable()
      // when its bytes were found changed
      table.dateTime('damaged_at', { useTz: false }).nullable()
      table.dateTime('created_at').notNullable()
      table.index(['key_id'], 'encrypted_files_key_index')
      table.index(['damaged_at'], 'encrypted_files_damaged_index')
    })
  }

  async down() {
    this.schema.dropTable('encrypted_files')
  }
}
