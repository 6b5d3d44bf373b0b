import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters } from '#database/letters'

/** Identity providers by which people sign in (OpenID Connect), and who of them is who here. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('identity_providers', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable()
      table.string('name_ar', 80).nullable()
      table.string('issuer', 500).notNullable()
      table.string('client_id', 200).notNullable()
      table.text('secret_sealed').notNullable()
      table.string('scopes', 300).notNullable()
      // JSON: domains of e-mail addresses, and what groups give
      table.text('email_domains').notNullable()
      table.text('group_mappings').notNullable()
      table.string('username_claim', 80).notNullable()
      table.string('email_claim', 80).notNullable()
      table.string('groups_claim', 80).notNullable()
      // its addresses are believed without `email_verified`, which some providers never send
      table.boolean('trusts_email').notNullable()
      // who comes from it needs no code of ours
      table.boolean('trusts_second_factor').notNullable()
      table.boolean('creates_users').notNullable()
      table.string('default_role', 40).notNullable()
      // only administrators and owners sign in by password beside it
      table.boolean('only_way').notNullable()
      table.boolean('active').notNullable()
      table.integer('version').notNullable()
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('updated_at', { useTz: false }).notNullable()
      table.index(['active', 'id'], 'identity_providers_active_index')
      table.index(['updated_at', 'id'], 'identity_providers_updated_at_index')
    })
    addLetters(this, 'identity_providers', 'name')
    this.schema.createTable('user_identities', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('provider_id').unsigned().notNullable()
      table.foreign('provider_id').references('identity_providers.id').onDelete('CASCADE')
      // a provider that becomes another issuer knows no one yet
      table.string('issuer_hash', 64).notNullable()
      // of the subject, which may have 255 letters that differ only in their case
      table.string('subject_hash', 64).notNullable()
      table.string('subject', 255).notNullable()
      // as the provider stated it at the last sign-in
      table.string('email', 254).nullable()
      table.string('linked_by', 20).notNullable()
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('last_used_at', { useTz: false }).nullable()
      table.unique(['provider_id', 'issuer_hash', 'subject_hash'], {
        indexName: 'user_identities_subject_unique',
      })
      table.unique(['user_id', 'provider_id', 'issuer_hash'], {
        indexName: 'user_identities_user_unique',
      })
    })
    this.schema.alterTable('user_sessions', (table) => {
      // by which provider it was begun; it may be gone since
      table.integer('identity_provider_id').unsigned().nullable()
      // whether the provider vouched for a second factor
      table.boolean('second_factor_vouched').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => {
      table.dropColumn('identity_provider_id')
      table.dropColumn('second_factor_vouched')
    })
    this.schema.dropTable('user_identities')
    this.schema.dropTable('identity_providers')
  }
}
