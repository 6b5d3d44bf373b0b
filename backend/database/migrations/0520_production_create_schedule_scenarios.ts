import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

/** Plans that the optimizer proposes for a schedule, with what they would change. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('schedule_scenarios', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.string('job_id', 36).nullable()
      table.string('status', 20).notNullable().defaultTo('queued')
      table.integer('seconds').notNullable()
      table.integer('seed').notNullable()
      // what if: more of some resources
      table.text('extra_capacity').notNullable()
      // the version of the schedule that it was computed from, and the one that accepting it made
      table.integer('schedule_version').nullable()
      table.integer('accepted_version').nullable()
      table.text('outcome', 'mediumtext').nullable()
      stamps(table)
      table.index(['project_id', 'id'], 'schedule_scenarios_project_index')
    })
  }

  async down() {
    this.schema.dropTable('schedule_scenarios')
  }
}
