import { BaseSchema } from '@adonisjs/lucid/schema'
import { decimal4, stamps } from '#database/columns'

/** Moments are whole minutes since 1970 on the clock of the project's place, durations working minutes. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('schedules', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.unique(['project_id'], { indexName: 'schedules_project_unique' })
      table.integer('start').notNullable()
      table.integer('data_date').nullable()
      table.integer('must_finish').nullable()
      table.integer('calendar_id').unsigned().notNullable().references('work_calendars.id')
      table.string('lag_calendar', 20).notNullable()
      table.string('out_of_sequence', 20).notNullable()
      table.string('critical', 20).notNullable()
      table.integer('critical_float').notNullable().defaultTo(0)
      table.integer('finish').nullable()
      stamps(table)
    })
    this.schema.createTable('tasks', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('parent_id').unsigned().nullable().references('tasks.id')
      // the rank among the children of its parent
      table.integer('position').notNullable()
      table.string('code', 40).notNullable()
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      table.string('kind', 20).notNullable()
      table.integer('calendar_id').unsigned().nullable().references('work_calendars.id')
      table.integer('duration').notNullable()
      table.string('constraint_kind', 20).nullable()
      table.integer('constraint_at').nullable()
      table.integer('deadline').nullable()
      table.integer('pinned_start').nullable()
      table.integer('actual_start').nullable()
      table.integer('actual_finish').nullable()
      table.integer('remaining').nullable()
      table.integer('percent_e2').notNullable().defaultTo(0)
      decimal4(table, 'weight').nullable()
      table.bigInteger('budget_minor').nullable()
      table.integer('assignee_id').unsigned().nullable().references('users.id')
      table.string('color', 20).nullable()
      table.string('note', 1000).nullable()
      table.integer('early_start').nullable()
      table.integer('early_finish').nullable()
      table.integer('late_start').nullable()
      table.integer('late_finish').nullable()
      table.integer('total_float').nullable()
      table.integer('free_float').nullable()
      table.boolean('is_critical').notNullable().defaultTo(false)
      table.integer('driven_by_id').unsigned().nullable()
      // the version of the schedule that removed it: its row, links and assignments stay, to be restored
      table.integer('removed_in').nullable()
      table.index(['project_id', 'parent_id', 'position'], 'tasks_outline_index')
      table.index(['project_id', 'code'], 'tasks_code_index')
    })
    this.schema.createTable('task_links', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('from_id').unsigned().notNullable().references('tasks.id')
      table.integer('to_id').unsigned().notNullable().references('tasks.id')
      table.unique(['from_id', 'to_id'], { indexName: 'task_links_pair_unique' })
      table.string('type', 2).notNullable()
      table.integer('lag').notNullable().defaultTo(0)
      table.index(['project_id'], 'task_links_project_index')
      table.index(['to_id'], 'task_links_to_index')
    })
    this.schema.createTable('task_assignments', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      table.integer('resource_id').unsigned().notNullable().references('schedule_resources.id')
      table.unique(['task_id', 'resource_id'], { indexName: 'task_assignments_pair_unique' })
      decimal4(table, 'units')
      table.index(['project_id'], 'task_assignments_project_index')
      table.index(['resource_id'], 'task_assignments_resource_index')
    })
  }

  async down() {
    for (const table of ['task_assignments', 'task_links', 'tasks', 'schedules'])
      this.schema.dropTable(table)
  }
}
