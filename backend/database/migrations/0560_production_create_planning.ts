import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** The day of whole days since 1970, as text. */
const DAY_TEXT = {
  sqlite: (days: string) => `strftime('%Y-%m-%d', (${days}) * 86400, 'unixepoch')`,
  mysql: (days: string) =>
    `DATE_FORMAT(DATE_ADD('1970-01-01', INTERVAL (${days}) DAY), '%Y-%m-%d')`,
}
const DAY_OF = {
  sqlite: (moment: string) => `${moment} / 1440`,
  mysql: (moment: string) => `${moment} DIV 1440`,
}

type Dialect = keyof typeof DAY_TEXT

/** What a task is called and where the schedule has it: read there, never copied. */
const TASK = `t.code AS task_code, t.name AS task_name, t.name_ar AS task_name_ar,
    p.code AS project_code, p.name AS project_name, p.name_ar AS project_name_ar`

/** Constraints of the tasks that are in the schedule, with the day on which each must be removed. */
const constraints = (dialect: Dialect) => {
  const start = DAY_OF[dialect]('t.early_start')
  return `CREATE VIEW constraint_entries AS
  SELECT c.id, c.version, c.project_id, c.task_id, ${TASK},
    ${DAY_TEXT[dialect](start)} AS task_start_on,
    c.kind, c.description, c.owner_id, c.lead_days, c.fixed_on,
    COALESCE(c.fixed_on, ${DAY_TEXT[dialect](`${start} - c.lead_days`)}) AS needed_on,
    CASE WHEN c.resolved_at IS NULL THEN 1 ELSE 0 END AS is_open,
    c.resolved_at, c.resolved_by, c.created_by, c.created_at
  FROM task_constraints c
    JOIN tasks t ON t.id = c.task_id
    JOIN projects p ON p.id = c.project_id
  WHERE t.removed_in IS NULL`
}

/** Promises with their week; they stay when their task leaves the schedule. */
const PROMISES = `CREATE VIEW promise_entries AS
  SELECT m.id, w.id AS plan_id, w.project_id, w.week_on, w.status, m.task_id, ${TASK},
    m.percent, m.quantity_e4, m.unit, m.promised_by, m.note, m.outcome, m.reason, m.comment
  FROM weekly_promises m
    JOIN weekly_plans w ON w.id = m.plan_id
    JOIN tasks t ON t.id = m.task_id
    JOIN projects p ON p.id = w.project_id`

/** The last planner: what stands in the way of tasks, and what is promised for a week. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('task_constraints', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      table.string('kind', 20).notNullable()
      table.string('description', 500).notNullable()
      table.integer('owner_id').unsigned().notNullable().references('users.id')
      // one of both: so many days before the task starts, wherever it moves, or this very day
      table.integer('lead_days').nullable()
      day(table, 'fixed').nullable()
      table.dateTime('resolved_at').nullable()
      table.integer('resolved_by').unsigned().nullable().references('users.id')
      stamps(table)
      table.index(['project_id', 'resolved_at'], 'task_constraints_project_index')
      table.index(['task_id', 'resolved_at'], 'task_constraints_task_index')
      table.index(['owner_id', 'resolved_at'], 'task_constraints_owner_index')
      table.index(['resolved_at', 'id'], 'task_constraints_open_index')
    })
    this.schema.createTable('weekly_plans', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      // the first day of the firm's week
      day(table, 'week').notNullable()
      table.unique(['project_id', 'week_on'], { indexName: 'weekly_plans_week_unique' })
      table.string('status', 20).notNullable()
      table.dateTime('committed_at').nullable()
      table.integer('committed_by').unsigned().nullable().references('users.id')
      table.dateTime('closed_at').nullable()
      table.integer('closed_by').unsigned().nullable().references('users.id')
      stamps(table)
      table.index(['status', 'week_on'], 'weekly_plans_status_index')
    })
    this.schema.createTable('weekly_promises', (table) => {
      table.increments('id')
      table.integer('plan_id').unsigned().notNullable().references('weekly_plans.id')
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      table.integer('promised_by').unsigned().notNullable().references('users.id')
      table.unique(['plan_id', 'task_id', 'promised_by'], { indexName: 'weekly_promises_unique' })
      // one of both: how far the task will be, or how much of it will be done
      table.integer('percent').nullable()
      table.bigInteger('quantity_e4').nullable()
      table.string('unit', 20).nullable()
      table.string('note', 500).nullable()
      table.string('outcome', 10).nullable()
      table.string('reason', 20).nullable()
      table.string('comment', 500).nullable()
      table.index(['task_id'], 'weekly_promises_task_index')
      table.index(['promised_by'], 'weekly_promises_person_index')
    })
    this.schema.alterTable('tasks', (table) => {
      table.index(['project_id', 'early_start'], 'tasks_project_start_index')
      table.index(['early_start', 'id'], 'tasks_start_index')
    })
    const dialect = this.db.dialect.name === 'mysql' ? 'mysql' : 'sqlite'
    this.schema.raw(constraints(dialect))
    this.schema.raw(PROMISES)
  }

  async down() {
    this.schema.raw('DROP VIEW promise_entries')
    this.schema.raw('DROP VIEW constraint_entries')
    this.schema.alterTable('tasks', (table) => {
      table.dropIndex([], 'tasks_project_start_index')
      table.dropIndex([], 'tasks_start_index')
    })
    for (const table of ['weekly_promises', 'weekly_plans', 'task_constraints'])
      this.schema.dropTable(table)
  }
}
