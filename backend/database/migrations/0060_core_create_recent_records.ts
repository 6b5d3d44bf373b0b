import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each person has opened last; a convenience that may be emptied at any time. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('recent_records', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('resource', 60).notNullable()
      table.integer('record_id').unsigned().notNullable()
      table.dateTime('opened_at').notNullable()
      table.unique(['user_id', 'resource', 'record_id'], { indexName: 'recent_records_unique' })
      table.index(['user_id', 'opened_at', 'id'], 'recent_records_newest_index')
    })
  }

  async down() {
    this.schema.dropTable('recent_records')
  }
}
