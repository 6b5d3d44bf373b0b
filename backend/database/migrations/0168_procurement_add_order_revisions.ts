import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_orders', (table) => {
      table.integer('paid_bp').notNullable().defaultTo(0)
      table.index(['paid_bp', 'id'], 'purchase_orders_paid_bp_index')
    })
    this.schema.alterTable('purchase_order_lines', (table) => {
      // what was ordered at first, once an amendment has changed it
      table.bigInteger('original_e4').nullable()
    })
    this.schema.alterTable('purchase_bills', (table) => {
      money(table, 'paid')
    })
    this.schema.createTable('purchase_order_revisions', (table) => {
      table.increments('id')
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      // the version of the order that the amendment has replaced
      table.integer('revision').notNullable()
      table.string('reason', 1000).notNullable()
      money(table, 'total')
      // the order and its lines as they stood
      table.text('snapshot', 'longtext').notNullable()
      // `open` until the amendment is decided
      table.string('outcome', 10).notNullable().defaultTo('open')
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['purchase_order_id', 'id'], 'purchase_order_revisions_order_index')
    })
    this.schema.createTable('purchase_order_papers', (table) => {
      table.increments('id')
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      table.integer('revision').notNullable()
      table.string('language', 2).notNullable()
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['purchase_order_id', 'id'], 'purchase_order_papers_order_index')
    })
    this.schema.createTable('purchase_payments', (table) => {
      table.increments('id')
      table.integer('purchase_bill_id').unsigned().notNullable().references('purchase_bills.id')
      day(table, 'paid').notNullable()
      money(table, 'amount')
      table.string('reference', 120).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['purchase_bill_id', 'id'], 'purchase_payments_bill_index')
    })
  }

  async down() {
    for (const table of ['purchase_payments', 'purchase_order_papers', 'purchase_order_revisions'])
      this.schema.dropTable(table)
  }
}
