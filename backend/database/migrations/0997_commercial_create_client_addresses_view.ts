import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where clients can be reached by mail, for the departments that send them documents. */
const VIEW = `CREATE VIEW client_addresses AS
  SELECT id AS client_id, 0 AS position, email AS address FROM clients WHERE email IS NOT NULL
  UNION ALL
  SELECT owner_id AS client_id, position + 1 AS position, value AS address FROM contact_points
  WHERE owner_type = 'client' AND kind = 'email'`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW client_addresses')
  }
}
