import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** The dates that a contract sets, what being late for them costs, and why they were changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('project_milestones', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('position').notNullable()
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      day(table, 'contract').notNullable()
      day(table, 'original').notNullable()
      table.integer('task_id').unsigned().nullable().references('tasks.id')
      // of a milestone without a task; that of a task is its actual finish
      day(table, 'reached').nullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('damages_minor').nullable()
      table.integer('damages_cap_bp').nullable()
      // what it makes payable: an amount, or a share of the contract
      table.bigInteger('payment_minor').nullable()
      table.integer('payment_bp').nullable()
      stamps(table)
      table.index(['project_id', 'position'], 'project_milestones_project_index')
      table.index(['task_id'], 'project_milestones_task_index')
    })
    this.schema.createTable('project_milestone_days', (table) => {
      table.increments('id')
      table.integer('milestone_id').unsigned().notNullable()
      table
        .foreign('milestone_id', 'project_milestone_days_milestone_foreign')
        .references('project_milestones.id')
        .onDelete('CASCADE')
      table.string('from_on', 10).notNullable()
      table.string('to_on', 10).notNullable()
      table.string('cause', 20).notNullable()
      table.integer('variation_id').unsigned().nullable().references('variation_orders.id')
      table.string('reason', 1000).notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['milestone_id', 'id'], 'project_milestone_days_milestone_index')
    })
  }

  async down() {
    this.schema.dropTable('project_milestone_days')
    this.schema.dropTable('project_milestones')
  }
}
