import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other departments may know of a material: what it is called and counted in. */
const NAMES = `CREATE VIEW material_names AS
  SELECT id, code, name, name_ar, COALESCE(NULLIF(name_ar, ''), name) AS shown_name_ar, unit, category
  FROM materials`

/**
 * Every entry of the stock's ledger that handed a material out to a project or took it back, at the
 * ledger's value: what went to the project is above zero. A reversal is there with its opposite.
 */
const MOVEMENTS = `CREATE VIEW project_material_movements AS
  SELECT e.id, m.project_id, s.material_id, m.id AS movement_id, m.number, m.type, e.posted_on,
    -e.quantity_e4 AS quantity_e4, -e.value_minor AS value_minor
  FROM stock_movements m JOIN stock_ledger e ON e.movement_id = m.id
    JOIN stock_levels s ON s.id = e.level_id
  WHERE m.project_id IS NOT NULL AND m.type IN ('issue', 'return')`

/** What was noted as built in on a line of an order, in the material's base unit. */
const installations = (base: string) => `CREATE VIEW project_installations AS
  SELECT i.id, o.project_id, l.material_id, o.id AS order_id, o.number, i.installed_on, i.note,
    i.created_by, ${base} AS quantity_e4
  FROM purchase_orders o JOIN purchase_order_lines l ON l.purchase_order_id = o.id
    JOIN material_installations i ON i.order_line_id = l.id
    LEFT JOIN material_units u ON u.material_id = l.material_id AND u.unit = l.unit
  WHERE o.project_id IS NOT NULL AND l.material_id IS NOT NULL`

const FACTOR = 'COALESCE(u.factor_e4, 10000)'
const BASE = {
  sqlite: `(i.quantity_e4 * ${FACTOR} + 5000) / 10000`,
  mysql: `(CAST(i.quantity_e4 AS DECIMAL(40, 0)) * ${FACTOR} + 5000) DIV 10000`,
}

export default class extends BaseSchema {
  async up() {
    this.schema.raw(NAMES)
    this.schema.raw(MOVEMENTS)
    const isMysql = this.db.dialect.name === 'mysql'
    this.schema.raw(installations(isMysql ? BASE.mysql : BASE.sqlite))
  }

  async down() {
    for (const view of ['project_installations', 'project_material_movements', 'material_names'])
      this.schema.raw(`DROP VIEW ${view}`)
  }
}
