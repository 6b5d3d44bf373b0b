import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_order_lines', (table) => {
      // basis points off quantity × price
      table.integer('discount_bp').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('purchase_order_lines', (table) => {
      table.dropColumn('discount_bp')
    })
  }
}
