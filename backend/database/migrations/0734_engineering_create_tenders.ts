import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'title',
  'client_id',
  'status',
  'closing_on',
  'site_visit_on',
  'bond_kind',
  'bond_amount_minor',
  'bond_expires_on',
  'quotation_id',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tenders', (table) => {
      table.increments('id')
      table.string('reference', 80).notNullable().unique('tenders_reference_unique')
      table.string('title', 300).notNullable()
      table.integer('client_id').unsigned().nullable()
      table.string('status', 40).notNullable()
      day(table, 'closing').notNullable()
      table.string('closing_time', 5).nullable()
      day(table, 'site_visit').nullable()
      table.string('bond_kind', 40).nullable()
      table.bigInteger('bond_amount_minor').nullable()
      day(table, 'bond_expires').nullable()
      table
        .integer('quotation_id')
        .unsigned()
        .references('quotations.id')
        .onDelete('SET NULL')
        .nullable()
      table.text('clarifications', 'mediumtext').notNullable()
      table.text('addenda', 'mediumtext').notNullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `tenders_${column}_index`)
    })
    addSearchIndex(this, 'tenders')
    addRowCount(this, 'tenders')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS tenders_fts')
    this.schema.dropTable('tenders')
  }
}
