import { BaseSchema } from '@adonisjs/lucid/schema'

/** The copies that were made of this portal, so that it can tell how old the last one is. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('backups', (table) => {
      table.increments('id')
      table.dateTime('made_at').notNullable()
      table.string('folder', 500).notNullable()
      table.integer('files').unsigned().notNullable()
      table.bigInteger('bytes').unsigned().notNullable()
    })
  }

  async down() {
    this.schema.dropTable('backups')
  }
}
