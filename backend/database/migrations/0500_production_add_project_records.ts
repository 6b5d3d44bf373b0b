import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** What a project is beyond its quotation: who runs it, on what terms, and when. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('projects', (table) => {
      table.string('consultant', 200).nullable()
      table.string('main_contractor', 200).nullable()
      table.string('contract_type', 20).nullable()
      table.bigInteger('latitude_e6').nullable()
      table.bigInteger('longitude_e6').nullable()
      table.string('description', 2000).nullable()
      day(table, 'planned_start').nullable()
      day(table, 'planned_finish').nullable()
      day(table, 'completed').nullable()
      day(table, 'handed_over').nullable()
      table.integer('defects_months').nullable()
      // no constraint: a column that is added to a table of SQLite cannot have one
      table.integer('manager_id').unsigned().nullable()
      table.integer('site_engineer_id').unsigned().nullable()
      table.index(['manager_id', 'id'], 'projects_manager_index')
      table.index(['planned_finish_on', 'id'], 'projects_planned_finish_index')
    })
  }

  async down() {
    this.schema.alterTable('projects', (table) => {
      table.dropIndex(['manager_id', 'id'], 'projects_manager_index')
      table.dropIndex(['planned_finish_on', 'id'], 'projects_planned_finish_index')
      table.dropColumns(
        'consultant',
        'main_contractor',
        'contract_type',
        'latitude_e6',
        'longitude_e6',
        'description',
        'planned_start_on',
        'planned_finish_on',
        'completed_on',
        'handed_over_on',
        'defects_months',
        'manager_id',
        'site_engineer_id'
      )
    })
  }
}
