import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whose budget an order is paid from, under which cost heads, and what was over it when it was approved. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_orders', (table) => {
      table.integer('department_id').unsigned().nullable()
      table.json('over_budget').nullable()
      table.index(['department_id', 'id'], 'purchase_orders_department_index')
    })
    this.schema.alterTable('purchase_order_lines', (table) => {
      // where it isn't stated, the kind of the material says
      table.string('cost_head', 20).nullable()
    })
  }

  async down() {
    this.schema.alterTable('purchase_order_lines', (table) => table.dropColumn('cost_head'))
    this.schema.alterTable('purchase_orders', (table) => {
      table.dropIndex(['department_id', 'id'], 'purchase_orders_department_index')
      table.dropColumns('department_id', 'over_budget')
    })
  }
}
