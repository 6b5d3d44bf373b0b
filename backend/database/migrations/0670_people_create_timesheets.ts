import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** The hours of a person in a week, who has to approve which of them, and what was locked together. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('timesheet_batches', (table) => {
      table.increments('id')
      table.string('week_start', 10).notNullable()
      table.integer('timesheets').notNullable()
      table.integer('minutes').notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['week_start', 'id'], 'timesheet_batches_week_index')
    })
    this.schema.createTable('timesheets', (table) => {
      table.increments('id')
      employee(table)
      // a Sunday
      table.string('week_start', 10).notNullable()
      table.string('status', 20).notNullable().defaultTo('draft')
      table.integer('total_minutes').notNullable().defaultTo(0)
      table.dateTime('submitted_at').nullable()
      table.integer('submitted_by').unsigned().nullable().references('users.id')
      table.dateTime('approved_at').nullable()
      // why it came back: of whom, or of HR that reopened it
      table.string('comment', 1000).nullable()
      table.integer('returned_by').unsigned().nullable().references('users.id')
      table.integer('batch_id').unsigned().nullable().references('timesheet_batches.id')
      stamps(table)
      table.unique(['employee_id', 'week_start'], { indexName: 'timesheets_week_unique' })
      table.index(['week_start', 'status', 'id'], 'timesheets_week_index')
      table.index(['status', 'week_start', 'id'], 'timesheets_status_index')
      table.index(['total_minutes', 'id'], 'timesheets_total_index')
      table.index(['updated_at', 'id'], 'timesheets_updated_at_index')
      table.index(['batch_id'], 'timesheets_batch_index')
    })
    this.schema.createTable('timesheet_approvals', (table) => {
      table.increments('id')
      timesheet(table)
      // null: all lines, by the person's manager
      table.integer('project_id').unsigned().nullable().references('projects.id')
      // null: nobody is above them, so HR decides
      table.integer('approver_id').unsigned().nullable().references('users.id')
      table.integer('decided_by').unsigned().nullable().references('users.id')
      table.dateTime('decided_at').nullable()
      table.index(['timesheet_id'], 'timesheet_approvals_timesheet_index')
      table.index(['approver_id', 'decided_at'], 'timesheet_approvals_approver_index')
      table.index(['project_id'], 'timesheet_approvals_project_index')
    })
    this.schema.createTable('time_entries', (table) => {
      table.increments('id')
      timesheet(table)
      employee(table)
      day(table, 'worked').notNullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.integer('task_id').unsigned().nullable().references('tasks.id')
      table.integer('minutes').notNullable()
      table.string('note', 400).nullable()
      // at the rate of the day; null until the week is approved
      table.bigInteger('cost_minor').nullable()
      table.integer('entered_by').unsigned().nullable().references('users.id')
      table.index(['timesheet_id', 'worked_on'], 'time_entries_timesheet_index')
      table.index(['employee_id', 'worked_on'], 'time_entries_employee_index')
      table.index(['project_id', 'worked_on'], 'time_entries_project_index')
      table.index(['task_id', 'worked_on'], 'time_entries_task_index')
      table.index(['worked_on', 'id'], 'time_entries_worked_index')
    })
  }

  async down() {
    for (const table of ['time_entries', 'timesheet_approvals', 'timesheets', 'timesheet_batches'])
      this.schema.dropTable(table)
  }
}

const employee = (table: any) =>
  table.integer('employee_id').unsigned().notNullable().references('employees.id')

const timesheet = (table: any) =>
  table
    .integer('timesheet_id')
    .unsigned()
    .notNullable()
    .references('timesheets.id')
    .onDelete('CASCADE')
