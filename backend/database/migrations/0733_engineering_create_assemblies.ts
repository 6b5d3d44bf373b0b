import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['name', 'active', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('assemblies', (table) => {
      table.increments('id')
      table.string('code', 30).notNullable().unique('assemblies_code_unique')
      table.string('name', 160).notNullable()
      table.string('name_ar', 160).notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      table.text('parameters', 'mediumtext').notNullable()
      table.text('components', 'mediumtext').notNullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `assemblies_${column}_index`)
    })
    addSearchIndex(this, 'assemblies')
    addRowCount(this, 'assemblies')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS assemblies_fts')
    this.schema.dropTable('assemblies')
  }
}
