import { BaseSchema } from '@adonisjs/lucid/schema'

/** Orders what a search has found without reading the rows; MySQL finds rows by their key in any case. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      if (db.dialect.name === 'better-sqlite3')
        await db.rawQuery('CREATE INDEX clients_id_name_index ON clients (id, name)')
    })
  }

  async down() {
    this.schema.raw('DROP INDEX IF EXISTS clients_id_name_index')
  }
}
