import { BaseSchema } from '@adonisjs/lucid/schema'
import { addSearchIndex } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('file_texts', (table) => {
      table.increments('id')
      table
        .integer('file_id')
        .unsigned()
        .notNullable()
        .unique('file_texts_file_unique')
        .references('files.id')
        .onDelete('CASCADE')
      // of the content that was read
      table.integer('version_no').notNullable().defaultTo(0)
      table.string('status', 20).notNullable().defaultTo('waiting')
      table.integer('pages').nullable()
      table.text('content', 'mediumtext').nullable()
      table.text('search_text', 'mediumtext').notNullable()
      table.dateTime('updated_at').notNullable()
    })
    addSearchIndex(this, 'file_texts')
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS file_texts_fts')
    this.schema.dropTable('file_texts')
  }
}
