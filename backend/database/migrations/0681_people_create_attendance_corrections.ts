import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** What people ask to have put right about a day, and what was decided. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('attendance_corrections', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('attendance_corrections_number_unique')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      day(table, 'worked').notNullable()
      table.dateTime('in_at').nullable()
      table.dateTime('out_at').nullable()
      table.string('status', 20).notNullable()
      table.string('note', 1000).notNullable()
      table.string('reason', 1000).nullable()
      stamps(table)
      table.index(['employee_id', 'worked_on'], 'attendance_corrections_employee_index')
      table.index(['status', 'worked_on'], 'attendance_corrections_status_index')
      for (const column of ['worked_on', 'updated_at'])
        table.index([column, 'id'], `attendance_corrections_${column}_index`)
    })
  }

  async down() {
    this.schema.dropTable('attendance_corrections')
  }
}
