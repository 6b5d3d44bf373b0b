import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'

/** What people ask for, and the ledger of what they have earned and taken: a balance is the sum of its rows. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('leave_requests', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('leave_requests_number_unique')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      table.integer('leave_type_id').unsigned().notNullable().references('leave_types.id')
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      table.boolean('starts_half').notNullable().defaultTo(false)
      table.boolean('ends_half').notNullable().defaultTo(false)
      decimal4(table, 'days')
      table.string('status', 20).notNullable()
      table.string('note', 1000).nullable()
      table.string('reason', 1000).nullable()
      stamps(table)
      table.index(['employee_id', 'to_on'], 'leave_requests_employee_index')
      table.index(['status', 'to_on'], 'leave_requests_status_index')
      table.index(['leave_type_id'], 'leave_requests_type_index')
      for (const column of ['from_on', 'to_on', 'updated_at'])
        table.index([column, 'id'], `leave_requests_${column}_index`)
    })
    this.schema.createTable('leave_entries', (table) => {
      table.increments('id')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      table.integer('leave_type_id').unsigned().notNullable().references('leave_types.id')
      table.string('kind', 20).notNullable()
      day(table, 'effective').notNullable()
      decimal4(table, 'days')
      table.integer('leave_request_id').unsigned().nullable().references('leave_requests.id')
      table.string('note', 400).nullable()
      // what is written once: a month of somebody, the days of a request
      table.string('entry_key', 120).notNullable().unique('leave_entries_key_unique')
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['employee_id', 'leave_type_id', 'effective_on'], 'leave_entries_employee_index')
      table.index(['leave_type_id', 'kind', 'employee_id'], 'leave_entries_type_index')
      table.index(['leave_request_id'], 'leave_entries_request_index')
    })
  }

  async down() {
    this.schema.dropTable('leave_entries')
    this.schema.dropTable('leave_requests')
  }
}
