import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is held of a person is asked for by who owns it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('files', (table) => {
      table.index(['created_by', 'id'], 'files_created_by_index')
    })
  }

  async down() {
    this.schema.alterTable('files', (table) => table.dropIndex([], 'files_created_by_index'))
  }
}
