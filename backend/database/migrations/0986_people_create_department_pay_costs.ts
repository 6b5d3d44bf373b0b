import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

/** What others may know of the pay of a department: an amount for a month, of at least three people. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('department_pay_costs', (table) => {
      table.increments('id')
      table.integer('department_id').unsigned().notNullable().references('departments.id')
      table.string('month', 7).notNullable()
      // the last day of the month
      day(table, 'posted').notNullable()
      money(table, 'amount')
      table.dateTime('created_at').notNullable()
      table.unique(['department_id', 'month'], { indexName: 'department_pay_costs_month_unique' })
    })
  }

  async down() {
    this.schema.dropTable('department_pay_costs')
  }
}
