import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where the copy of a backup lies in an object store, or why it doesn't. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('backups', (table) => {
      table.string('store_place', 300).nullable()
      table.string('store_error', 500).nullable()
    })
  }

  async down() {
    this.schema.alterTable('backups', (table) => {
      table.dropColumns('store_place', 'store_error')
    })
  }
}
