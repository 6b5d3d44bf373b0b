import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Every paper of every vendor with what its vendor tells about it. A paper that was replaced is
 * no longer current; documents of the kind `other` replace nothing.
 */
const VIEW = `CREATE VIEW vendor_papers AS
  SELECT d.id, d.vendor_id, v.name AS vendor_name, v.status AS vendor_status, d.document_type, d.number,
    d.issued_on, d.expires_on, d.file_id,
    CASE WHEN d.document_type <> 'other' AND EXISTS (SELECT 1 FROM vendor_documents n
      WHERE n.vendor_id = d.vendor_id AND n.document_type = d.document_type AND n.id > d.id)
      THEN 0 ELSE 1 END AS is_current
  FROM vendor_documents d JOIN vendors v ON v.id = d.vendor_id`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW vendor_papers')
  }
}
