import { BaseSchema } from '@adonisjs/lucid/schema'
import { money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('projects', (table) => {
      table.increments('id')
      table.string('code', 40).notNullable().unique('projects_code_unique')
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      // one project per quotation, however often it is approved
      table.integer('quotation_id').unsigned().nullable().unique('projects_quotation_unique')
      table.string('quotation_number', 40).nullable()
      table.integer('client_id').unsigned().nullable()
      table.string('client_name', 200).nullable()
      table.string('end_user', 200).nullable()
      table.string('location', 160).nullable()
      table.string('city', 80).nullable()
      table.bigInteger('area_sqm_e4').nullable()
      table.string('project_type', 60).nullable()
      table.string('product_types', 600).notNullable().defaultTo('[]')
      table.string('bdm_initials', 10).nullable()
      table.string('currency', 3).notNullable().defaultTo('SAR')
      money(table, 'contract_value')
      table.string('status', 30).notNullable().defaultTo('active')
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of [
        'name',
        'status',
        'city',
        'project_type',
        'client_name',
        'contract_value_minor',
        'created_at',
        'updated_at',
        'client_id',
        'bdm_initials',
        'location',
      ]) {
        table.index([column, 'id'], `projects_${column}_index`)
      }
    })
    addSearchIndex(this, 'projects')
    addRowCount(this, 'projects')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS projects_fts')
    this.schema.dropTable('projects')
  }
}
