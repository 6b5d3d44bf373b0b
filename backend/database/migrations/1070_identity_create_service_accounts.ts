import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters } from '#database/letters'

/**
 * Accounts of programs. Each acts as a row of `users` that is disabled for ever, so that no way to sign in, no
 * list of people and no approval ever meets it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.boolean('is_service').notNullable().defaultTo(false)
    })
    this.schema.createTable('service_accounts', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('name', 80).notNullable()
      table.string('purpose', 300).notNullable()
      // null: the person who answered for it has left
      table.integer('responsible_id').unsigned().nullable().references('users.id')
      // JSON: what it may do, and from where; no network means from everywhere
      table.text('abilities').notNullable()
      table.text('networks').notNullable()
      // JSON: who has ever answered for it or made a token of it; what it wrote counts as written by them
      table.text('operators').notNullable()
      table.text('notes').nullable()
      table.boolean('active').notNullable()
      table.dateTime('last_used_at', { useTz: false }).nullable()
      table.integer('version').notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('updated_at', { useTz: false }).notNullable()
      table.unique(['name'], { indexName: 'service_accounts_name_unique' })
      table.unique(['user_id'], { indexName: 'service_accounts_user_unique' })
      table.index(['responsible_id', 'id'], 'service_accounts_responsible_index')
      table.index(['active', 'id'], 'service_accounts_active_index')
      table.index(['last_used_at', 'id'], 'service_accounts_last_used_at_index')
      table.index(['created_at', 'id'], 'service_accounts_created_at_index')
    })
    addLetters(this, 'service_accounts', 'name')
  }

  async down() {
    this.schema.dropTable('service_accounts')
    this.schema.alterTable('users', (table) => table.dropColumn('is_service'))
  }
}
