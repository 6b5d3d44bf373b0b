import { BaseSchema } from '@adonisjs/lucid/schema'

/** One row whose version stands for all settings: two people cannot save over each other unseen. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      await db
        .table('settings')
        .insert({ key: 'edition', value: 'null', version: 1, updated_at: '2026-01-01 00:00:00' })
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('settings').where('key', 'edition').delete()
    })
  }
}
