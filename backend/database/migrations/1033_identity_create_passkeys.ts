import { BaseSchema } from '@adonisjs/lucid/schema'

/** Passkeys of people (WebAuthn), and by which way each session was begun. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('passkeys', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('name', 80).notNullable()
      // of the credential's id, which may have a thousand bytes
      table.string('credential_hash', 64).notNullable()
      table.text('credential_id').notNullable()
      table.text('public_key').notNullable()
      // how authenticators know the account: no name, no number of ours
      table.string('user_handle', 64).notNullable()
      table.bigInteger('counter').notNullable()
      table.string('transports', 200).notNullable()
      // whether the person's other devices have it too
      table.boolean('is_synced').notNullable()
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('last_used_at', { useTz: false }).nullable()
      table.unique(['credential_hash'], { indexName: 'passkeys_credential_unique' })
      table.index(['user_id', 'id'], 'passkeys_user_index')
    })
    this.schema.createTable('passkey_challenges', (table) => {
      table.increments('id')
      table.string('challenge_hash', 64).notNullable()
      // of whose session it is where a passkey is made; null when signing in
      table.integer('session_id').unsigned().nullable()
      table.dateTime('expires_at', { useTz: false }).notNullable()
      table.unique(['challenge_hash'], { indexName: 'passkey_challenges_hash_unique' })
      table.index(['expires_at'], 'passkey_challenges_expires_at_index')
    })
    this.schema.alterTable('users', (table) => {
      table.boolean('has_passkeys').notNullable().defaultTo(false)
    })
    this.schema.alterTable('user_sessions', (table) => {
      // null: begun before this was noted
      table.string('signed_in_by', 20).nullable()
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => table.dropColumn('signed_in_by'))
    this.schema.alterTable('users', (table) => table.dropColumn('has_passkeys'))
    this.schema.dropTable('passkey_challenges')
    this.schema.dropTable('passkeys')
  }
}
