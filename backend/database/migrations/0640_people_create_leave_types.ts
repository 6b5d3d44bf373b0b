import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'name',
  'basis',
  'year_days',
  'later_years',
  'later_year_days',
  'carry_days',
  'carry_months',
  'negative_days',
  'counts_rest_days',
  'counts_holidays',
  'half_days',
  'active',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('leave_types', (table) => {
      table.increments('id')
      table.string('code', 20).notNullable().unique('leave_types_code_unique')
      table.string('name', 80).notNullable()
      table.string('name_ar', 80).notNullable()
      table.string('basis', 40).notNullable()
      table.integer('year_days').nullable()
      table.integer('later_years').nullable()
      table.integer('later_year_days').nullable()
      table.integer('carry_days').nullable()
      table.integer('carry_months').nullable()
      table.integer('negative_days').nullable()
      table.boolean('counts_rest_days').notNullable().defaultTo(true)
      table.boolean('counts_holidays').notNullable().defaultTo(false)
      table.boolean('half_days').notNullable().defaultTo(true)
      table.boolean('active').notNullable().defaultTo(true)
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `leave_types_${column}_index`)
    })
    addSearchIndex(this, 'leave_types')
    addRowCount(this, 'leave_types')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS leave_types_fts')
    this.schema.dropTable('leave_types')
  }
}
