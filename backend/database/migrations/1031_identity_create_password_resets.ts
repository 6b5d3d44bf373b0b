import { BaseSchema } from '@adonisjs/lucid/schema'

/** Links by which people who forgot their password choose another one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('password_resets', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('token_hash', 64).notNullable()
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('expires_at', { useTz: false }).notNullable()
      // used, or replaced by a later one, or by another change of the password
      table.dateTime('ended_at', { useTz: false }).nullable()
      table.unique(['token_hash'], { indexName: 'password_resets_hash_unique' })
      table.index(['user_id', 'created_at'], 'password_resets_user_index')
      table.index(['created_at'], 'password_resets_created_at_index')
    })
  }

  async down() {
    this.schema.dropTable('password_resets')
  }
}
