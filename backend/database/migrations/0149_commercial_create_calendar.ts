import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('calendar_events', (table) => {
      table.increments('id')
      table.string('title', 200).notNullable()
      table.string('kind', 20).notNullable()
      table.dateTime('starts_at').notNullable()
      table.dateTime('ends_at').notNullable()
      table.boolean('all_day').notNullable().defaultTo(false)
      // others see that the time is taken, and nothing more
      table.boolean('is_private').notNullable().defaultTo(false)
      table.string('location', 200).nullable()
      table.text('notes').nullable()
      table.string('repeats', 10).nullable()
      table.integer('every').notNullable().defaultTo(1)
      day(table, 'repeats_until').nullable()
      table.integer('reminder_minutes').nullable()
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      stamps(table)
      table.index(['starts_at', 'id'], 'calendar_events_starts_at_index')
      table.index(['ends_at', 'id'], 'calendar_events_ends_at_index')
      table.index(['repeats', 'id'], 'calendar_events_repeats_index')
    })
    this.schema.createTable('calendar_attendees', (table) => {
      table.increments('id')
      table
        .integer('event_id')
        .unsigned()
        .notNullable()
        .references('calendar_events.id')
        .onDelete('CASCADE')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.unique(['event_id', 'user_id'], { indexName: 'calendar_attendees_person_unique' })
      table.index(['user_id', 'event_id'], 'calendar_attendees_user_index')
    })
    this.schema.createTable('calendar_reminders', (table) => {
      table.increments('id')
      table
        .integer('event_id')
        .unsigned()
        .notNullable()
        .references('calendar_events.id')
        .onDelete('CASCADE')
      table.string('occurrence', 24).notNullable()
      table.unique(['event_id', 'occurrence'], { indexName: 'calendar_reminders_unique' })
    })
    // the address of a feed is a secret: only its digest is kept, a new one ends the old one
    this.schema.createTable('calendar_feeds', (table) => {
      table.increments('id')
      table
        .integer('user_id')
        .unsigned()
        .notNullable()
        .unique('calendar_feeds_user_unique')
        .references('users.id')
      table.string('digest', 64).notNullable().unique('calendar_feeds_digest_unique')
      table.dateTime('created_at').notNullable()
    })
  }

  async down() {
    for (const table of ['calendar_feeds', 'calendar_reminders', 'calendar_attendees'])
      this.schema.dropTable(table)
    this.schema.dropTable('calendar_events')
  }
}
