import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a task needs, as other departments may read it; a need of a removed task is not there. */
const needs = (more: string) => `CREATE VIEW schedule_needs AS
  SELECT n.id, n.project_id, n.task_id, n.material_id, n.quantity_e4, n.need_by_on,
    t.code AS task_code, t.name AS task_name, t.name_ar AS task_name_ar${more}
  FROM material_needs n JOIN tasks t ON t.id = n.task_id
  WHERE t.removed_in IS NULL`

/** When the task starts, and who planned its material: they are notified of what comes too late. */
const MORE = ', t.early_start, n.created_by, n.updated_by'

export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW schedule_needs')
    this.schema.raw(needs(MORE))
  }

  async down() {
    this.schema.raw('DROP VIEW schedule_needs')
    this.schema.raw(needs(''))
  }
}
