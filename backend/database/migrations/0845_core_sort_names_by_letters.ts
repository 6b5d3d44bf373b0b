import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters, dropLetters } from '#database/letters'

/** Tables and the names that their lists are sorted by, in either language. */
const NAMES: Record<string, string[]> = {
  clients: ['name', 'company'],
  companies: ['name'],
  contracts: ['title', 'client_name'],
  departments: ['name', 'name_ar'],
  document_kinds: ['name', 'name_ar'],
  employees: ['name', 'name_ar'],
  equipment: ['name', 'shown_name_ar'],
  invoices: ['client_name'],
  leave_types: ['name', 'name_ar'],
  materials: ['name', 'shown_name_ar'],
  payment_terms: ['name', 'name_ar'],
  projects: ['name', 'shown_name_ar', 'client_name'],
  purchase_orders: ['vendor_name'],
  purchase_requests: ['title'],
  quotations: ['project_name', 'client_name'],
  receipts: ['client_name'],
  users: ['name'],
  vendors: ['name'],
  warehouses: ['name', 'shown_name_ar'],
}

/** The byte order of letters puts every name with أ before all with ا, and Latin capitals before small ones. */
export default class extends BaseSchema {
  async up() {
    for (const [table, columns] of Object.entries(NAMES))
      for (const column of columns) addLetters(this, table, column)
    this.defer(async (db) => {
      if (db.dialect.name === 'mysql') {
        // the order that is kept beside the maps was another one
        for (const kept of ['word_maps', 'word_map_orders', 'word_map_changes'])
          await db.from(kept).delete()
        await db.from('word_map_sets').update({ set_id: 0 })
        return
      }
      await db.rawQuery('CREATE INDEX clients_id_letters_index ON clients (id, name_letters)')
      await db.rawQuery('DROP INDEX clients_id_name_index')
    })
  }

  async down() {
    if (this.db.dialect.name !== 'mysql') {
      this.schema.raw('DROP INDEX clients_id_letters_index')
      this.schema.raw('CREATE INDEX clients_id_name_index ON clients (id, name)')
    }
    for (const [table, columns] of Object.entries(NAMES))
      for (const column of columns) dropLetters(this, table, column)
  }
}
