import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was said of a record is found without reading every notification. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('notifications', (table) => {
      table.index(['related_entity_type', 'related_entity_id'], 'notifications_record_index')
    })
  }

  async down() {
    this.schema.alterTable('notifications', (table) => {
      table.dropIndex(['related_entity_type', 'related_entity_id'], 'notifications_record_index')
    })
  }
}
