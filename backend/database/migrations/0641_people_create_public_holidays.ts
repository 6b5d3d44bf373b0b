import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['name', 'from_on', 'to_on', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('public_holidays', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable()
      table.string('name_ar', 80).notNullable()
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `public_holidays_${column}_index`)
    })
    addSearchIndex(this, 'public_holidays')
    addRowCount(this, 'public_holidays')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS public_holidays_fts')
    this.schema.dropTable('public_holidays')
  }
}
