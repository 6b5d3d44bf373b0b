import { BaseSchema } from '@adonisjs/lucid/schema'

const VIEW = 'CREATE VIEW vendor_names AS SELECT id, name FROM vendors'

/** What vendors are called, for departments that name them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW vendor_names')
  }
}
