import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Every document of every vendor with what its vendor tells about it. One that was submitted again is
 * no longer current; documents of the kind `other` replace nothing.
 */
const entries = (name: string) => `CREATE VIEW ${name} AS
  SELECT d.id, d.vendor_id, v.name AS vendor_name, v.status AS vendor_status, d.document_type, d.number,
    d.issued_on, d.expires_on, d.file_id,
    CASE WHEN d.document_type <> 'other' AND EXISTS (SELECT 1 FROM vendor_documents n
      WHERE n.vendor_id = d.vendor_id AND n.document_type = d.document_type AND n.id > d.id)
      THEN 0 ELSE 1 END AS is_current
  FROM vendor_documents d JOIN vendors v ON v.id = d.vendor_id`

const OWNER_TYPES = {
  purchase_order_paper: 'purchase_order_pdf',
  purchase_request_paper: 'purchase_request_pdf',
}

export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW vendor_papers')
    this.schema.raw(entries('vendor_document_entries'))
    void this.schema.renameTable('purchase_order_papers', 'purchase_order_prints')
    this.defer(async (db) => {
      for (const [old, now] of Object.entries(OWNER_TYPES))
        await db.from('files').where('owner_type', old).update({ owner_type: now })
    })
  }

  async down() {
    this.schema.raw('DROP VIEW vendor_document_entries')
    this.schema.raw(entries('vendor_papers'))
    void this.schema.renameTable('purchase_order_prints', 'purchase_order_papers')
    this.defer(async (db) => {
      for (const [old, now] of Object.entries(OWNER_TYPES))
        await db.from('files').where('owner_type', now).update({ owner_type: old })
    })
  }
}
