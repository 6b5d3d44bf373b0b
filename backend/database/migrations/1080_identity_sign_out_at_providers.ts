import { BaseSchema } from '@adonisjs/lucid/schema'

/** Signing out here may sign out at the provider too, which wants back what it stated of the person. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('identity_providers', (table) => {
      table.boolean('signs_out').notNullable().defaultTo(false)
    })
    this.schema.alterTable('user_sessions', (table) => {
      table.text('id_token_sealed').nullable()
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => {
      table.dropColumn('id_token_sealed')
    })
    this.schema.alterTable('identity_providers', (table) => {
      table.dropColumn('signs_out')
    })
  }
}
