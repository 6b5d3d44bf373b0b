import { BaseSchema } from '@adonisjs/lucid/schema'

/** Every line of every order with what its order tells about it; no price, since stores read it. */
const VIEW = `CREATE VIEW purchase_order_materials AS
  SELECT l.id, l.purchase_order_id, l.position, l.description, l.description_ar, l.material_id, l.unit,
    l.quantity_e4, l.accepted_e4, l.rejected_e4,
    CASE WHEN o.status IN ('approved', 'sent', 'partially_received') AND l.quantity_e4 > l.accepted_e4
      THEN l.quantity_e4 - l.accepted_e4 ELSE 0 END AS outstanding_e4,
    o.number, o.version AS order_version, o.vendor_id, o.vendor_name, o.project_id, o.project_name,
    o.ordered_on, o.required_on, o.status, o.warehouse_id
  FROM purchase_order_lines l JOIN purchase_orders o ON o.id = l.purchase_order_id`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW purchase_order_materials')
  }
}
