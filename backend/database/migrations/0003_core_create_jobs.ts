import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('jobs', (table) => {
      table.string('id', 36).primary()
      table.string('type', 80).notNullable()
      table.string('title', 200).notNullable()
      table.string('title_ar', 200).nullable()
      table.text('payload').notNullable()
      table.string('status', 20).notNullable().defaultTo('queued')
      table.integer('progress').notNullable().defaultTo(0)
      table.text('result').nullable()
      table.integer('result_file_id').unsigned().nullable()
      table.text('error').nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('max_attempts').notNullable().defaultTo(5)
      table.string('dedup_key', 190).nullable().unique('jobs_dedup_unique')
      table.dateTime('available_at').notNullable()
      table.string('locked_by', 80).nullable()
      table.dateTime('locked_until').nullable()
      table.dateTime('handed_at').nullable()
      table.dateTime('cancel_requested_at').nullable()
      table.string('entity_type', 60).nullable()
      table.integer('entity_id').unsigned().nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.dateTime('started_at').nullable()
      table.dateTime('finished_at').nullable()
      table.index(['status', 'available_at'], 'jobs_ready_index')
      table.index(['created_by', 'created_at'], 'jobs_owner_index')
      table.index(['entity_type', 'entity_id'], 'jobs_entity_index')
    })
    // one row per effect that must happen once, written in the effect's own transaction
    this.schema.createTable('job_effects', (table) => {
      table.increments('id')
      table.string('dedup_key', 190).notNullable().unique('job_effects_dedup_unique')
      table.dateTime('created_at').notNullable()
    })
    this.schema.createTable('outbox_events', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable()
      table.text('payload').notNullable()
      table.integer('actor_id').unsigned().nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.dateTime('available_at').notNullable()
      table.dateTime('dispatched_at').nullable()
      table.dateTime('dead_at').nullable()
      table.text('error').nullable()
      table.dateTime('created_at').notNullable()
      table.index(['dispatched_at', 'dead_at', 'available_at'], 'outbox_events_ready_index')
    })
  }

  async down() {
    for (const table of ['outbox_events', 'job_effects', 'jobs']) this.schema.dropTable(table)
  }
}
