import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4 } from '#database/columns'

/** Days on which there are other units of a resource than usual, the first and the last one included. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('schedule_resource_periods', (table) => {
      table.increments('id')
      table
        .integer('schedule_resource_id')
        .unsigned()
        .notNullable()
        .references('schedule_resources.id')
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      decimal4(table, 'units')
      table.string('note', 200).nullable()
      table.unique(['schedule_resource_id', 'from_on'], {
        indexName: 'schedule_resource_periods_from_unique',
      })
    })
  }

  async down() {
    this.schema.dropTable('schedule_resource_periods')
  }
}
