import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who moves or encrypts stored files, so that no two do at once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('file_claims', (table) => {
      table.string('name', 40).primary()
      table.string('holder', 32).nullable()
      table.bigInteger('until').unsigned().notNullable().defaultTo(0)
    })
    this.defer(async (db) => {
      await db.table('file_claims').insert({ name: 'stored_files', until: 0 })
    })
  }

  async down() {
    this.schema.dropTable('file_claims')
  }
}
