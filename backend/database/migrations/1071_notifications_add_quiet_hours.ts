import { BaseSchema } from '@adonisjs/lucid/schema'

/** When someone is left in peace, what is put off, and which kinds are heard. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('notification_preferences', (table) => {
      // null: heard
      table.boolean('sound').nullable()
    })
    this.schema.alterTable('notifications', (table) => {
      table.dateTime('snoozed_until').nullable()
      // what may not be put off for long counts from here
      table.dateTime('first_snoozed_at').nullable()
      // where it stands in the list: as new as it is, or as it came back
      table.dateTime('surfaced_at').nullable()
      // leaves with the next mail of its person
      table.boolean('mail_held').notNullable().defaultTo(false)
      table.index(['mail_held', 'user_id', 'id'], 'notifications_mail_held_index')
      table.index(['user_id', 'surfaced_at', 'id'], 'notifications_surfaced_index')
    })
    this.schema.raw('UPDATE notifications SET surfaced_at = created_at')
    this.schema.createTable('notification_quiet_hours', (table) => {
      table.integer('user_id').unsigned().primary().references('users.id')
      table.string('starts_at', 5).notNullable()
      table.string('ends_at', 5).notNullable()
      table.boolean('days_off').notNullable().defaultTo(false)
      table.dateTime('updated_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('notification_quiet_hours')
    this.schema.alterTable('notifications', (table) => {
      table.dropIndex(['mail_held', 'user_id', 'id'], 'notifications_mail_held_index')
      table.dropIndex(['user_id', 'surfaced_at', 'id'], 'notifications_surfaced_index')
    })
    for (const column of ['mail_held', 'surfaced_at', 'first_snoozed_at', 'snoozed_until'])
      this.schema.raw(`ALTER TABLE notifications DROP COLUMN ${column}`)
    this.schema.raw('ALTER TABLE notification_preferences DROP COLUMN sound')
  }
}
