import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/raw_rows'
import type Project from './project.js'

/** Of a project without a contract: what its approved quotation offers. */
export const QUOTED = `projects p JOIN quotation_values q ON q.id = p.quotation_id
    LEFT JOIN project_agreements a ON a.project_id = p.id
  WHERE a.id IS NULL`

/** What was agreed for each project, before VAT: its contract or quotation, and approved variations. */
export const AGREED = `
  SELECT project_id, currency, 'contract' AS figure, value_minor AS amount_minor FROM project_agreements
  UNION ALL SELECT project_id, currency, 'variations', amount_minor FROM variation_orders
    WHERE status = 'approved'
  UNION ALL SELECT p.id, p.currency, 'contract', q.net_minor FROM ${QUOTED}`

/** What a project is worth today, before VAT and in its own currency, in minor units. */
export async function contractValue(
  { id, currency }: Project,
  client: QueryClientContract = db.connection()
): Promise<number> {
  const sql = `SELECT SUM(amount_minor) AS value FROM (${AGREED}) e WHERE project_id = ? AND currency = ?`
  const [row] = await rawRows<{ value: string | number | null }>(client, sql, [id, currency])
  return Number(row?.value ?? 0)
}
