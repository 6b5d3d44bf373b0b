import db from '@adonisjs/lucid/services/db'
import { isSqlite } from '#core/database/dialect'
import { divided } from '#core/database/divided'
import type { ListQuery } from '#core/listing/definition'
import type { Query, Scope } from '#core/listing/page'
import { rowKeySql } from '#production/consumption/row_key'
import { withConsumption } from './consumption_table.js'

const MATERIAL = `n.code AS material_code, n.name AS material_name,
  n.name_letters AS material_name_letters, n.name_ar AS material_name_ar,
  n.shown_name_ar AS shown_material_name_ar,
  n.shown_name_ar_letters AS shown_material_name_ar_letters, n.unit, n.category`

const ADDED = ['planned', 'theoretical', 'issued', 'returned', 'net', 'installed', 'on_site']

/** One row for each material, over all projects: a material has one unit, so that they add up. */
function byMaterial() {
  const sums = [
    ...ADDED.map((name) => `SUM(${name}_e4) AS ${name}_e4`),
    'SUM(cost_minor) AS cost_minor, SUM(is_over) AS over_projects, COUNT(*) AS projects',
  ]
  const apart = 'ABS(s.net_e4 - s.theoretical_e4)'
  const wastage = divided(`2 * ${apart} * 10000 + s.theoretical_e4`, '2 * s.theoretical_e4')
  return `SELECT s.material_id AS id, s.*, ${MATERIAL}, CASE WHEN s.theoretical_e4 > 0 THEN
      CASE WHEN s.net_e4 < s.theoretical_e4 THEN -1 ELSE 1 END * (${wastage}) END AS wastage_bp
    FROM (SELECT material_id, ${sums.join(', ')} FROM consumption GROUP BY material_id) s
      JOIN material_names n ON n.id = s.material_id`
}

const moved = `SELECT project_id, material_id, substr(posted_on, 1, 7) AS month,
  CASE WHEN type = 'issue' THEN quantity_e4 ELSE 0 END AS issued,
  CASE WHEN type = 'return' THEN -quantity_e4 ELSE 0 END AS returned, 0 AS installed,
  value_minor AS cost FROM project_material_movements`
const installed = (table: string) => `SELECT project_id, material_id, substr(installed_on, 1, 7),
  0, 0, quantity_e4, 0 FROM ${table}`
const PARTS = [moved, installed('material_installs'), installed('project_installations')].join(
  ' UNION ALL '
)

const SUMS = `SUM(issued) AS issued_e4, SUM(returned) AS returned_e4,
  SUM(issued) - SUM(returned) AS net_e4, SUM(installed) AS installed_e4, SUM(cost) AS cost_minor`

/**
 * What went out and was installed of each material in each month: of each project by itself, and of all
 * of them together as project 0.
 */
function byMonth() {
  const number = (from: number, length: number) =>
    `CAST(substr(s.month, ${from}, ${length}) AS SIGNED)`
  const id = `(${number(1, 4)} * 12 + ${number(6, 2)} - 1) * 100000000000`
  const firstDay = isSqlite() ? "s.month || '-01'" : "CONCAT(s.month, '-01')"
  const of = (
    project: string,
    group: string
  ) => `SELECT ${project} AS project_id, material_id, month,
    ${SUMS} FROM (${PARTS}) p GROUP BY ${group}material_id, month`
  return `SELECT ${id} + ${rowKeySql('s.project_id', 's.material_id')} AS id, s.*,
      ${firstDay} AS month_on, p.code, p.name, p.name_letters, p.name_ar, p.shown_name_ar,
      p.shown_name_ar_letters, ${MATERIAL}
    FROM (${of('0', '')} UNION ALL ${of('project_id', 'project_id, ')}) s
      JOIN material_names n ON n.id = s.material_id LEFT JOIN projects p ON p.id = s.project_id`
}

const given = new WeakSet<Query>()

function once(query: Query, give: () => void) {
  if (given.has(query)) return
  given.add(query)
  give()
}

/** Gives a query the table `consumption_materials`. */
export function withMaterials(query: Query): void {
  once(query, () => {
    withConsumption(query)
    void query.with('consumption_materials', db.raw(byMaterial()))
  })
}

/** Gives a query the table `consumption_months`. */
export function withMonths(query: Query): void {
  once(query, () => void query.with('consumption_months', db.raw(byMonth())))
}

const OF_PROJECTS = new Set(['projectId', 'code', 'projectName'])

/** The months of all projects together; those of each where the query names projects. */
export const monthsScope =
  ({ filters }: Pick<ListQuery, 'filters'>): Scope =>
  (query) => {
    withMonths(query)
    const named = filters.some(({ field }) => OF_PROJECTS.has(field))
    void query.where('consumption_months.project_id', named ? '>' : '=', 0)
  }
