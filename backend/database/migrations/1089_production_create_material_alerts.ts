import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** What went out beyond its plan is reported once, also where there is no plan to note it on. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('material_alerts', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('material_id').unsigned().notNullable()
      day(table, 'since').notNullable()
      table.unique(['project_id', 'material_id'], { indexName: 'material_alerts_material_unique' })
    })
    this.schema.raw(`INSERT INTO material_alerts (project_id, material_id, since_on)
      SELECT project_id, material_id, over_since_on FROM material_plans WHERE over_since_on IS NOT NULL`)
    this.schema.alterTable('material_plans', (table) => table.dropColumn('over_since_on'))
  }

  async down() {
    this.schema.alterTable('material_plans', (table) => day(table, 'over_since').nullable())
    this.schema
      .raw(`UPDATE material_plans SET over_since_on = (SELECT a.since_on FROM material_alerts a
      WHERE a.project_id = material_plans.project_id AND a.material_id = material_plans.material_id)`)
    this.schema.dropTable('material_alerts')
  }
}
