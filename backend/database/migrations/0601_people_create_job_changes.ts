import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'

/** What changed for an employee from which day on: their job, and what they are paid and where. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('job_changes', (table) => {
      table.increments('id')
      employee(table)
      day(table, 'effective').notNullable()
      table.string('kind', 20).notNullable()
      // which of the columns below this change states; the others go on as they were
      table.text('stated').notNullable()
      table.integer('department_id').unsigned().nullable().references('departments.id')
      table.integer('manager_id').unsigned().nullable().references('employees.id')
      table.string('position', 120).nullable()
      table.string('position_ar', 120).nullable()
      table.string('location', 120).nullable()
      table.string('grade', 20).nullable()
      table.string('employment_type', 40).nullable()
      table.string('status', 20).nullable()
      day(table, 'end').nullable()
      table.string('end_reason', 1000).nullable()
      table.string('reason', 400).nullable()
      // null until its day has come
      table.dateTime('applied_at').nullable()
      stamps(table)
      table.index(['employee_id', 'effective_on', 'id'], 'job_changes_employee_index')
      table.index(['applied_at', 'effective_on'], 'job_changes_due_index')
      table.index(['department_id'], 'job_changes_department_index')
      table.index(['manager_id'], 'job_changes_manager_index')
    })
    this.schema.createTable('pay_rates', (table) => {
      table.increments('id')
      employee(table)
      day(table, 'effective').notNullable()
      // a month
      for (const part of ['basic', 'housing', 'transport', 'other']) money(table, part)
      // an hour of theirs to the firm, and to a client
      table.bigInteger('cost_rate_minor').nullable()
      table.bigInteger('billing_rate_minor').nullable()
      table.string('reason', 400).nullable()
      stamps(table)
      table.unique(['employee_id', 'effective_on'], { indexName: 'pay_rates_day_unique' })
    })
    this.schema.createTable('employee_bank_accounts', (table) => {
      table.increments('id')
      employee(table)
      table.string('bank_name', 160).nullable()
      table.string('account_name', 200).nullable()
      table.string('seal', 36).notNullable()
      table.text('iban_sealed').nullable()
      table.string('iban_tail', 4).nullable()
      stamps(table)
      table.unique(['employee_id'], { indexName: 'employee_bank_accounts_employee_unique' })
    })
  }

  async down() {
    for (const table of ['employee_bank_accounts', 'pay_rates', 'job_changes'])
      this.schema.dropTable(table)
  }
}

const employee = (table: any) =>
  table
    .integer('employee_id')
    .unsigned()
    .notNullable()
    .references('employees.id')
    .onDelete('CASCADE')
