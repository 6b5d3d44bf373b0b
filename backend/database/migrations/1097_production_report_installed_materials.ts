import { BaseSchema } from '@adonisjs/lucid/schema'

/** The work of a day may say of which material its quantity was; what is approved is installed, once. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('site_report_works', (table) => {
      table.integer('material_id').unsigned().nullable()
    })
    this.schema.alterTable('material_installs', (table) => {
      table.integer('report_work_id').unsigned().nullable()
      table.unique(['report_work_id'], { indexName: 'material_installs_report_work_unique' })
    })
  }

  async down() {
    this.schema.alterTable('material_installs', (table) => {
      table.dropUnique(['report_work_id'], 'material_installs_report_work_unique')
      table.dropColumn('report_work_id')
    })
    this.schema.alterTable('site_report_works', (table) => table.dropColumn('material_id'))
  }
}
