import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'name',
  'kind',
  'capacity_e4',
  'cost_per_hour_minor',
  'calendar_id',
  'active',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('schedule_resources', (table) => {
      table.increments('id')
      table.string('code', 20).notNullable().unique('schedule_resources_code_unique')
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).nullable()
      table.string('kind', 40).notNullable()
      table.bigInteger('capacity_e4').notNullable()
      table.bigInteger('cost_per_hour_minor').nullable()
      table.integer('calendar_id').unsigned().references('work_calendars.id').nullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `schedule_resources_${column}_index`)
    })
    addSearchIndex(this, 'schedule_resources')
    addRowCount(this, 'schedule_resources')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS schedule_resources_fts')
    this.schema.dropTable('schedule_resources')
  }
}
