import db from '@adonisjs/lucid/services/db'
import { divided } from '#core/database/divided'
import type { Query } from '#core/listing/page'
import { rowKeySql } from '#production/consumption/row_key'
import { NEEDS, progressOfNeeds } from './needs.js'

const SUMS = [
  ...(['own', 'planned', 'allowance', 'progress', 'plan', 'needed', 'done'] as const),
  ...(['issued', 'returned', 'installed', 'cost'] as const),
] as const

/** The same columns from each source; zero where it has nothing to add. */
function part(from: string, values: Partial<Record<(typeof SUMS)[number], string>>) {
  const columns = SUMS.map((name) => `${values[name] ?? '0'} AS ${name}`)
  return `SELECT project_id, material_id, ${columns.join(', ')} FROM ${from}`
}

const PARTS = [
  part('material_plans', {
    own: '1',
    planned: 'planned_e4',
    allowance: 'allowance_bp',
    progress: 'progress_bp',
    plan: 'id',
  }),
  part(NEEDS, { needed: 'quantity_e4', done: 'quantity_e4 * percent_e2' }),
  part('project_material_movements', {
    own: '1',
    issued: "CASE WHEN type = 'issue' THEN quantity_e4 ELSE 0 END",
    returned: "CASE WHEN type = 'return' THEN -quantity_e4 ELSE 0 END",
    cost: 'value_minor',
  }),
  part('material_installs', { own: '1', installed: 'quantity_e4' }),
  part('project_installations', { own: '1', installed: 'quantity_e4' }),
].join(' UNION ALL ')

const sums = SUMS.map((name) => `SUM(${name}) AS ${name}`).join(', ')

/** What is planned and how far its work is: by the tasks of the schedule wherever they need the material. */
const PROGRESSED = `
  SELECT g.project_id, g.material_id, g.plan, g.needed, g.allowance, g.issued, g.returned,
    g.installed, g.cost, CASE WHEN g.plan > 0 THEN g.planned ELSE g.needed END AS planned,
    CASE WHEN g.needed > 0 THEN ${progressOfNeeds('g.needed', 'g.done')}
      ELSE g.progress END AS progress
  FROM (SELECT project_id, material_id, ${sums} FROM (${PARTS}) s
    GROUP BY project_id, material_id HAVING SUM(own) > 0) g`

const NET = 'w.issued - w.returned'

/**
 * More went out than the work that is done needs, with its allowance; than the plan, before any work; or
 * anything at all of what nobody planned.
 */
const IS_OVER = `CASE
  WHEN w.theoretical_e4 > 0
    THEN (${NET} - w.theoretical_e4) * 10000 > w.allowance * w.theoretical_e4
  ELSE (${NET} - w.planned) * 10000 > w.allowance * w.planned END`

/** One row for each project and material that is planned, issued or installed. */
function consumption() {
  const theoretical = divided('2 * h.planned * h.progress + 10000', '20000')
  const apart = `ABS(${NET} - w.theoretical_e4)`
  const wastage = divided(`2 * ${apart} * 10000 + w.theoretical_e4`, '2 * w.theoretical_e4')
  return `
    SELECT ${rowKeySql('w.project_id', 'w.material_id')} AS id, w.project_id, w.material_id, p.code,
      p.name, p.name_letters, p.name_ar, p.shown_name_ar, p.shown_name_ar_letters,
      m.code AS material_code, m.name AS material_name, m.name_letters AS material_name_letters,
      m.name_ar AS material_name_ar, m.shown_name_ar AS shown_material_name_ar,
      m.shown_name_ar_letters AS shown_material_name_ar_letters, m.unit, m.category,
      NULLIF(w.plan, 0) AS plan_id, w.needed AS needed_e4, w.planned AS planned_e4,
      w.allowance AS allowance_bp, w.progress AS progress_bp, w.theoretical_e4,
      w.issued AS issued_e4, w.returned AS returned_e4, ${NET} AS net_e4,
      w.installed AS installed_e4, ${NET} - w.installed AS on_site_e4, w.cost AS cost_minor,
      CASE WHEN w.theoretical_e4 > 0 THEN
        CASE WHEN ${NET} < w.theoretical_e4 THEN -1 ELSE 1 END * (${wastage}) END AS wastage_bp,
      CASE WHEN ${IS_OVER} THEN 1 ELSE 0 END AS is_over
    FROM (SELECT h.*, ${theoretical} AS theoretical_e4 FROM (${PROGRESSED}) h) w
      JOIN projects p ON p.id = w.project_id JOIN material_names m ON m.id = w.material_id`
}

const given = new WeakSet<Query>()

/** Gives a query the table `consumption`; once, however often. */
export function withConsumption(query: Query): void {
  if (given.has(query)) return
  given.add(query)
  void query.with('consumption', db.raw(consumption()))
}
