import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a reader of a file has to be allowed beside its record, by abilities that a space parts: a sheet with
 * prices, an export with hidden columns. Earlier sheets may all show prices.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('files', (table) => {
      table.string('requires', 500).nullable()
    })
    this.defer(async (db) => {
      await db
        .from('files')
        .where('owner_type', 'tracking_sheet')
        .update({ requires: 'quotations.prices' })
    })
  }

  async down() {
    this.schema.alterTable('files', (table) => table.dropColumn('requires'))
  }
}
