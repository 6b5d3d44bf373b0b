import { BaseSchema } from '@adonisjs/lucid/schema'

/** What binds a project's client: what was agreed, before VAT, and on which terms. */
const view = (terms: string) => `CREATE VIEW project_agreements AS
  SELECT id, project_id, number, client_name, currency, value_minor, signed_on${terms}
  FROM contracts WHERE project_id IS NOT NULL`
const TERMS = `, reference, vat_rate_bp, retention_bp, retention_cap_bp, advance_recovery_bp, payment_days`

export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW project_agreements')
    this.schema.raw(view(TERMS))
  }

  async down() {
    this.schema.raw('DROP VIEW project_agreements')
    this.schema.raw(view(''))
  }
}
