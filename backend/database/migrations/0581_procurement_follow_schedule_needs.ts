import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** Lines of orders with the day on which the schedule needs them now; no price, since stores read it. */
const MATERIALS = (more: string, from: string) => `CREATE VIEW purchase_order_materials AS
  SELECT l.id, l.purchase_order_id, l.position, l.description, l.description_ar, l.material_id, l.unit,
    l.quantity_e4, l.accepted_e4, l.rejected_e4,
    CASE WHEN o.status IN ('approved', 'sent', 'partially_received') AND l.quantity_e4 > l.accepted_e4
      THEN l.quantity_e4 - l.accepted_e4 ELSE 0 END AS outstanding_e4,
    o.number, o.version AS order_version, o.vendor_id, o.vendor_name, o.project_id, o.project_name,
    o.ordered_on, o.required_on, o.status, o.warehouse_id, o.project_name_ar${more}
  FROM purchase_order_lines l JOIN purchase_orders o ON o.id = l.purchase_order_id${from}`

const FOLLOWED = `, l.need_id, l.need_by_on AS requested_by_on, l.promised_on,
    COALESCE(n.need_by_on, l.need_by_on, o.required_on) AS need_by_on`
const SCHEDULE = ' LEFT JOIN schedule_needs n ON n.id = l.need_id'

const FACTOR = 'COALESCE(u.factor_e4, 10000)'
const inBaseUnit = (isMysql: boolean) => (quantity: string) =>
  isMysql
    ? `(CAST(${quantity} AS DECIMAL(40, 0)) * ${FACTOR} + 5000) DIV 10000`
    : `((${quantity}) * ${FACTOR} + 5000) / 10000`

const LINE = `l.id AS line_id, o.id AS order_id, o.number, o.vendor_name, o.project_id, l.material_id,
    l.need_id`
const LINES = `FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    LEFT JOIN material_units u ON u.material_id = l.material_id AND u.unit = l.unit`
const OF_PROJECTS = 'o.project_id IS NOT NULL AND l.material_id IS NOT NULL'

/**
 * What has come of a project's materials and on which day, and what is still to come: by the day that
 * the vendor promised, else by the day that the order asks for. Quantities in the material's base unit.
 */
const supply = (base: (quantity: string) => string) => `CREATE VIEW project_material_supply AS
  SELECT ${LINE}, 1 AS is_received, 1 AS is_promised, g.received_on AS on_day,
    ${base('r.accepted_e4')} AS quantity_e4
  ${LINES} JOIN goods_receipt_lines r ON r.order_line_id = l.id
    JOIN goods_receipts g ON g.id = r.goods_receipt_id
  WHERE ${OF_PROJECTS} AND g.status = 'posted' AND r.accepted_e4 > 0
  UNION ALL
  SELECT ${LINE}, 0, CASE WHEN l.promised_on IS NULL THEN 0 ELSE 1 END,
    COALESCE(l.promised_on, o.required_on), ${base('l.quantity_e4 - l.accepted_e4')}
  ${LINES}
  WHERE ${OF_PROJECTS} AND l.quantity_e4 > l.accepted_e4
    AND (o.status IN ('approved', 'sent', 'partially_received')
      OR (o.status = 'submitted' AND o.revision > 0))`

/** What was requested of a project's materials, in the material's base unit. */
const requests = (base: (quantity: string) => string) => `CREATE VIEW project_material_requests AS
  SELECT l.id AS line_id, r.id AS request_id, r.number, r.status, r.project_id, l.material_id, l.need_id,
    l.need_by_on, ${base('l.quantity_e4')} AS quantity_e4
  FROM purchase_requests r JOIN purchase_request_lines l ON l.purchase_request_id = r.id
    LEFT JOIN material_units u ON u.material_id = l.material_id AND u.unit = l.unit
  WHERE r.project_id IS NOT NULL AND l.material_id IS NOT NULL
    AND r.status NOT IN ('rejected', 'cancelled')`

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_request_lines', (table) => {
      table.integer('need_id').unsigned().nullable()
      // the day that was asked for; the schedule may have moved it since
      day(table, 'need_by').nullable()
      table.index(['need_id'], 'purchase_request_lines_need_index')
    })
    this.schema.alterTable('purchase_order_lines', (table) => {
      table.integer('need_id').unsigned().nullable()
      day(table, 'need_by').nullable()
      day(table, 'promised').nullable()
      table.index(['need_id'], 'purchase_order_lines_need_index')
    })
    this.schema.raw('DROP VIEW purchase_order_materials')
    this.schema.raw(MATERIALS(FOLLOWED, SCHEDULE))
    const base = inBaseUnit(this.db.dialect.name === 'mysql')
    this.schema.raw(supply(base))
    this.schema.raw(requests(base))
  }

  async down() {
    this.schema.raw('DROP VIEW project_material_requests')
    this.schema.raw('DROP VIEW project_material_supply')
    this.schema.raw('DROP VIEW purchase_order_materials')
    this.schema.raw(MATERIALS('', ''))
    this.schema.alterTable('purchase_order_lines', (table) => {
      table.dropIndex(['need_id'], 'purchase_order_lines_need_index')
      for (const column of ['need_id', 'need_by_on', 'promised_on']) table.dropColumn(column)
    })
    this.schema.alterTable('purchase_request_lines', (table) => {
      table.dropIndex(['need_id'], 'purchase_request_lines_need_index')
      for (const column of ['need_id', 'need_by_on']) table.dropColumn(column)
    })
  }
}
