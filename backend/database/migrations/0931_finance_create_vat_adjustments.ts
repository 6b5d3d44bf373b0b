import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

const LISTED = ['adjusts_on', 'status', 'vat_minor', 'created_at']

/** What people add to a box of a return, once another person agrees. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vat_adjustments', (table) => {
      table.increments('id')
      table.string('number', 24).notNullable().unique('vat_adjustments_number_unique')
      table.string('kind', 12).notNullable()
      day(table, 'adjusts').notNullable()
      table.string('box', 24).notNullable()
      money(table, 'taxable')
      money(table, 'vat')
      table.string('reason', 1000).notNullable()
      table.string('status', 12).notNullable()
      table.string('comment', 1000).nullable()
      day(table, 'approved').nullable()
      // the debt that is relieved: claimed by one at a time
      table.integer('write_off_id').unsigned().nullable()
      table.integer('claimed_id').unsigned().nullable().unique('vat_adjustments_claimed_id_unique')
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `vat_adjustments_${column}_index`)
      table.index(['write_off_id', 'id'], 'vat_adjustments_write_off_index')
    })
    addRowCount(this, 'vat_adjustments')
  }

  async down() {
    this.schema.dropTable('vat_adjustments')
  }
}
