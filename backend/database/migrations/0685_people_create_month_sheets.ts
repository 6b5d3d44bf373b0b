import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'

/** Columns by which the list of sheets is filtered or sorted. */
const LISTED = ['status', 'people', 'warnings', 'gross_minor', 'net_minor', 'updated_at']
/** The same of the lines of one sheet. */
const LINES_LISTED = [
  ...['employee_number', 'employee_name', 'employee_name_ar'],
  ...['net_minor', 'warning_count'],
]

const COUNTS = [
  ...['calendar_days', 'working_days', 'worked_minutes', 'overtime_minutes'],
  ...['attended_days', 'late_minutes', 'early_minutes'],
]
/** Leave is what is paid in full, in part and not at all; days of illness are among it. */
const DAYS = [
  ...['absence_days', 'leave_days', 'sick_days'],
  ...['paid_leave_days', 'part_paid_days', 'unpaid_days'],
]

/** What payroll is handed: a sheet for each month, with a line for each person and rate of pay. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('month_sheets', (table) => {
      table.increments('id')
      table.string('month', 7).notNullable().unique('month_sheets_month_unique')
      table.string('status', 20).notNullable()
      // the job that builds it, until it is done
      table.string('job_id', 36).nullable()
      // what was known then is in its lines
      table.dateTime('built_at').nullable()
      // a hash of the holidays, rules and settings that they were counted by
      table.string('basis', 64).nullable()
      table.integer('built_by').unsigned().nullable().references('users.id')
      for (const count of ['people', 'line_count', 'warnings'])
        table.integer(count).notNullable().defaultTo(0)
      for (const sum of ['gross', 'overtime', 'deducted', 'net']) money(table, sum)
      table.integer('checked_by').unsigned().nullable().references('users.id')
      table.dateTime('checked_at').nullable()
      table.integer('locked_by').unsigned().nullable().references('users.id')
      table.dateTime('locked_at').nullable()
      // why it was opened again
      table.string('reason', 1000).nullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `month_sheets_${column}_index`)
    })
    this.schema.createTable('month_sheet_lines', (table) => {
      table.increments('id')
      table
        .integer('month_sheet_id')
        .unsigned()
        .notNullable()
        .references('month_sheets.id')
        .onDelete('CASCADE')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      // as they were called then
      table.string('employee_number', 40).notNullable()
      table.string('employee_name', 120).notNullable()
      table.string('employee_name_ar', 120).notNullable()
      table.integer('department_id').unsigned().notNullable()
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      for (const count of COUNTS) table.integer(count).notNullable().defaultTo(0)
      for (const days of DAYS) decimal4(table, days)
      for (const part of ['basic', 'housing', 'transport', 'other']) money(table, part)
      for (const sum of ['gross', 'overtime', 'deducted', 'net']) money(table, sum)
      // the monthly pay, leave by kind, steps of illness and kinds of deduction that these are of
      table.text('details').notNullable()
      table.text('warnings').notNullable()
      table.integer('warning_count').notNullable().defaultTo(0)
      // the account as it was, bound to its seal
      table.string('bank_name', 160).nullable()
      table.string('bank_seal', 36).nullable()
      table.text('iban_sealed').nullable()
      table.unique(['month_sheet_id', 'employee_id', 'from_on'], {
        indexName: 'month_sheet_lines_person_unique',
      })
      table.index(['employee_id'], 'month_sheet_lines_employee_index')
      for (const column of LINES_LISTED)
        table.index(['month_sheet_id', column, 'id'], `month_sheet_lines_${column}_index`)
    })
  }

  async down() {
    this.schema.dropTable('month_sheet_lines')
    this.schema.dropTable('month_sheets')
  }
}
