import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('scoring_configs', (table) => {
      table.increments('id')
      table.integer('config_version').notNullable().unique('scoring_configs_version_unique')
      table.text('criteria').notNullable()
      table.text('bands').notNullable()
      table.boolean('active').notNullable().defaultTo(false)
      table.string('note', 300).nullable()
      stamps(table)
    })
    this.schema.createTable('quotations', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('quotations_number_unique')
      table.string('root_number', 40).notNullable()
      table.integer('revision').notNullable().defaultTo(0)
      table.string('bdm_initials', 10).nullable()
      table.string('project_name', 200).notNullable()
      table.string('project_name_ar', 200).nullable()
      table.bigInteger('area_sqm_e4').nullable()
      table.string('location', 160).nullable()
      table.string('city', 80).nullable()
      table.string('end_user', 200).nullable()
      table.string('requested_by', 200).nullable()
      table.string('requester_type', 60).nullable()
      table.string('client_type', 60).nullable()
      table.string('contractor_preference', 60).nullable()
      table.string('vendor_list_nomination', 60).nullable()
      table.string('historical_success', 60).nullable()
      table.string('project_type', 60).nullable()
      day(table, 'quoted').notNullable()
      day(table, 'valid_until').nullable()
      table.string('product_types', 600).notNullable().defaultTo('[]')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).nullable()
      table.string('currency', 3).notNullable().defaultTo('SAR')
      table.integer('vat_rate_bp').notNullable().defaultTo(1500)
      money(table, 'subtotal')
      money(table, 'discount')
      money(table, 'vat')
      money(table, 'total')
      table.integer('project_score_bp').nullable()
      table.string('recommendation_status', 20).nullable()
      table.text('score_breakdown').nullable()
      table.integer('scoring_config_id').unsigned().nullable().references('scoring_configs.id')
      table.string('status', 20).notNullable().defaultTo('pending')
      table.string('stage', 30).notNullable().defaultTo('draft')
      table.string('rejection_reason', 1000).nullable()
      table.text('notes').nullable()
      table.dateTime('submitted_at').nullable()
      table.integer('submitted_by').unsigned().nullable()
      table.dateTime('decided_at').nullable()
      table.integer('decided_by').unsigned().nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of [
        'project_name',
        'status',
        'stage',
        'quoted_on',
        'total_minor',
        'project_score_bp',
        'recommendation_status',
        'city',
        'project_type',
        'client_name',
        'bdm_initials',
        'client_id',
        'created_at',
        'updated_at',
        'area_sqm_e4',
        'created_by',
        'end_user',
        'location',
        'client_type',
        'requester_type',
      ]) {
        table.index([column, 'id'], `quotations_${column}_index`)
      }
    })
    addSearchIndex(this, 'quotations')
    addRowCount(this, 'quotations')
    this.schema.createTable('quotation_lines', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .references('quotations.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('section', 160).nullable()
      table.string('description', 1000).notNullable()
      table.string('description_ar', 1000).nullable()
      table.string('unit', 20).nullable()
      decimal4(table, 'quantity')
      decimal4(table, 'unit_rate')
      money(table, 'total')
      table.index(['quotation_id', 'position'], 'quotation_lines_position_index')
    })
    this.schema.createTable('quotation_documents', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .references('quotations.id')
        .onDelete('CASCADE')
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.string('document_type', 60).notNullable().defaultTo('other')
      table.string('revision', 20).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['quotation_id', 'id'], 'quotation_documents_quotation_index')
    })
    this.schema.createTable('tracking_sheets', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .references('quotations.id')
        .onDelete('CASCADE')
      table.integer('sheet_no').notNullable()
      table.integer('revision').notNullable().defaultTo(0)
      table.integer('quotation_version').notNullable()
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.string('hash', 64).notNullable()
      table.string('language', 2).notNullable().defaultTo('en')
      table.string('job_id', 36).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['quotation_id', 'sheet_no'], { indexName: 'tracking_sheets_number_unique' })
    })
  }

  async down() {
    for (const table of ['tracking_sheets', 'quotation_documents', 'quotation_lines'])
      this.schema.dropTable(table)
    this.schema.raw('DROP TABLE IF EXISTS quotations_fts')
    this.schema.dropTable('quotations')
    this.schema.dropTable('scoring_configs')
  }
}
