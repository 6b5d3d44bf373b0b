import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // a day of a series on which it does not take place as the series says
    this.schema.createTable('calendar_exceptions', (table) => {
      table.increments('id')
      table
        .integer('event_id')
        .unsigned()
        .notNullable()
        .references('calendar_events.id')
        .onDelete('CASCADE')
      // a rule gives at most one occurrence a day
      day(table, 'occurs').notNullable()
      // the event that takes the place of the occurrence; none where it is cancelled
      table
        .integer('replacement_id')
        .unsigned()
        .nullable()
        .references('calendar_events.id')
        .onDelete('SET NULL')
      table.unique(['event_id', 'occurs_on'], { indexName: 'calendar_exceptions_day_unique' })
      table.index(['replacement_id'], 'calendar_exceptions_replacement_index')
    })
  }

  async down() {
    this.schema.dropTable('calendar_exceptions')
  }
}
