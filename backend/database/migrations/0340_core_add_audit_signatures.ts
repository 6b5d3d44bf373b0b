import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rows of the audit log carry a signature of the portal; those written before have none. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('audit_logs', (table) => {
      table.string('signature', 100).nullable()
    })
  }

  async down() {
    this.schema.alterTable('audit_logs', (table) => table.dropColumn('signature'))
  }
}
