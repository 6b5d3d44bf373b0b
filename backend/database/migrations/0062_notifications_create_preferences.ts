import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which kinds of notification a person wants; without a row a kind is on. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notification_preferences', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('kind', 40).notNullable()
      table.boolean('in_app').notNullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['user_id', 'kind'], { indexName: 'notification_preferences_unique' })
    })
  }

  async down() {
    this.schema.dropTable('notification_preferences')
  }
}
