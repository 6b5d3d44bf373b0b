import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters, dropLetters } from '#database/letters'

/** Tables and the names, their own or another record's, that their lists are sorted by. */
const NAMES: Record<string, string[]> = {
  collection_calls: ['client_name'],
  companies: ['legal_name'],
  dunning_letters: ['client_name'],
  equipment: ['custodian_name', 'project_name', 'project_name_ar'],
  invoice_write_offs: ['client_name'],
  leads: ['name', 'company_name'],
  payment_promises: ['client_name'],
  policies: ['title', 'title_ar'],
  purchase_orders: ['project_name', 'project_name_ar'],
  purchase_requests: ['project_name', 'project_name_ar'],
  stock_levels: ['material_name', 'shown_name_ar', 'warehouse_name', 'warehouse_name_ar'],
  stock_movements: [
    ...['warehouse_name', 'warehouse_name_ar', 'to_warehouse_name', 'to_warehouse_name_ar'],
    ...['project_name', 'project_name_ar'],
  ],
  vendor_advances: ['vendor_name'],
  vendor_credits: ['vendor_name'],
  vendor_statements: ['vendor_name'],
  vendors: ['primary_contact_name'],
}
/** Titles of policies have had no index. */
const WITHOUT_INDEX = new Set(['policies'])

/** The order of bytes, which these lists have had, puts every name with أ before all with ا. */
export default class extends BaseSchema {
  async up() {
    this.#each((table, column) => {
      addLetters(this, table, column)
      // nothing else reads by it
      if (!WITHOUT_INDEX.has(table))
        this.schema.alterTable(table, (from) => {
          from.dropIndex([column, 'id'], `${table}_${column}_index`)
        })
    })
  }

  async down() {
    this.#each((table, column) => {
      if (!WITHOUT_INDEX.has(table))
        this.schema.alterTable(table, (to) => {
          to.index([column, 'id'], `${table}_${column}_index`)
        })
      dropLetters(this, table, column)
    })
  }

  #each(act: (table: string, column: string) => void) {
    for (const [table, columns] of Object.entries(NAMES))
      for (const column of columns) act(table, column)
  }
}
