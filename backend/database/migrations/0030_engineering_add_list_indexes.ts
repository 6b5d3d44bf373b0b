import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = [
  'requested_by',
  'contractor_preference',
  'vendor_list_nomination',
  'historical_success',
  'valid_until_on',
  'subtotal_minor',
  'vat_minor',
]

/** Every column that the list of quotations can be sorted by has an index that ends in the id. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('quotations', (table) => {
      for (const column of COLUMNS) table.index([column, 'id'], `quotations_${column}_index`)
    })
  }

  async down() {
    this.schema.alterTable('quotations', (table) => {
      for (const column of COLUMNS) table.dropIndex([column, 'id'], `quotations_${column}_index`)
    })
  }
}
