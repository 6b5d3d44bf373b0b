import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('approval_requests', (table) => {
      table.string('title_ar', 300).nullable()
    })
    this.defer(async (db) => {
      const named = 'SELECT project_name_ar FROM quotations WHERE quotations.id = document_id'
      await db.rawQuery(
        `UPDATE approval_requests SET title_ar = (${named}) WHERE document_type = 'quotation'`
      )
    })
  }

  async down() {
    this.schema.alterTable('approval_requests', (table) => {
      table.dropColumn('title_ar')
    })
  }
}
