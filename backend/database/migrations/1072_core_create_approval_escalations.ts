import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who else was notified since a step of an approval waited for long. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('approval_steps', (table) => {
      table.dateTime('pending_since').nullable()
      table.integer('escalation_level').unsigned().notNullable().defaultTo(0)
      table.index(['status', 'pending_since', 'id'], 'approval_steps_waiting_index')
    })
    this.schema.raw(
      `UPDATE approval_steps SET pending_since =
         (SELECT requested_at FROM approval_requests WHERE approval_requests.id = approval_steps.request_id)
       WHERE status = 'pending'`
    )
    this.schema.createTable('approval_escalations', (table) => {
      table.increments('id')
      table.integer('step_id').unsigned().notNullable().references('approval_steps.id')
      table.integer('level').unsigned().notNullable()
      // delegates, deciders or owners
      table.string('reached', 10).notNullable()
      table.text('user_ids').notNullable()
      table.dateTime('escalated_at').notNullable()
      table.unique(['step_id', 'level'], { indexName: 'approval_escalations_unique' })
    })
  }

  async down() {
    this.schema.dropTable('approval_escalations')
    this.schema.alterTable('approval_steps', (table) => {
      table.dropIndex(['status', 'pending_since', 'id'], 'approval_steps_waiting_index')
    })
    this.schema.raw('ALTER TABLE approval_steps DROP COLUMN pending_since')
    this.schema.raw('ALTER TABLE approval_steps DROP COLUMN escalation_level')
  }
}
