import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('material_installations', (table) => {
      table.increments('id')
      table.integer('order_line_id').unsigned().notNullable().references('purchase_order_lines.id')
      decimal4(table, 'quantity')
      day(table, 'installed').notNullable()
      table.string('note', 300).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['order_line_id', 'id'], 'material_installations_line_index')
    })
    this.schema.createTable('procurement_budgets', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      // in the firm's currency, before VAT
      money(table, 'amount')
      stamps(table)
      table.unique(['project_id'], { indexName: 'procurement_budgets_project_unique' })
    })
  }

  async down() {
    for (const table of ['procurement_budgets', 'material_installations'])
      this.schema.dropTable(table)
  }
}
