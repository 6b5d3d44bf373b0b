import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('baselines', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.string('name', 120).notNullable()
      day(table, 'taken').notNullable()
      table.integer('finish').nullable()
      table.bigInteger('budget_minor').notNullable().defaultTo(0)
      stamps(table)
      table.index(['project_id', 'taken_on', 'id'], 'baselines_project_index')
    })
    this.schema.createTable('baseline_tasks', (table) => {
      table.increments('id')
      table.integer('baseline_id').unsigned().notNullable().references('baselines.id')
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      table.unique(['baseline_id', 'task_id'], { indexName: 'baseline_tasks_unique' })
      table.integer('start').notNullable()
      table.integer('finish').notNullable()
      table.bigInteger('budget_minor').nullable()
      table.index(['task_id'], 'baseline_tasks_task_index')
    })
    // how far a task was on which day, for the curve of earned value
    this.schema.createTable('task_progress', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      day(table, 'reported').notNullable()
      table.integer('percent_e2').notNullable()
      table.index(['project_id', 'reported_on'], 'task_progress_project_index')
      table.unique(['task_id', 'reported_on'], { indexName: 'task_progress_day_unique' })
    })
  }

  async down() {
    for (const table of ['task_progress', 'baseline_tasks', 'baselines'])
      this.schema.dropTable(table)
  }
}
