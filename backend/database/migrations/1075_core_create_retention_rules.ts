import { BaseSchema } from '@adonisjs/lucid/schema'

/** How long each kind of record is kept, and what its last run removed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('retention_rules', (table) => {
      table.increments('id')
      table.string('kind', 40).notNullable().unique('retention_rules_kind_unique')
      // null: for ever
      table.integer('days').unsigned().nullable()
      // the last run, or the one in hand
      table.string('run_job_id', 36).nullable()
      table.dateTime('run_before', { useTz: false }).nullable()
      table.dateTime('run_started_at', { useTz: false }).nullable()
      table.dateTime('run_ended_at', { useTz: false }).nullable()
      table.integer('run_removed').unsigned().nullable()
      table.bigInteger('run_bytes').nullable()
      // rows that could not be removed
      table.integer('run_left').unsigned().nullable()
      table.integer('version').notNullable()
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('updated_at', { useTz: false }).notNullable()
    })
    // what is past is found by its date
    this.schema.alterTable('notifications', (table) => {
      table.index(['created_at', 'id'], 'notifications_created_at_index')
    })
    this.schema.alterTable('jobs', (table) => {
      table.index(['finished_at'], 'jobs_finished_at_index')
    })
    this.schema.alterTable('business_cards', (table) => {
      table.index(['updated_at', 'id'], 'business_cards_updated_at_index')
    })
  }

  async down() {
    for (const [name, columns, index] of [
      ['business_cards', ['updated_at', 'id'], 'business_cards_updated_at_index'],
      ['jobs', ['finished_at'], 'jobs_finished_at_index'],
      ['notifications', ['created_at', 'id'], 'notifications_created_at_index'],
    ] as const)
      this.schema.alterTable(name, (table) => table.dropIndex([...columns], index))
    this.schema.dropTable('retention_rules')
  }
}
