import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = ['equipment_id', 'user_id']

/**
 * A resource may be a machine of procurement's register, or a user; neither is two resources. Without foreign
 * keys: SQLite would make the table again for them, and lose its triggers.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('schedule_resources', (table) => {
      for (const column of COLUMNS) table.integer(column).unsigned().nullable()
    })
    this.schema.alterTable('schedule_resources', (table) => {
      for (const column of COLUMNS)
        table.unique([column], { indexName: `schedule_resources_${column}_unique` })
    })
  }

  async down() {
    this.schema.alterTable('schedule_resources', (table) => {
      for (const column of COLUMNS)
        table.dropUnique([column], `schedule_resources_${column}_unique`)
    })
    for (const column of COLUMNS)
      this.schema.raw(`ALTER TABLE schedule_resources DROP COLUMN ${column}`)
  }
}
