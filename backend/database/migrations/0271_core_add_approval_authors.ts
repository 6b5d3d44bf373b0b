import { BaseSchema } from '@adonisjs/lucid/schema'

const DOCUMENTS = {
  quotation: 'quotations',
  purchase_order: 'purchase_orders',
  purchase_request: 'purchase_requests',
  stock_movement: 'stock_movements',
}

/** Who wrote a document decides on it no more than who submitted it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('approval_requests', (table) => {
      table.integer('authored_by').unsigned().nullable()
    })
    this.defer(async (db) => {
      for (const [type, table] of Object.entries(DOCUMENTS)) {
        const author = `SELECT created_by FROM ${table} WHERE ${table}.id = document_id`
        await db.rawQuery(
          `UPDATE approval_requests SET authored_by = (${author}) WHERE document_type = '${type}'`
        )
      }
    })
  }

  async down() {
    this.schema.alterTable('approval_requests', (table) => {
      table.dropColumn('authored_by')
    })
  }
}
