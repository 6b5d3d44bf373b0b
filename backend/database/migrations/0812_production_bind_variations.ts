import { BaseSchema } from '@adonisjs/lucid/schema'

/** The quotation that a variation order was accepted by, and at most one for each. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('variation_orders', (table) => {
      table.integer('quotation_id').unsigned().nullable()
      table.string('quotation_number', 40).nullable()
      // the first of its revisions: whichever was accepted, there is one order
      table.string('quotation_root', 40).nullable().unique('variation_orders_quotation_unique')
    })
  }

  async down() {
    this.schema.alterTable('variation_orders', (table) => {
      table.dropUnique(['quotation_root'], 'variation_orders_quotation_unique')
      table.dropColumns('quotation_id', 'quotation_number', 'quotation_root')
    })
  }
}
