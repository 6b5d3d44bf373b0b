import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fold } from '#engines/text/fold'

/** Names that a table takes from elsewhere: which, from where, and whether it is searched by them. */
const TAKEN = [
  ['purchase_orders', 'project_name_ar', 'projects', 'project_id', true],
  ['purchase_requests', 'project_name_ar', 'projects', 'project_id', true],
  ['equipment', 'project_name_ar', 'projects', 'project_id', false],
  ['stock_movements', 'project_name_ar', 'projects', 'project_id', true],
  ['stock_movements', 'warehouse_name_ar', 'warehouses', 'warehouse_id', true],
  ['stock_movements', 'to_warehouse_name_ar', 'warehouses', 'to_warehouse_id', true],
  ['stock_levels', 'warehouse_name_ar', 'warehouses', 'warehouse_id', true],
] as const

/** Tables with a name and an Arabic one that may be empty: then it is the other one that is shown. */
const OWN = [
  ['projects', 'name', 'name_ar'],
  ['materials', 'name', 'name_ar'],
  ['equipment', 'name', 'name_ar'],
  ['warehouses', 'name', 'name_ar'],
  ['stock_levels', 'material_name', 'material_name_ar'],
] as const

const MATERIALS = (more: string) => `CREATE VIEW purchase_order_materials AS
  SELECT l.id, l.purchase_order_id, l.position, l.description, l.description_ar, l.material_id, l.unit,
    l.quantity_e4, l.accepted_e4, l.rejected_e4,
    CASE WHEN o.status IN ('approved', 'sent', 'partially_received') AND l.quantity_e4 > l.accepted_e4
      THEN l.quantity_e4 - l.accepted_e4 ELSE 0 END AS outstanding_e4,
    o.number, o.version AS order_version, o.vendor_id, o.vendor_name, o.project_id, o.project_name,
    o.ordered_on, o.required_on, o.status, o.warehouse_id${more}
  FROM purchase_order_lines l JOIN purchase_orders o ON o.id = l.purchase_order_id`

const BILLS = (more: string) => `CREATE VIEW vendor_bills AS
  SELECT b.id, b.version, b.purchase_order_id, o.number AS order_number, b.vendor_id, o.vendor_name,
    o.project_id, o.project_name, b.vendor_number, b.billed_on, b.due_on, b.currency, b.status,
    b.subtotal_minor, b.total_minor, b.paid_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.total_minor - b.retention_minor - b.paid_minor + b.retention_paid_minor END AS open_minor,
    CASE WHEN b.status = 'cancelled' THEN 0
      ELSE b.retention_minor - b.retention_paid_minor END AS held_minor${more}
  FROM purchase_bills b JOIN purchase_orders o ON o.id = b.purchase_order_id`

/** What Arabic users are shown stands in a column with an index, so that they sort and filter by it. */
export default class extends BaseSchema {
  async up() {
    for (const [table, column] of TAKEN)
      this.schema.alterTable(table, (to) => {
        to.string(column, 200).nullable()
        to.index([column, 'id'], `${table}_${column}_index`)
      })
    for (const [table, name, arabic] of OWN) {
      this.schema.raw(`ALTER TABLE ${table} ADD COLUMN shown_name_ar VARCHAR(200)
        GENERATED ALWAYS AS (COALESCE(NULLIF(${arabic}, ''), ${name})) VIRTUAL`)
      this.schema.alterTable(table, (to) =>
        to.index(['shown_name_ar', 'id'], `${table}_shown_name_ar_index`)
      )
    }
    this.#views(', o.project_name_ar')
    this.defer(takeOver)
  }

  async down() {
    this.#views('')
    for (const [table] of OWN)
      this.schema.alterTable(table, (from) => {
        from.dropIndex(['shown_name_ar', 'id'], `${table}_shown_name_ar_index`)
        from.dropColumn('shown_name_ar')
      })
    for (const [table, column] of TAKEN)
      this.schema.alterTable(table, (from) => {
        from.dropIndex([column, 'id'], `${table}_${column}_index`)
        from.dropColumn(column)
      })
  }

  #views(more: string) {
    this.schema.raw('DROP VIEW purchase_order_materials')
    this.schema.raw('DROP VIEW vendor_bills')
    this.schema.raw(MATERIALS(more))
    this.schema.raw(BILLS(more))
  }
}

async function takeOver(db: QueryClientContract) {
  const sqlite = db.dialect.name === 'better-sqlite3'
  const longer = sqlite ? "search_text || ' ' || ?" : "CONCAT(search_text, ' ', ?)"
  for (const [table, column, source, key, searched] of TAKEN) {
    await db.rawQuery(
      `UPDATE ${table} SET ${column} = (SELECT s.shown_name_ar FROM ${source} s WHERE s.id = ${key})
       WHERE ${key} IS NOT NULL`
    )
    if (!searched) continue
    const named = await db
      .from(source)
      .whereNotNull('name_ar')
      .whereNot('name_ar', '')
      .select('id', 'name_ar')
    for (const { id, name_ar: arabic } of named)
      await db.rawQuery(`UPDATE ${table} SET search_text = ${longer} WHERE ${key} = ?`, [
        fold(arabic),
        id,
      ])
  }
}
