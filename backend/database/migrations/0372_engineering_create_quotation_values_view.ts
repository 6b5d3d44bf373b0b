import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a quotation offers before VAT. */
const VIEW = `CREATE VIEW quotation_values AS
  SELECT id, number, client_name, currency, quoted_on, total_minor - vat_minor AS net_minor
  FROM quotations`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW quotation_values')
  }
}
