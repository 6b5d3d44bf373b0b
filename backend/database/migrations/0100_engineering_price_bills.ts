import { BaseSchema } from '@adonisjs/lucid/schema'

/** Costs, options and VAT categories of lines; mark-ups and the margin of the whole quotation. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('quotation_lines', (table) => {
      table.string('cost_head', 20).nullable()
      table.bigInteger('unit_cost_e4').nullable()
      // included, optional, alternative: only the first counts
      table.string('inclusion', 12).notNullable().defaultTo('included')
      table.string('vat_category', 12).notNullable().defaultTo('standard')
    })
    this.schema.alterTable('quotations', (table) => {
      table.bigInteger('lines_minor').notNullable().defaultTo(0)
      table.bigInteger('markup_minor').notNullable().defaultTo(0)
      table.text('markups').nullable()
      // null while a counted line has no cost yet
      table.bigInteger('cost_minor').nullable()
      table.integer('margin_bp').nullable()
      table.index(['margin_bp', 'id'], 'quotations_margin_bp_index')
    })
    this.defer(async (db) => {
      await db.rawQuery('UPDATE quotations SET lines_minor = subtotal_minor')
    })
  }

  async down() {
    this.schema.alterTable('quotations', (table) => {
      table.dropIndex(['margin_bp', 'id'], 'quotations_margin_bp_index')
      table.dropColumns('lines_minor', 'markup_minor', 'markups', 'cost_minor', 'margin_bp')
    })
    this.schema.alterTable('quotation_lines', (table) => {
      table.dropColumns('cost_head', 'unit_cost_e4', 'inclusion', 'vat_category')
    })
  }
}
