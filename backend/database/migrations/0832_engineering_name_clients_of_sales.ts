import { BaseSchema } from '@adonisjs/lucid/schema'

const view = (more: string) => `CREATE VIEW sales_quotations AS
  SELECT id, number, project_name, project_name_ar, client_name, city, project_type, requester_type,
    bdm_initials, quoted_on, valid_until_on, sent_at, closed_at, stage, lost_reason, currency,
    total_minor, project_score_bp${more}
  FROM quotations WHERE variation_of_id IS NULL`

/** Sales know which client a quotation is for, beside the name that it was written to. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW sales_quotations')
    this.schema.raw(view(', client_id'))
  }

  async down() {
    this.schema.raw('DROP VIEW sales_quotations')
    this.schema.raw(view(''))
  }
}
