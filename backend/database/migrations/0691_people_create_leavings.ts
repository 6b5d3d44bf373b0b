import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** Someone's last day: whom they hand over to, when their access ends, and what was handed over. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('leavings', (table) => {
      table.increments('id')
      table
        .integer('employee_id')
        .unsigned()
        .notNullable()
        .references('employees.id')
        .onDelete('CASCADE')
      // a change of job that is called off calls off the leaving
      table
        .integer('job_change_id')
        .unsigned()
        .notNullable()
        .references('job_changes.id')
        .onDelete('CASCADE')
      day(table, 'last_day').notNullable()
      // access ends as this day begins, or at once
      day(table, 'ends').notNullable()
      table.boolean('immediate').notNullable().defaultTo(false)
      table.integer('successor_id').unsigned().nullable().references('employees.id')
      table.dateTime('ended_at').nullable()
      stamps(table)
      table.unique(['job_change_id'], { indexName: 'leavings_job_change_unique' })
      table.index(['ended_at', 'ends_on'], 'leavings_due_index')
      table.index(['employee_id', 'id'], 'leavings_employee_index')
      table.index(['successor_id'], 'leavings_successor_index')
    })
    this.schema.createTable('leaving_handovers', (table) => {
      table.increments('id')
      table
        .integer('leaving_id')
        .unsigned()
        .notNullable()
        .references('leavings.id')
        .onDelete('CASCADE')
      table.string('kind', 30).notNullable()
      table.integer('record_id').unsigned().notNullable()
      table.string('label', 300).notNullable()
      table.string('label_ar', 300).nullable()
      table.string('link', 300).nullable()
      // null where something ended instead of going to someone
      table.string('to_name', 160).nullable()
      table.string('to_name_ar', 160).nullable()
      table.dateTime('created_at').notNullable()
      table.index(['leaving_id', 'id'], 'leaving_handovers_leaving_index')
    })
    this.schema.raw(PLANNED)
  }

  async down() {
    this.schema.dropTable('leaving_handovers')
    this.schema.dropTable('leavings')
  }
}

/** Who was going to leave already does so in the same way. */
const PLANNED = `INSERT INTO leavings
    (employee_id, job_change_id, last_day_on, ends_on, immediate, version, created_by, updated_by,
      created_at, updated_at)
  SELECT employee_id, id, end_on, effective_on, 0, 1, created_by, created_by, created_at, created_at
  FROM job_changes WHERE kind = 'left' AND applied_at IS NULL`
