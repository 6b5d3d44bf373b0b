import { BaseSchema } from '@adonisjs/lucid/schema'

/** The work of a project that people spend time on, without its groups and milestones. For other departments. */
const TASKS = `CREATE VIEW project_tasks AS
  SELECT id, project_id, code, name, name_ar, position FROM tasks
    WHERE removed_in IS NULL AND kind = 'task'`

/** Who runs each project. For other departments. */
const MANAGERS = `CREATE VIEW project_managers AS
  SELECT id AS project_id, manager_id AS user_id FROM projects WHERE manager_id IS NOT NULL`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(TASKS)
    this.schema.raw(MANAGERS)
  }

  async down() {
    this.schema.raw('DROP VIEW project_managers')
    this.schema.raw('DROP VIEW project_tasks')
  }
}
