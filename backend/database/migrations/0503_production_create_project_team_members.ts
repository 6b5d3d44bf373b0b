import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** Who works on a project beside those who run it, in which role and how long. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('project_team_members', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('role', 30).notNullable()
      day(table, 'from').notNullable()
      day(table, 'to').nullable()
      table.string('note', 200).nullable()
      stamps(table)
      table.index(['project_id', 'from_on'], 'project_team_members_project_index')
      table.index(['user_id', 'from_on'], 'project_team_members_user_index')
    })
  }

  async down() {
    this.schema.dropTable('project_team_members')
  }
}
