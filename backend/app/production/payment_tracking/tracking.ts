import db from '@adonisjs/lucid/services/db'
import type { Query } from '#core/listing/page'
import { today } from '#core/settings/firm_clock'
import { CODES, CURRENCY_CODES } from './currency_codes.js'
import { FIGURES } from './figures.js'
import { TOTALS } from './entries_sql.js'

const sums = FIGURES.map(
  (name) => `SUM(CASE WHEN figure = '${name}' THEN amount_minor ELSE 0 END) AS ${name}_minor`
)

const cases = Object.entries(CURRENCY_CODES).map(([name, code]) => `WHEN '${name}' THEN ${code}`)

/** One row for each project and currency that it has documents in, with every figure. */
const TRACKING = `
  SELECT p.id * ${CODES} + CASE m.currency ${cases.join(' ')} ELSE 0 END AS id, p.id AS project_id, p.code,
    p.name, p.name_letters, p.name_ar, p.shown_name_ar, p.shown_name_ar_letters, p.status,
    p.client_id, p.client_name, p.client_name_letters, m.*,
    CASE WHEN m.currency = p.currency THEN 1 ELSE 0 END AS main,
    m.contract_minor + m.variations_minor AS revised_minor,
    m.contract_minor + m.variations_minor - m.billed_minor - m.labour_minor - m.committed_minor
      AS margin_minor,
    m.received_minor - m.paid_minor AS cash_minor
  FROM projects p JOIN (
    SELECT project_id AS of_project, currency, ${sums.join(', ')}
    FROM (${TOTALS}) e GROUP BY project_id, currency
  ) m ON m.of_project = p.id`

const given = new WeakSet<Query>()

/** Gives a query the table `payment_tracking`, as the documents stand today; once, however often. */
export function withTracking(query: Query): void {
  if (given.has(query)) return
  given.add(query)
  void query.with('payment_tracking', db.raw(TRACKING, [today()]))
}
