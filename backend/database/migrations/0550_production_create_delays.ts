import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

/** What held projects up, which tasks it hit, and the claims for an extension of time made of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('projects', (table) => {
      // days that the contract gives for notices of claims; null: as FIDIC has it
      table.integer('notice_days').nullable()
    })
    this.schema.createTable('delay_claims', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('delay_claims_number_unique')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.string('status', 20).notNullable()
      table.integer('claimed_days').notNullable()
      table.string('statement', 4000).nullable()
      // what the delays did to the plan when the claim was made
      table.text('impact').notNullable()
      table.string('reason', 1000).nullable()
      stamps(table)
      table.index(['project_id', 'id'], 'delay_claims_project_index')
      table.index(['created_at', 'id'], 'delay_claims_created_at_index')
    })
    this.schema.createTable('delays', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('delays_number_unique')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.string('title', 200).notNullable()
      table.string('title_ar', 200).nullable()
      table.string('cause', 30).notNullable()
      table.string('responsible', 20).notNullable()
      table.string('details', 2000).nullable()
      day(table, 'first').notNullable()
      // null while it lasts
      day(table, 'last').nullable()
      day(table, 'notice').nullable()
      table.string('notice_reference', 80).nullable()
      table.string('status', 20).notNullable().defaultTo('draft')
      table.integer('claim_id').unsigned().nullable().references('delay_claims.id')
      table.integer('granted_days').nullable()
      table.integer('decided_by').unsigned().nullable().references('users.id')
      day(table, 'decided').nullable()
      table.string('reason', 1000).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      table.index(['project_id', 'status'], 'delays_project_index')
      table.index(['first_on', 'id'], 'delays_first_on_index')
      table.index(['status', 'id'], 'delays_status_index')
      table.index(['claim_id'], 'delays_claim_index')
    })
    this.schema.createTable('delay_tasks', (table) => {
      table.increments('id')
      table.integer('delay_id').unsigned().notNullable().references('delays.id').onDelete('CASCADE')
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      decimal4(table, 'days')
      table.unique(['delay_id', 'task_id'], { indexName: 'delay_tasks_pair_unique' })
      table.index(['task_id'], 'delay_tasks_task_index')
    })
    // each pair once, the older delay first
    this.schema.createTable('delay_concurrences', (table) => {
      table.increments('id')
      table.integer('delay_id').unsigned().notNullable().references('delays.id').onDelete('CASCADE')
      table.integer('other_id').unsigned().notNullable().references('delays.id').onDelete('CASCADE')
      table.unique(['delay_id', 'other_id'], { indexName: 'delay_concurrences_pair_unique' })
      table.index(['other_id'], 'delay_concurrences_other_index')
    })
    addSearchIndex(this, 'delays')
    addRowCount(this, 'delays')
    addRowCount(this, 'delay_claims')
  }

  async down() {
    this.schema.dropTable('delay_concurrences')
    this.schema.dropTable('delay_tasks')
    this.schema.dropTable('delays')
    this.schema.dropTable('delay_claims')
    this.schema.alterTable('projects', (table) => table.dropColumn('notice_days'))
  }
}
