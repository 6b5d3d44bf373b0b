import { BaseSchema } from '@adonisjs/lucid/schema'

const SOLD = (which: string) => `CREATE VIEW sales_quotations AS
  SELECT id, number, project_name, project_name_ar, client_name, city, project_type, requester_type,
    bdm_initials, quoted_on, valid_until_on, sent_at, closed_at, stage, lost_reason, currency,
    total_minor, project_score_bp
  FROM quotations${which}`

/** Costs in other currencies at a rate that is kept, and quotations that vary a job that was won. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('quotation_lines', (table) => {
      // as it was entered; `unit_cost_e4` is what it comes to in the currency of the quotation
      table.string('cost_currency', 3).nullable()
      table.bigInteger('foreign_cost_e4').nullable()
    })
    this.schema.alterTable('quotations', (table) => {
      // what one unit of each cost currency is worth, and of which day that is
      table.text('cost_rates').nullable()
      // of the same table: a foreign key would make SQLite write it anew, without its triggers
      table.integer('variation_of_id').unsigned().nullable()
      table.index(['variation_of_id'], 'quotations_variation_index')
    })
    // a change of a job that was won is no further job
    this.schema.raw('DROP VIEW sales_quotations')
    this.schema.raw(SOLD(' WHERE variation_of_id IS NULL'))
  }

  async down() {
    this.schema.raw('DROP VIEW sales_quotations')
    this.schema.raw(SOLD(''))
    this.schema.alterTable('quotations', (table) =>
      table.dropIndex(['variation_of_id'], 'quotations_variation_index')
    )
    this.schema.raw('ALTER TABLE quotations DROP COLUMN cost_rates')
    this.schema.raw('ALTER TABLE quotations DROP COLUMN variation_of_id')
    this.schema.raw('ALTER TABLE quotation_lines DROP COLUMN cost_currency')
    this.schema.raw('ALTER TABLE quotation_lines DROP COLUMN foreign_cost_e4')
  }
}
