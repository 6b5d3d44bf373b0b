import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'
import { factorOn, ORDERED_FACTOR } from '#database/unit_factors'

const FACTOR = 'COALESCE(u.factor_e4, 10000)'
const inBaseUnit = (isMysql: boolean) => (quantity: string) =>
  isMysql
    ? `(CAST(${quantity} AS DECIMAL(40, 0)) * ${FACTOR} + 5000) DIV 10000`
    : `((${quantity}) * ${FACTOR} + 5000) / 10000`

const OF_UNIT = 'LEFT JOIN material_units u ON u.material_id = l.material_id AND u.unit = l.unit'
type Base = (quantity: string) => string

const installations = (base: Base, factor: string) => `CREATE VIEW project_installations AS
  SELECT i.id, o.project_id, l.material_id, o.id AS order_id, o.number, i.installed_on, i.note,
    i.created_by, ${base('i.quantity_e4')} AS quantity_e4
  FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    JOIN material_installations i ON i.order_line_id = l.id
    ${factor}
  WHERE o.project_id IS NOT NULL AND l.material_id IS NOT NULL`

const LINE = `l.id AS line_id, o.id AS order_id, o.number, o.vendor_name, o.project_id, l.material_id,
    l.need_id`
const OF_PROJECTS = 'o.project_id IS NOT NULL AND l.material_id IS NOT NULL'

const supply = (base: Base, factor: string) => `CREATE VIEW project_material_supply AS
  SELECT ${LINE}, 1 AS is_received, 1 AS is_promised, g.received_on AS on_day,
    ${base('r.accepted_e4')} AS quantity_e4
  FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    ${factor}
    JOIN goods_receipt_lines r ON r.order_line_id = l.id
    JOIN goods_receipts g ON g.id = r.goods_receipt_id
  WHERE ${OF_PROJECTS} AND g.status = 'posted' AND r.accepted_e4 > 0
  UNION ALL
  SELECT ${LINE}, 0, CASE WHEN l.promised_on IS NULL THEN 0 ELSE 1 END,
    COALESCE(l.promised_on, o.required_on), ${base('l.quantity_e4 - l.accepted_e4')}
  FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    ${factor}
  WHERE ${OF_PROJECTS} AND l.quantity_e4 > l.accepted_e4
    AND (o.status IN ('approved', 'sent', 'partially_received')
      OR (o.status = 'submitted' AND o.revision > 0))`

const requests = (base: Base, factor: string) => `CREATE VIEW project_material_requests AS
  SELECT l.id AS line_id, r.id AS request_id, r.number, r.status, r.project_id, l.material_id, l.need_id,
    l.need_by_on, ${base('l.quantity_e4')} AS quantity_e4
  FROM purchase_requests r JOIN purchase_request_lines l ON l.purchase_request_id = r.id
    ${factor}
  WHERE r.project_id IS NOT NULL AND l.material_id IS NOT NULL
    AND r.status NOT IN ('rejected', 'cancelled')`

/** A unit's factor holds from a day on: another one does not change what was counted in it before. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('material_units', (table) => {
      // empty from the beginning
      day(table, 'valid_from').notNullable().defaultTo('')
      table.unique(['material_id', 'unit', 'valid_from_on'], {
        indexName: 'material_units_factor_unique',
      })
    })
    this.schema.alterTable('material_units', (table) => {
      table.dropUnique(['material_id', 'unit'], 'material_units_unit_unique')
    })
    this.#views(
      ORDERED_FACTOR,
      `LEFT JOIN material_units u ON ${factorOn('SUBSTR(r.created_at, 1, 10)')}`
    )
  }

  async down() {
    this.schema.alterTable('material_units', (table) => {
      table.unique(['material_id', 'unit'], { indexName: 'material_units_unit_unique' })
    })
    this.#views(OF_UNIT, OF_UNIT)
    this.schema.alterTable('material_units', (table) => {
      table.dropUnique(['material_id', 'unit', 'valid_from_on'], 'material_units_factor_unique')
      table.dropColumn('valid_from_on')
    })
  }

  #views(ordered: string, requested: string) {
    const base = inBaseUnit(this.db.dialect.name === 'mysql')
    for (const view of ['requests', 'supply']) this.schema.raw(`DROP VIEW project_material_${view}`)
    this.schema.raw('DROP VIEW project_installations')
    this.schema.raw(installations(base, ordered))
    this.schema.raw(supply(base, ordered))
    this.schema.raw(requests(base, requested))
  }
}
