import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

/** A client's own bill of quantities, how its sheets are read, and its copies with our prices. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('client_workbooks', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .references('quotations.id')
        .onDelete('CASCADE')
        .unique('client_workbooks_quotation_unique')
      // a revision prices the same file as what it revises
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.string('file_name', 255).notNullable()
      table.string('status', 20).notNullable()
      table.string('fault', 40).nullable()
      table.string('job_id', 36).nullable()
      // what came of the last lines that were made of it
      table.text('import_report', 'mediumtext').nullable()
      stamps(table)
      table.index(['file_id'], 'client_workbooks_file_index')
    })
    this.schema.createTable('client_workbook_sheets', (table) => {
      table.increments('id')
      table
        .integer('client_workbook_id')
        .unsigned()
        .notNullable()
        .references('client_workbooks.id')
        .onDelete('CASCADE')
      // its place in the workbook, from 0
      table.integer('position').notNullable()
      table.string('name', 255).notNullable()
      table.boolean('is_hidden').notNullable()
      table.boolean('is_protected').notNullable()
      table.text('preview', 'mediumtext').notNullable()
      table.integer('lines_found').notNullable()
      table.integer('sections_found').notNullable()
      // chosen to be read, and how: the row of its headings, and a column for each field
      table.boolean('is_mapped').notNullable()
      table.integer('header').notNullable()
      table.text('columns').notNullable()
      table.unique(['client_workbook_id', 'position'], {
        indexName: 'client_workbook_sheets_position_unique',
      })
    })
    this.schema.createTable('priced_workbooks', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .references('quotations.id')
        .onDelete('CASCADE')
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.integer('quotation_version').notNullable()
      table.text('report', 'mediumtext').notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['quotation_id', 'id'], 'priced_workbooks_quotation_index')
    })
    this.schema.alterTable('quotation_lines', (table) => {
      // the file, sheet and row that the line was made of: `12:0:17`
      table.string('client_row', 40).nullable()
    })
  }

  async down() {
    this.schema.alterTable('quotation_lines', (table) => table.dropColumn('client_row'))
    this.schema.dropTable('priced_workbooks')
    this.schema.dropTable('client_workbook_sheets')
    this.schema.dropTable('client_workbooks')
  }
}
