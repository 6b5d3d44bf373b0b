import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lists of weeks are ordered by them. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('timesheets', (table) => {
      table.index(['week_start', 'id'], 'timesheets_week_start_index')
    })
  }

  async down() {
    this.schema.alterTable('timesheets', (table) => {
      table.dropIndex([], 'timesheets_week_start_index')
    })
  }
}
