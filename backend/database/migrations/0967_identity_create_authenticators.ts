import { BaseSchema } from '@adonisjs/lucid/schema'

/** A second step when signing in: the code of an app on a phone, or one of the codes kept for its loss. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('authenticators', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      // what its secret is bound to, so that a ciphertext moved to another account doesn't open
      table.string('seal', 40).notNullable()
      table.string('secret_sealed', 500).notNullable()
      // null until a first code has shown that the app has the secret
      table.dateTime('confirmed_at', { useTz: false }).nullable()
      // the half minute whose code was used last: none is taken twice
      table.bigInteger('last_step').notNullable().defaultTo(0)
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.unique(['user_id'], { indexName: 'authenticators_user_unique' })
    })
    this.schema.createTable('recovery_codes', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('code_hash', 64).notNullable()
      table.dateTime('used_at', { useTz: false }).nullable()
      table.unique(['user_id', 'code_hash'], { indexName: 'recovery_codes_code_unique' })
    })
    this.schema.alterTable('users', (table) => {
      table.boolean('two_step_on').notNullable().defaultTo(false)
    })
    this.schema.alterTable('user_sessions', (table) => {
      // begun with the password alone: nothing is open before the code
      table.boolean('code_due').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => table.dropColumn('code_due'))
    this.schema.alterTable('users', (table) => table.dropColumn('two_step_on'))
    this.schema.dropTable('recovery_codes')
    this.schema.dropTable('authenticators')
  }
}
