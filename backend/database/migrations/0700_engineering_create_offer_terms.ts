import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['kind', 'name', 'place', 'standard', 'active', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('offer_terms', (table) => {
      table.increments('id')
      table.string('kind', 40).notNullable()
      table.string('name', 160).notNullable()
      table.string('name_ar', 160).notNullable()
      table.text('text').notNullable()
      table.text('text_ar').notNullable()
      table.integer('place').nullable()
      table.boolean('standard').notNullable().defaultTo(false)
      table.boolean('active').notNullable().defaultTo(true)
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `offer_terms_${column}_index`)
    })
    addSearchIndex(this, 'offer_terms')
    addRowCount(this, 'offer_terms')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS offer_terms_fts')
    this.schema.dropTable('offer_terms')
  }
}
