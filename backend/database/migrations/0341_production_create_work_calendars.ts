import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'

const LISTED = ['name', 'name_ar', 'hours_per_day_e4', 'based_on_id', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('work_calendars', (table) => {
      table.increments('id')
      table.string('code', 20).notNullable().unique('work_calendars_code_unique')
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).notNullable()
      decimal4(table, 'hours_per_day')
      table.integer('based_on_id').unsigned().nullable().references('work_calendars.id')
      // the hours of seven days, Sunday first, as JSON; null where they are taken over
      table.string('week', 2000).nullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `work_calendars_${column}_index`)
    })
    this.schema.createTable('work_calendar_changes', (table) => {
      table.increments('id')
      table.integer('work_calendar_id').unsigned().notNullable().references('work_calendars.id')
      table.integer('position').notNullable()
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      table.string('name', 120).notNullable()
      table.string('kind', 12).notNullable()
      table.string('hours', 200).notNullable().defaultTo('')
      table.index(['work_calendar_id', 'position'], 'work_calendar_changes_calendar_index')
    })
  }

  async down() {
    this.schema.dropTable('work_calendar_changes')
    this.schema.dropTable('work_calendars')
  }
}
