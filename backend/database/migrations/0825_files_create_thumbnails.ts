import { BaseSchema } from '@adonisjs/lucid/schema'

/** A small picture of a file, drawn from its present version; it goes with its file. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('file_thumbnails', (table) => {
      table
        .integer('file_id')
        .unsigned()
        .notNullable()
        .primary()
        .references('files.id')
        .onDelete('CASCADE')
      // of the content that was drawn
      table.integer('version_no').notNullable()
      // null where that content can't be drawn: it is not tried again
      table.specificType('content', 'MEDIUMBLOB').nullable()
      table.dateTime('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('file_thumbnails')
  }
}
