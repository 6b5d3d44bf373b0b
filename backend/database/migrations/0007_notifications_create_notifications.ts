import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notifications', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('type', 60).notNullable()
      table.string('title', 200).notNullable()
      table.string('title_ar', 200).notNullable()
      table.string('message', 500).notNullable()
      table.string('message_ar', 500).notNullable()
      table.string('priority', 10).notNullable().defaultTo('normal')
      table.string('action_url', 300).nullable()
      table.string('related_entity_type', 60).nullable()
      table.integer('related_entity_id').unsigned().nullable()
      table.dateTime('read_at').nullable()
      table.dateTime('created_at').notNullable()
      table.index(['user_id', 'read_at'], 'notifications_unread_index')
      table.index(['user_id', 'id'], 'notifications_user_index')
    })
  }

  async down() {
    this.schema.dropTable('notifications')
  }
}
