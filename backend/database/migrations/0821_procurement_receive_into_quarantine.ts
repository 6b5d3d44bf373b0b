import { BaseSchema } from '@adonisjs/lucid/schema'
import { decimal4 } from '#database/columns'

const OF_RECEIPT = ['quarantined', 'waiting', 'waiting_base']

/** Goods may come into quarantine: they are accepted once they are released, or go back. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('materials', (table) => {
      // whether its goods come into quarantine unless it is stated
      table.boolean('inspected').notNullable().defaultTo(false)
    })
    this.schema.alterTable('purchase_order_lines', (table) => {
      // neither accepted nor gone back
      decimal4(table, 'waiting')
    })
    this.schema.alterTable('goods_receipt_lines', (table) => {
      // what came into quarantine; of it what waits, in the unit of the order and in that of the store
      for (const name of OF_RECEIPT) decimal4(table, name)
      table.index(['waiting_e4', 'id'], 'goods_receipt_lines_waiting_index')
    })
    this.schema.alterTable('vendor_credit_lines', (table) => {
      // as what the goods lay in the store
      table.string('stock_status', 12).notNullable().defaultTo('ok')
    })
  }

  async down() {
    this.schema.alterTable('vendor_credit_lines', (table) => table.dropColumn('stock_status'))
    this.schema.alterTable('goods_receipt_lines', (table) => {
      table.dropIndex(['waiting_e4', 'id'], 'goods_receipt_lines_waiting_index')
      for (const name of OF_RECEIPT) table.dropColumn(`${name}_e4`)
    })
    this.schema.alterTable('purchase_order_lines', (table) => table.dropColumn('waiting_e4'))
    this.schema.alterTable('materials', (table) => table.dropColumn('inspected'))
  }
}
