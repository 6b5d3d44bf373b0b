import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('imports', (table) => {
      table.increments('id')
      table.string('resource', 60).notNullable()
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.string('file_name', 255).notNullable()
      table.string('format', 10).notNullable()
      table.text('headings', 'mediumtext').notNullable()
      table.text('sample', 'mediumtext').notNullable()
      table.text('mapping').nullable()
      table.string('key_field', 60).nullable()
      table.string('status', 20).notNullable().defaultTo('uploaded')
      table.string('job_id', 36).nullable()
      table.integer('total_rows').notNullable().defaultTo(0)
      table.integer('good_rows').notNullable().defaultTo(0)
      table.integer('bad_rows').notNullable().defaultTo(0)
      table.integer('created_rows').notNullable().defaultTo(0)
      table.integer('updated_rows').notNullable().defaultTo(0)
      // the first problems, to be shown; all of them are in the file
      table.text('problems', 'mediumtext').nullable()
      table.integer('problems_file_id').unsigned().nullable().references('files.id')
      stamps(table)
      table.index(['created_by', 'id'], 'imports_created_by_index')
      table.index(['created_at', 'id'], 'imports_created_at_index')
    })
  }

  async down() {
    this.schema.dropTable('imports')
  }
}
