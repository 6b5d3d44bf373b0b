import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = {
  vendors: ['business_address', 'postal_code', 'fax', 'website'],
  purchase_orders: [
    'payment_term_id',
    'subtotal_minor',
    'vat_minor',
    'submitted_at',
    'delivery_location',
  ],
}

/** Every column that a list is sorted by has an index that ends in the id. */
export default class extends BaseSchema {
  async up() {
    for (const [name, columns] of Object.entries(COLUMNS)) {
      this.schema.alterTable(name, (table) => {
        for (const column of columns) table.index([column, 'id'], `${name}_${column}_index`)
      })
    }
  }

  async down() {
    for (const [name, columns] of Object.entries(COLUMNS)) {
      this.schema.alterTable(name, (table) => {
        for (const column of columns) table.dropIndex([column, 'id'], `${name}_${column}_index`)
      })
    }
  }
}
