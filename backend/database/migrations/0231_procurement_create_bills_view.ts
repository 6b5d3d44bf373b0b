import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every invoice of every vendor with what its order tells about it, and what is owed of it. */
const VIEW = `CREATE VIEW vendor_bills AS
  SELECT b.id, b.version, b.purchase_order_id, o.number AS order_number, b.vendor_id, o.vendor_name,
    o.project_id, o.project_name, b.vendor_number, b.billed_on, b.due_on, b.currency, b.status,
    b.subtotal_minor, b.total_minor, b.paid_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.total_minor - b.retention_minor - b.paid_minor + b.retention_paid_minor END AS open_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.retention_minor - b.retention_paid_minor END AS held_minor
  FROM purchase_bills b JOIN purchase_orders o ON o.id = b.purchase_order_id`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW vendor_bills')
  }
}
