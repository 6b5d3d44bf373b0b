import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** Overtime that people ask for: on which day, how long, and for which project if for one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('overtime_requests', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('overtime_requests_number_unique')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      day(table, 'worked').notNullable()
      table.integer('minutes').unsigned().notNullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.string('reason', 1000).notNullable()
      // why it was not asked for before the day
      table.string('late_reason', 1000).nullable()
      // why it was rejected or cancelled
      table.string('decision_reason', 1000).nullable()
      table.string('status', 20).notNullable()
      stamps(table)
      table.index(['employee_id', 'worked_on'], 'overtime_requests_employee_index')
      table.index(['status', 'worked_on'], 'overtime_requests_status_index')
      table.index(['project_id', 'worked_on'], 'overtime_requests_project_index')
      for (const column of ['worked_on', 'minutes', 'updated_at'])
        table.index([column, 'id'], `overtime_requests_${column}_index`)
    })
  }

  async down() {
    this.schema.dropTable('overtime_requests')
  }
}
