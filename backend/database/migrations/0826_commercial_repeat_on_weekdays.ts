import { BaseSchema } from '@adonisjs/lucid/schema'

/** A weekly series takes place on several days, and a series ends after so many times. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('calendar_events', (table) => {
      // as RFC 5545 writes them: `SU,TU`; null: on that of its first day
      table.string('weekdays', 20).nullable()
      table.integer('repeats_times').nullable()
    })
  }

  async down() {
    this.schema.alterTable('calendar_events', (table) =>
      table.dropColumns('weekdays', 'repeats_times')
    )
  }
}
