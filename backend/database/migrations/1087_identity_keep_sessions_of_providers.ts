import { BaseSchema } from '@adonisjs/lucid/schema'

/** A provider may end sessions here: each keeps which one at the provider it began with, as a SHA-256. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('user_sessions', (table) => {
      table.string('provider_sid_hash', 64).nullable()
      table.index(['identity_provider_id', 'provider_sid_hash'], 'user_sessions_provider_sid_index')
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => {
      table.dropIndex([], 'user_sessions_provider_sid_index')
      table.dropColumn('provider_sid_hash')
    })
  }
}
