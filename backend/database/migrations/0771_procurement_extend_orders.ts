import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['kind', 'name', 'place', 'standard', 'active', 'updated_at']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('order_terms', (table) => {
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
      for (const column of LISTED) table.index([column, 'id'], `order_terms_${column}_index`)
    })
    this.schema.alterTable('purchase_orders', (table) => {
      table.string('vendor_reference', 80).nullable()
      table.string('incoterm', 3).nullable()
      table.string('incoterm_place', 160).nullable()
      table.string('site_contact', 200).nullable()
      table.text('penalty').nullable()
      // of the late value, for each week of delay, and at most
      table.integer('penalty_bp').nullable()
      table.integer('penalty_cap_bp').nullable()
      // terms as this order states them
      table.text('clauses').nullable()
    })
    this.schema.alterTable('purchase_order_prints', (table) => {
      // what a vendor opens from the paper
      table.integer('share_id').unsigned().nullable().references('shares.id')
    })
    addSearchIndex(this, 'order_terms')
    addRowCount(this, 'order_terms')
  }

  async down() {
    this.schema.alterTable('purchase_order_prints', (table) => {
      table.dropForeign('share_id')
      table.dropColumn('share_id')
    })
    this.schema.alterTable('purchase_orders', (table) =>
      table.dropColumns(
        ...['vendor_reference', 'incoterm', 'incoterm_place', 'site_contact'],
        ...['penalty', 'penalty_bp', 'penalty_cap_bp', 'clauses']
      )
    )
    this.schema.raw('DROP TABLE IF EXISTS order_terms_fts')
    this.schema.dropTable('order_terms')
  }
}
