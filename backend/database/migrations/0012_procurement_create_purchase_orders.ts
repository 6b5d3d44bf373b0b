import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payment_terms', (table) => {
      table.increments('id')
      table.string('code', 30).notNullable().unique('payment_terms_code_unique')
      table.string('name', 160).notNullable()
      table.string('name_ar', 160).notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      stamps(table)
    })
    this.schema.createTable('purchase_orders', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('purchase_orders_number_unique')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('vendor_name', 200).notNullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.string('project_name', 200).nullable()
      day(table, 'ordered').notNullable()
      day(table, 'required').nullable()
      table.string('currency', 3).notNullable().defaultTo('SAR')
      table.integer('payment_term_id').unsigned().nullable().references('payment_terms.id')
      table.string('delivery_location', 300).nullable()
      table.string('status', 30).notNullable().defaultTo('draft')
      money(table, 'subtotal')
      money(table, 'vat')
      money(table, 'total')
      table.text('terms').nullable()
      table.text('notes').nullable()
      table.string('rejection_reason', 1000).nullable()
      table.string('cancel_reason', 1000).nullable()
      table.dateTime('submitted_at').nullable()
      table.integer('submitted_by').unsigned().nullable()
      table.dateTime('decided_at').nullable()
      table.integer('decided_by').unsigned().nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of [
        'status',
        'vendor_id',
        'vendor_name',
        'project_id',
        'project_name',
        'ordered_on',
        'required_on',
        'total_minor',
        'currency',
        'created_at',
        'updated_at',
        'created_by',
      ]) {
        table.index([column, 'id'], `purchase_orders_${column}_index`)
      }
    })
    addSearchIndex(this, 'purchase_orders')
    addRowCount(this, 'purchase_orders')
    this.schema.createTable('purchase_order_lines', (table) => {
      table.increments('id')
      table
        .integer('purchase_order_id')
        .unsigned()
        .notNullable()
        .references('purchase_orders.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('description', 1000).notNullable()
      table.string('description_ar', 1000).nullable()
      table.integer('material_id').unsigned().nullable()
      decimal4(table, 'quantity')
      table.string('unit', 20).nullable()
      decimal4(table, 'unit_price')
      table.integer('vat_rate_bp').notNullable().defaultTo(1500)
      money(table, 'net')
      money(table, 'vat')
      money(table, 'total')
      table.index(['purchase_order_id', 'position'], 'purchase_order_lines_position_index')
    })
  }

  async down() {
    this.schema.dropTable('purchase_order_lines')
    this.schema.raw('DROP TABLE IF EXISTS purchase_orders_fts')
    this.schema.dropTable('purchase_orders')
    this.schema.dropTable('payment_terms')
  }
}
