import { BaseSchema } from '@adonisjs/lucid/schema'
import { makeAppendOnly } from '#database/search_index'

/** The tables behind every write: audit, numbers, idempotency, counts. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('audit_logs', (table) => {
      table.increments('id')
      table.string('at', 30).notNullable()
      table.integer('actor_id').unsigned().nullable()
      table.string('actor_name', 200).nullable()
      table.integer('session_id').unsigned().nullable()
      table.string('ip', 64).nullable()
      table.string('agent', 300).nullable()
      table.string('request_id', 64).nullable()
      table.string('action', 60).notNullable()
      table.string('entity_type', 60).notNullable()
      table.string('entity_id', 60).notNullable()
      table.string('entity_label', 200).nullable()
      table.text('changes', 'mediumtext').notNullable()
      table.index(['entity_type', 'entity_id', 'id'], 'audit_logs_entity_index')
      table.index(['actor_id', 'id'], 'audit_logs_actor_index')
      table.index(['at', 'id'], 'audit_logs_at_index')
    })
    // the chain is kept beside the rows: sealing never touches a row of the log itself
    this.schema.createTable('audit_seals', (table) => {
      table.increments('id')
      table.integer('audit_log_id').unsigned().notNullable().unique('audit_seals_log_unique')
      table.string('previous_hash', 64).notNullable()
      table.string('hash', 64).notNullable()
    })
    makeAppendOnly(this, 'audit_logs')
    makeAppendOnly(this, 'audit_seals')
    this.schema.createTable('number_sequences', (table) => {
      table.string('key', 60).primary()
      table.integer('last_value').notNullable().defaultTo(0)
    })
    this.schema.createTable('row_counts', (table) => {
      table.string('table_name', 60).notNullable()
      table.integer('shard').notNullable()
      table.bigInteger('total').notNullable().defaultTo(0)
      table.primary(['table_name', 'shard'])
    })
    this.schema.createTable('idempotency_keys', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable()
      table.string('key', 255).notNullable()
      table.string('route', 200).notNullable()
      table.string('body_hash', 64).notNullable()
      table.integer('response_status').nullable()
      table.text('response_body', 'mediumtext').nullable()
      table.dateTime('created_at').notNullable()
      table.unique(['user_id', 'key'], { indexName: 'idempotency_keys_user_key_unique' })
      table.index(['created_at'], 'idempotency_keys_created_index')
    })
  }

  async down() {
    for (const table of [
      'idempotency_keys',
      'row_counts',
      'number_sequences',
      'audit_seals',
      'audit_logs',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
