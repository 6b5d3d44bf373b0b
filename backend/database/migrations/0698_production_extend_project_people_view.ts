import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who works on which project, in which role and from when until when; null is as long as the project runs. */
const VIEW = `CREATE VIEW project_people AS
  SELECT id AS project_id, manager_id AS user_id, 'project_manager' AS role, NULL AS from_on, NULL AS until_on
    FROM projects WHERE manager_id IS NOT NULL
  UNION ALL SELECT id, site_engineer_id, 'site_engineer', NULL, NULL FROM projects
    WHERE site_engineer_id IS NOT NULL
  UNION ALL SELECT project_id, user_id, role, from_on, to_on FROM project_team_members`

const BEFORE = `CREATE VIEW project_people AS
  SELECT id AS project_id, manager_id AS user_id, NULL AS until_on FROM projects
    WHERE manager_id IS NOT NULL
  UNION ALL SELECT id, site_engineer_id, NULL FROM projects WHERE site_engineer_id IS NOT NULL
  UNION ALL SELECT project_id, user_id, to_on FROM project_team_members`

export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW project_people')
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW project_people')
    this.schema.raw(BEFORE)
  }
}
