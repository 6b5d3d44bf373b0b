import { BaseSchema } from '@adonisjs/lucid/schema'

/** Hours as they are handed on: each with its person, its week, and the names of what was worked on. */
const VIEW = `CREATE VIEW time_entry_rows AS
  SELECT h.id, h.employee_id, h.worked_on, h.project_id, h.task_id, h.minutes, h.note,
    t.week_start, t.status, t.batch_id,
    e.number AS employee_number, e.name AS employee_name, e.name_ar AS employee_name_ar,
    p.code AS project_code, p.name AS project_name, w.code AS task_code, w.name AS task_name
  FROM time_entries h
    JOIN timesheets t ON t.id = h.timesheet_id
    JOIN employees e ON e.id = h.employee_id
    LEFT JOIN project_names p ON p.id = h.project_id
    LEFT JOIN project_tasks w ON w.id = h.task_id`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW time_entry_rows')
  }
}
