import { BaseSchema } from '@adonisjs/lucid/schema'

/** A client has a photo or the logo of the firm. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('clients', (table) => {
      table.integer('picture_file_id').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('clients', (table) => {
      table.dropColumn('picture_file_id')
    })
  }
}
