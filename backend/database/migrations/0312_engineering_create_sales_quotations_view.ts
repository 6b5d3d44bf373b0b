import { BaseSchema } from '@adonisjs/lucid/schema'

/** Quotations as sales count and compare them: neither lines nor costs. */
const VIEW = `CREATE VIEW sales_quotations AS
  SELECT id, number, project_name, project_name_ar, client_name, city, project_type, requester_type,
    bdm_initials, quoted_on, valid_until_on, sent_at, closed_at, stage, lost_reason, currency,
    total_minor, project_score_bp
  FROM quotations`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW sales_quotations')
  }
}
