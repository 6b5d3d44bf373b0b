import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_orders', (table) => {
      // where its goods shall go; checked by the code, since SQLite would rebuild the table for a key
      table.integer('warehouse_id').unsigned().nullable()
      table.integer('revision').notNullable().defaultTo(0)
      table.integer('received_bp').notNullable().defaultTo(0)
      table.integer('billed_bp').notNullable().defaultTo(0)
      table.dateTime('sent_at').nullable()
      table.integer('sent_by').unsigned().nullable()
      table.string('close_reason', 1000).nullable()
      table.index(['received_bp', 'id'], 'purchase_orders_received_bp_index')
      table.index(['billed_bp', 'id'], 'purchase_orders_billed_bp_index')
      table.index(['warehouse_id', 'id'], 'purchase_orders_warehouse_id_index')
    })
    this.schema.alterTable('purchase_order_lines', (table) => {
      decimal4(table, 'accepted')
      decimal4(table, 'rejected')
      decimal4(table, 'billed')
      table.index(['material_id', 'id'], 'purchase_order_lines_material_id_index')
    })
    this.#receipts()
    this.#bills()
  }

  #receipts() {
    this.schema.createTable('goods_receipts', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('goods_receipts_number_unique')
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      day(table, 'received').notNullable()
      table.string('delivery_note_no', 80).nullable()
      table.integer('warehouse_id').unsigned().nullable().references('warehouses.id')
      table.integer('movement_id').unsigned().nullable().references('stock_movements.id')
      table.string('status', 10).notNullable().defaultTo('posted')
      table.string('note', 1000).nullable()
      stamps(table)
      table.index(['purchase_order_id', 'id'], 'goods_receipts_order_index')
    })
    this.schema.createTable('goods_receipt_lines', (table) => {
      table.increments('id')
      table.integer('goods_receipt_id').unsigned().notNullable().references('goods_receipts.id')
      table.integer('position').notNullable()
      table.integer('order_line_id').unsigned().notNullable().references('purchase_order_lines.id')
      decimal4(table, 'accepted')
      decimal4(table, 'rejected')
      table.string('rejection_reason', 300).nullable()
      table.string('batch_no', 80).nullable()
      day(table, 'expires').nullable()
      table.index(['goods_receipt_id', 'position'], 'goods_receipt_lines_position_index')
      table.index(['order_line_id'], 'goods_receipt_lines_order_line_index')
    })
  }

  #bills() {
    this.schema.createTable('purchase_bills', (table) => {
      table.increments('id')
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('vendor_number', 60).notNullable()
      // folded; empty once cancelled, so that the number is free again
      table.string('live_key', 60).nullable()
      table.unique(['vendor_id', 'live_key'], { indexName: 'purchase_bills_number_unique' })
      day(table, 'billed').notNullable()
      day(table, 'due').nullable()
      table.string('currency', 3).notNullable()
      money(table, 'subtotal')
      money(table, 'vat')
      money(table, 'total')
      table.string('status', 12).notNullable()
      table.string('release_reason', 1000).nullable()
      table.integer('released_by').unsigned().nullable()
      table.dateTime('released_at').nullable()
      table.string('note', 1000).nullable()
      stamps(table)
      table.index(['purchase_order_id', 'id'], 'purchase_bills_order_index')
      table.index(['vendor_id', 'billed_on'], 'purchase_bills_vendor_index')
    })
    this.schema.createTable('purchase_bill_lines', (table) => {
      table.increments('id')
      table.integer('purchase_bill_id').unsigned().notNullable().references('purchase_bills.id')
      table.integer('position').notNullable()
      table.integer('order_line_id').unsigned().notNullable().references('purchase_order_lines.id')
      decimal4(table, 'quantity')
      decimal4(table, 'unit_price')
      table.integer('vat_rate_bp').notNullable()
      money(table, 'net')
      money(table, 'vat')
      money(table, 'total')
      table.string('match', 20).notNullable()
      // billed beyond what was accepted; and by how much dearer than ordered
      decimal4(table, 'over')
      table.integer('price_variance_bp').notNullable().defaultTo(0)
      table.index(['purchase_bill_id', 'position'], 'purchase_bill_lines_position_index')
      table.index(['order_line_id'], 'purchase_bill_lines_order_line_index')
    })
  }

  async down() {
    for (const table of [
      'purchase_bill_lines',
      'purchase_bills',
      'goods_receipt_lines',
      'goods_receipts',
    ])
      this.schema.dropTable(table)
  }
}
