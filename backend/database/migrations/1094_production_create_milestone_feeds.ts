import { BaseSchema } from '@adonisjs/lucid/schema'

/** Addresses at which calendar programs read the milestones of a project, one a person and project. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('milestone_feeds', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.unique(['user_id', 'project_id'], { indexName: 'milestone_feeds_person_unique' })
      // the address is a secret: only its digest is kept, a new one ends the old one
      table.string('digest', 64).notNullable().unique('milestone_feeds_digest_unique')
      // no request of a calendar program says in which language its reader reads
      table.string('language', 2).notNullable()
      table.dateTime('created_at').notNullable()
      table.index(['project_id'], 'milestone_feeds_project_index')
    })
  }

  async down() {
    this.schema.dropTable('milestone_feeds')
  }
}
