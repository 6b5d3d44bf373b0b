import { BaseSchema } from '@adonisjs/lucid/schema'

/** An invoice to a private person needs less of the buyer; and the number of the client's own order. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invoices', (table) => {
      table.boolean('simplified').notNullable().defaultTo(false)
      table.string('order_number', 60).nullable()
    })
  }

  async down() {
    this.schema.alterTable('invoices', (table) => table.dropColumns('simplified', 'order_number'))
  }
}
