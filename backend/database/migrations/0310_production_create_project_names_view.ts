import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other departments may know of a project: what it is called and where it came from. */
const VIEW = `CREATE VIEW project_names AS
  SELECT id, code, name, name_ar, status, quotation_id FROM projects`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW project_names')
  }
}
