import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

/** Changes of what a contract is worth and how long it takes, with the client's agreement. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('variation_orders', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('variation_orders_number_unique')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.string('title', 200).notNullable()
      table.string('title_ar', 200).nullable()
      table.string('cause', 30).notNullable()
      table.string('details', 2000).nullable()
      table.string('client_reference', 80).nullable()
      // before VAT, below zero for work that is left out
      money(table, 'amount')
      table.string('currency', 3).notNullable()
      // what it adds to the time for completion
      table.integer('days').notNullable().defaultTo(0)
      table.string('status', 20).notNullable().defaultTo('draft')
      day(table, 'approved').nullable()
      table.string('reason', 1000).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      table.index(['project_id', 'status'], 'variation_orders_project_index')
      table.index(['status', 'id'], 'variation_orders_status_index')
      table.index(['created_at', 'id'], 'variation_orders_created_at_index')
    })
    addSearchIndex(this, 'variation_orders')
    addRowCount(this, 'variation_orders')
  }

  async down() {
    this.schema.dropTable('variation_orders')
  }
}
