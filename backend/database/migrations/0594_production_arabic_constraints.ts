import { BaseSchema } from '@adonisjs/lucid/schema'

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

/** Constraints of the tasks that are in the schedule, with the day on which each must be removed. */
const constraints = (dialect: Dialect, description: string) => {
  const start = DAY_OF[dialect]('t.early_start')
  return `CREATE VIEW constraint_entries AS
  SELECT c.id, c.version, c.project_id, c.task_id, t.code AS task_code, t.name AS task_name,
    t.name_ar AS task_name_ar, p.code AS project_code, p.name AS project_name,
    p.name_ar AS project_name_ar, ${DAY_TEXT[dialect](start)} AS task_start_on,
    c.kind, ${description}, c.owner_id, c.lead_days, c.fixed_on,
    COALESCE(c.fixed_on, ${DAY_TEXT[dialect](`${start} - c.lead_days`)}) AS needed_on,
    CASE WHEN c.resolved_at IS NULL THEN 1 ELSE 0 END AS is_open,
    c.resolved_at, c.resolved_by, c.created_by, c.created_at
  FROM task_constraints c
    JOIN tasks t ON t.id = c.task_id
    JOIN projects p ON p.id = c.project_id
  WHERE t.removed_in IS NULL`
}

/** What stands in the way of a task is said in Arabic as well, as the task itself is. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW constraint_entries')
    this.schema.alterTable('task_constraints', (table) => {
      table.string('description_ar', 500).nullable()
    })
    this.schema.raw(constraints(this.#dialect, 'c.description, c.description_ar'))
  }

  async down() {
    this.schema.raw('DROP VIEW constraint_entries')
    this.schema.alterTable('task_constraints', (table) => {
      table.dropColumn('description_ar')
    })
    this.schema.raw(constraints(this.#dialect, 'c.description'))
  }

  get #dialect(): Dialect {
    return this.db.dialect.name === 'mysql' ? 'mysql' : 'sqlite'
  }
}
