import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which copy of a backup a drill has restored. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('restore_drills', (table) => {
      table.string('source', 10).notNullable().defaultTo('folder')
    })
  }

  async down() {
    this.schema.alterTable('restore_drills', (table) => {
      table.dropColumn('source')
    })
  }
}
