import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether notifications are mailed as well: at once, once a day, or never. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('notification_preferences', (table) => {
      // null: as the kind is mailed to those who have not chosen
      table.string('mail', 5).nullable()
    })
    this.schema.alterTable('notifications', (table) => {
      // waits for the mail of the day
      table.boolean('in_digest').notNullable().defaultTo(false)
      table.index(['in_digest', 'user_id', 'id'], 'notifications_in_digest_index')
    })
  }

  async down() {
    this.schema.alterTable('notifications', (table) => {
      table.dropIndex(['in_digest', 'user_id', 'id'], 'notifications_in_digest_index')
    })
    this.schema.raw('ALTER TABLE notifications DROP COLUMN in_digest')
    this.schema.raw('ALTER TABLE notification_preferences DROP COLUMN mail')
  }
}
