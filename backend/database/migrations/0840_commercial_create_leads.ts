import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    // a possible job before there is a quotation; afterwards the quotation carries it on
    this.schema.createTable('leads', (table) => {
      table.increments('id')
      table.string('number', 20).notNullable().unique('leads_number_unique')
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('company_name', 200).nullable()
      table.string('contact_name', 160).nullable()
      table.string('contact_phone', 40).nullable()
      table.string('contact_email', 254).nullable()
      table.string('source', 60).nullable()
      table.bigInteger('value_minor').nullable()
      table.string('currency', 3).notNullable()
      day(table, 'expected').nullable()
      table.string('next_step', 200).nullable()
      day(table, 'next_step').nullable()
      table.integer('owner_id').unsigned().nullable().references('users.id')
      table.string('city', 80).nullable()
      table.string('project_type', 60).nullable()
      table.text('notes').nullable()
      table.string('stage', 20).notNullable()
      day(table, 'stage').notNullable()
      table.string('stage_reason', 1000).nullable()
      table.string('lost_reason', 60).nullable()
      table
        .integer('quotation_id')
        .unsigned()
        .nullable()
        .unique('leads_quotation_unique')
        .references('quotations.id')
        .onDelete('SET NULL')
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of SORTED) table.index([column, 'id'], `leads_${column}_index`)
    })
    addSearchIndex(this, 'leads')
    addRowCount(this, 'leads')
  }

  async down() {
    this.schema.dropTable('leads')
  }
}

const SORTED = [
  'name',
  'company_name',
  'client_id',
  'source',
  'value_minor',
  'expected_on',
  'next_step_on',
  'owner_id',
  'stage',
  'stage_on',
  'created_at',
]
