import { BaseSchema } from '@adonisjs/lucid/schema'

/** Clients known before are found by their number as it is dialled at home, too: `0511345913`, `511345913`. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const joined =
        db.dialect.name === 'better-sqlite3'
          ? `search_text || ' 0' || SUBSTR(??, 5) || ' ' || SUBSTR(??, 5)`
          : `CONCAT(search_text, ' 0', SUBSTR(??, 5), ' ', SUBSTR(??, 5))`
      for (const key of ['mobile_key', 'phone_key'])
        await db
          .from('clients')
          .where(key, 'like', '+966%')
          .update({ search_text: db.raw(joined, [key, key]) })
    })
  }

  async down() {
    // what was added to the text finds nothing that is not there
  }
}
