import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['from_month', 'status', 'total_minor', 'created_at']

/** What projects and departments may spend, and what a project is expected to cost in all. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('budgets', (table) => {
      table.increments('id')
      table.string('number', 24).notNullable()
      table.string('title', 200).notNullable()
      table.string('owner', 12).notNullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.integer('department_id').unsigned().nullable().references('departments.id')
      table.string('owner_name', 200).notNullable()
      table.string('owner_name_ar', 200).nullable()
      table.string('from_month', 7).notNullable()
      table.string('to_month', 7).notNullable()
      table.boolean('is_monthly').notNullable().defaultTo(false)
      // of a revision the budget that was approved first; the original itself has none
      table.integer('original_id').unsigned().nullable().references('budgets.id')
      table.integer('revision').notNullable().defaultTo(0)
      table.string('status', 12).notNullable()
      money(table, 'total')
      day(table, 'approved').nullable()
      table.string('details', 2000).nullable()
      table.string('reason', 1000).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      table.unique(['number', 'revision'], { indexName: 'budgets_number_unique' })
      for (const column of LISTED) table.index([column, 'id'], `budgets_${column}_index`)
      table.index(['project_id', 'status'], 'budgets_project_index')
      table.index(['department_id', 'status'], 'budgets_department_index')
      table.index(['original_id', 'id'], 'budgets_original_index')
    })
    this.schema.createTable('budget_lines', (table) => {
      table.increments('id')
      table
        .integer('budget_id')
        .unsigned()
        .notNullable()
        .references('budgets.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('cost_head', 20).notNullable()
      money(table, 'amount')
      // amounts of its months in minor units, from the first to the last
      table.json('months').nullable()
      table.string('note', 300).nullable()
      table.unique(['budget_id', 'cost_head'], { indexName: 'budget_lines_head_unique' })
    })
    this.schema.createTable('project_estimates', (table) => {
      table.increments('id')
      table
        .integer('project_id')
        .unsigned()
        .notNullable()
        .unique('project_estimates_project_unique')
        .references('projects.id')
      money(table, 'cost')
      table.string('note', 1000).nullable()
      stamps(table)
    })
    // what people book on a department by journals
    this.schema.alterTable('journal_lines', (table) => {
      table.index(['department_id', 'account_id', 'posted_on'], 'journal_lines_department_index')
    })
    addSearchIndex(this, 'budgets')
    addRowCount(this, 'budgets')
  }

  async down() {
    this.schema.alterTable('journal_lines', (table) => {
      table.dropIndex(
        ['department_id', 'account_id', 'posted_on'],
        'journal_lines_department_index'
      )
    })
    this.schema.dropTable('project_estimates')
    this.schema.dropTable('budget_lines')
    this.schema.raw('DROP TABLE IF EXISTS budgets_fts')
    this.schema.dropTable('budgets')
  }
}
