import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the offer to the client says beside its prices, and how the client numbers his lines. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('quotation_lines', (table) => {
      table.string('client_item', 40).nullable()
    })
    this.schema.alterTable('quotations', (table) => {
      table.string('client_reference', 120).nullable()
      table.text('cover_letter').nullable()
      table.text('cover_letter_ar').nullable()
      table.text('terms', 'mediumtext').nullable()
    })
  }

  async down() {
    this.schema.alterTable('quotations', (table) => {
      table.dropColumns('client_reference', 'cover_letter', 'cover_letter_ar', 'terms')
    })
    this.schema.alterTable('quotation_lines', (table) => table.dropColumn('client_item'))
  }
}
