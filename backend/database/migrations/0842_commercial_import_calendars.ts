import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a person has imported from a calendar of another program. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('calendar_imports', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      // as the file has it; the digest is compared, as names of events are told apart by every byte
      table.string('uid', 500).notNullable()
      table.string('uid_digest', 64).notNullable()
      // of what the file said: equal where nothing has changed
      table.string('content_digest', 64).notNullable()
      table.dateTime('imported_at').notNullable()
      table.unique(['user_id', 'uid_digest'], { indexName: 'calendar_imports_uid_unique' })
    })
    this.schema.alterTable('calendar_events', (table) => {
      // a foreign key would make SQLite write the table anew
      table.integer('import_id').unsigned().nullable()
      table.index(['import_id'], 'calendar_events_import_index')
    })
  }

  async down() {
    this.schema.alterTable('calendar_events', (table) =>
      table.dropIndex(['import_id'], 'calendar_events_import_index')
    )
    this.schema.raw('ALTER TABLE calendar_events DROP COLUMN import_id')
    this.schema.dropTable('calendar_imports')
  }
}
