import { BaseSchema } from '@adonisjs/lucid/schema'

/** An order is printed in one language or in `both`, which two letters cannot hold. */
export default class extends BaseSchema {
  async up() {
    this.resize(4)
  }

  async down() {
    this.defer(async (db) => {
      await db.from('purchase_order_prints').where('language', 'both').update({ language: 'ar' })
    })
    this.resize(2)
  }

  // SQLite holds any length
  private resize(letters: number) {
    if (this.db.dialect.name !== 'mysql') return
    this.schema.raw(
      `ALTER TABLE purchase_order_prints MODIFY language VARCHAR(${letters}) NOT NULL`
    )
  }
}
