import { BaseSchema } from '@adonisjs/lucid/schema'

/** When people with a sign-in are on approved leave, without the kind of leave: for departments that plan with them. */
const ABSENCES = `CREATE VIEW user_absences AS
  SELECT r.id, e.user_id, r.from_on, r.to_on, r.starts_half, r.ends_half
  FROM leave_requests r JOIN employees e ON e.id = r.employee_id
  WHERE r.status = 'approved' AND e.user_id IS NOT NULL`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(ABSENCES)
  }

  async down() {
    this.schema.raw('DROP VIEW user_absences')
  }
}
