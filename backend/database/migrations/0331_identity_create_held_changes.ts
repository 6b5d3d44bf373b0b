import { BaseSchema } from '@adonisjs/lucid/schema'

/** What one administrator requested and another one has to confirm before it holds. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('held_changes', (table) => {
      table.increments('id')
      table.string('kind', 40).notNullable()
      table.integer('subject_id').unsigned().notNullable()
      table.string('label', 200).notNullable()
      table.text('payload').notNullable()
      table.text('changes').notNullable()
      table.integer('concerned_id').unsigned().nullable().references('users.id')
      table.string('status', 20).notNullable().defaultTo('pending')
      table.integer('requested_by').unsigned().notNullable().references('users.id')
      table.dateTime('requested_at').notNullable()
      table.dateTime('expires_at').notNullable()
      table.integer('decided_by').unsigned().nullable().references('users.id')
      table.dateTime('decided_at').nullable()
      table.index(['status', 'requested_at'], 'held_changes_status_index')
    })
  }

  async down() {
    this.schema.dropTable('held_changes')
  }
}
