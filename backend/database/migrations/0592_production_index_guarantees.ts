import { BaseSchema } from '@adonisjs/lucid/schema'

/** The register lists the guarantees of all projects by the day on which they end. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('project_guarantees', (table) => {
      table.index(['expires_on', 'id'], 'project_guarantees_expiry_index')
    })
  }

  async down() {
    this.schema.alterTable('project_guarantees', (table) => {
      table.dropIndex(['expires_on', 'id'], 'project_guarantees_expiry_index')
    })
  }
}
