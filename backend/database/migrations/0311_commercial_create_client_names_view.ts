import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other departments may know of a client: what it is called. */
const VIEW = 'CREATE VIEW client_names AS SELECT id, name, company FROM clients'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW client_names')
  }
}
