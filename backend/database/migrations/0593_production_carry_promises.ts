import { BaseSchema } from '@adonisjs/lucid/schema'

const TASK = `t.code AS task_code, t.name AS task_name, t.name_ar AS task_name_ar,
    p.code AS project_code, p.name AS project_name, p.name_ar AS project_name_ar`

const OWN = `m.id, w.id AS plan_id, w.project_id, w.week_on, w.status, m.task_id, ${TASK},
    m.percent, m.quantity_e4, m.unit, m.promised_by, m.note, m.outcome, m.reason, m.comment`

const FROM = `FROM weekly_promises m
    JOIN weekly_plans w ON w.id = m.plan_id
    JOIN tasks t ON t.id = m.task_id
    JOIN projects p ON p.id = w.project_id`

const BEFORE = `CREATE VIEW promise_entries AS SELECT ${OWN} ${FROM}`

/** A promise that was carried over comes with the week in which it was missed, and why. */
const AFTER = `CREATE VIEW promise_entries AS
  SELECT ${OWN}, m.carried_from_id, cw.week_on AS carried_week_on,
    c.reason AS carried_reason, c.comment AS carried_comment
  ${FROM}
    LEFT JOIN weekly_promises c ON c.id = m.carried_from_id
    LEFT JOIN weekly_plans cw ON cw.id = c.plan_id`

/** What was missed in a week is promised again in the next one, once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW promise_entries')
    this.schema.alterTable('weekly_promises', (table) => {
      table.integer('carried_from_id').unsigned().nullable()
      table.unique(['carried_from_id'], { indexName: 'weekly_promises_carried_unique' })
    })
    this.schema.raw(AFTER)
  }

  async down() {
    this.schema.raw('DROP VIEW promise_entries')
    this.schema.alterTable('weekly_promises', (table) => {
      table.dropUnique([], 'weekly_promises_carried_unique')
      table.dropColumn('carried_from_id')
    })
    this.schema.raw(BEFORE)
  }
}
