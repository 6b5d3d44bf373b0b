import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other departments of the portal may know of the firm's departments. */
const VIEW = `CREATE VIEW department_names AS
  SELECT id, code, name, name_ar, active FROM departments`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW department_names')
  }
}
