import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'

/** What a task needs, as other departments may read it; a need of a removed task is not there. */
const NEEDS = `CREATE VIEW schedule_needs AS
  SELECT n.id, n.project_id, n.task_id, n.material_id, n.quantity_e4, n.need_by_on,
    t.code AS task_code, t.name AS task_name, t.name_ar AS task_name_ar
  FROM material_needs n JOIN tasks t ON t.id = n.task_id
  WHERE t.removed_in IS NULL`

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('material_needs', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      table.integer('material_id').unsigned().notNullable()
      // in the material's base unit
      decimal4(table, 'quantity')
      // working days of the schedule's calendar before the task starts
      table.integer('lead_days').notNullable().defaultTo(0)
      table.string('note', 300).nullable()
      // follows from the start of the task; empty where the task has no dates or is removed
      day(table, 'need_by').nullable()
      stamps(table)
      table.unique(['task_id', 'material_id'], { indexName: 'material_needs_material_unique' })
      table.index(['project_id', 'need_by_on', 'id'], 'material_needs_project_index')
      table.index(['material_id', 'id'], 'material_needs_material_id_index')
    })
    this.schema.raw(NEEDS)
  }

  async down() {
    this.schema.raw('DROP VIEW schedule_needs')
    this.schema.dropTable('material_needs')
  }
}
