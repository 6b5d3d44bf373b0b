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

export interface AgreedValue {
  /** Of the contract, or of the approved quotation; before VAT, in minor units. */
  originalMinor: number
  /** With the variations that were approved since. */
  revisedMinor: number
}

/** What was agreed for projects, each in its own currency; those without an agreement are left out. */
export async function agreedValues(
  projects: readonly Project[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, AgreedValue>> {
  const ids = projects.map(({ id }) => id)
  if (!ids.length) return new Map()
  const places = ids.map(() => '?').join(', ')
  const sql = `SELECT project_id, currency, figure, SUM(amount_minor) AS value FROM (${AGREED}) e
    WHERE project_id IN (${places}) GROUP BY project_id, currency, figure`
  const rows = await rawRows<AgreedRow>(client, sql, ids)
  const values = new Map<number, AgreedValue>()
  for (const { id, currency } of projects) {
    const own = rows.filter((row) => Number(row.project_id) === id && row.currency === currency)
    const sum = (figure: AgreedRow['figure']) =>
      own.filter((row) => row.figure === figure).reduce((all, { value }) => all + Number(value), 0)
    const originalMinor = sum('contract')
    if (own.length)
      values.set(id, { originalMinor, revisedMinor: originalMinor + sum('variations') })
  }
  return values
}

interface AgreedRow {
  project_id: number | string
  currency: string
  figure: 'contract' | 'variations'
  value: number | string
}

/** What a project is worth today, before VAT and in its own currency, in minor units. */
export async function contractValue(
  project: Project,
  client?: QueryClientContract
): Promise<number> {
  return (await agreedValues([project], client)).get(project.id)?.revisedMinor ?? 0
}
