import { BaseSchema } from '@adonisjs/lucid/schema'

/** A contract says why it bears no VAT; its certificates and advances follow it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('contracts', (table) => {
      table.string('vat_category', 1).notNullable().defaultTo('S')
      table.string('exemption_reason', 60).nullable()
    })
    this.defer(async (db) => {
      await db.from('contracts').where('vat_rate_bp', 0).update({ vat_category: 'Z' })
    })
  }

  async down() {
    this.schema.alterTable('contracts', (table) =>
      table.dropColumns('vat_category', 'exemption_reason')
    )
  }
}
