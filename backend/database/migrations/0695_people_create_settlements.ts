import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'

/** What someone who leaves is paid, with how it was reckoned when it was last saved. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('settlements', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('settlements_number_unique')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      day(table, 'last_day').notNullable()
      table.string('service_end', 30).notNullable()
      day(table, 'resigned').nullable()
      // of the marriage or the birth after which someone resigns
      day(table, 'event').nullable()
      table.boolean('is_compensated').notNullable().defaultTo(false)
      table.boolean('pays_month').notNullable().defaultTo(true)
      table.integer('notice_days').notNullable().defaultTo(0)
      table.string('notice_by', 10).nullable()
      table.text('figures').notNullable()
      // what is entered by hand: advances, deductions, equipment
      table.text('entries').notNullable()
      for (const sum of ['award', 'due', 'deducted', 'net']) money(table, sum)
      table.string('status', 20).notNullable()
      day(table, 'approved').nullable()
      day(table, 'paid').nullable()
      table.string('payment_reference', 80).nullable()
      table.string('note', 1000).nullable()
      table.string('reason', 1000).nullable()
      // 1 until it is cancelled: one settlement for a leaving
      table.integer('open_guard').nullable()
      stamps(table)
      table.unique(['employee_id', 'last_day_on', 'open_guard'], {
        indexName: 'settlements_leaving_unique',
      })
      for (const column of ['last_day_on', 'status', 'service_end', 'paid_on', 'created_at'])
        table.index([column, 'id'], `settlements_${column}_index`)
    })
  }

  async down() {
    this.schema.dropTable('settlements')
  }
}
