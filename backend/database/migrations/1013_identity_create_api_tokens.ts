import { BaseSchema } from '@adonisjs/lucid/schema'

/** Programs that act for a person, with some of what that person may do. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('api_tokens', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('name', 80).notNullable()
      table.string('token_hash', 64).notNullable()
      // its last four letters, by which people tell it from others
      table.string('ending', 4).notNullable()
      table.text('abilities').notNullable()
      table.dateTime('expires_at', { useTz: false }).notNullable()
      table.dateTime('last_used_at', { useTz: false }).nullable()
      table.string('last_used_ip', 64).nullable()
      table.dateTime('revoked_at', { useTz: false }).nullable()
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.unique(['token_hash'], { indexName: 'api_tokens_hash_unique' })
      table.index(['user_id', 'id'], 'api_tokens_user_index')
      table.index(['created_at', 'id'], 'api_tokens_created_at_index')
      table.index(['expires_at', 'id'], 'api_tokens_expires_at_index')
      table.index(['last_used_at', 'id'], 'api_tokens_last_used_at_index')
    })
  }

  async down() {
    this.schema.dropTable('api_tokens')
  }
}
