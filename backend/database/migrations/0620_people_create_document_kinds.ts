import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'name',
  'first_warning_days',
  'second_warning_days',
  'last_warning_days',
  'managers_see',
  'active',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('document_kinds', (table) => {
      table.increments('id')
      table.string('code', 20).notNullable().unique('document_kinds_code_unique')
      table.string('name', 80).notNullable()
      table.string('name_ar', 80).notNullable()
      table.integer('first_warning_days').notNullable()
      table.integer('second_warning_days').nullable()
      table.integer('last_warning_days').nullable()
      table.boolean('managers_see').notNullable().defaultTo(false)
      table.boolean('active').notNullable().defaultTo(true)
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `document_kinds_${column}_index`)
    })
    addSearchIndex(this, 'document_kinds')
    addRowCount(this, 'document_kinds')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS document_kinds_fts')
    this.schema.dropTable('document_kinds')
  }
}
