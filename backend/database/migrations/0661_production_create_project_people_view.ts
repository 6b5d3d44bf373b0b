import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who works on which project and how long: who runs it and its team. For departments that ask for people. */
const VIEW = `CREATE VIEW project_people AS
  SELECT id AS project_id, manager_id AS user_id, NULL AS until_on FROM projects
    WHERE manager_id IS NOT NULL
  UNION ALL SELECT id, site_engineer_id, NULL FROM projects WHERE site_engineer_id IS NOT NULL
  UNION ALL SELECT project_id, user_id, to_on FROM project_team_members`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW project_people')
  }
}
