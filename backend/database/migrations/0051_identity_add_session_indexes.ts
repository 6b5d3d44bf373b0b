import { BaseSchema } from '@adonisjs/lucid/schema'

/** The administrator's list of open sessions sorts by these. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('user_sessions', (table) => {
      table.index(['last_seen_at', 'id'], 'user_sessions_seen_index')
      table.index(['created_at', 'id'], 'user_sessions_created_index')
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => {
      table.dropIndex(['last_seen_at', 'id'], 'user_sessions_seen_index')
      table.dropIndex(['created_at', 'id'], 'user_sessions_created_index')
    })
  }
}
