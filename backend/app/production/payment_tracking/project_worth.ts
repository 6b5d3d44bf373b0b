import db from '@adonisjs/lucid/services/db'
import { marks } from '#core/budgets/cost_sources'
import {
  WORTH_FIGURES,
  type ProjectWorth,
  type WorthDocument,
  type WorthSum,
} from '#core/budgets/project_worth'
import { rawRows } from '#core/database/raw_rows'
import { today } from '#core/settings/firm_clock'
import { ENTRIES, TOTALS } from './entries_sql.js'

const KINDS: Record<string, string> = { variation: 'variation_order' }

/** What projects are worth, to whoever asks: the figures of payment tracking, each in its own currency. */
export const trackedWorth: ProjectWorth = {
  async sums(projectIds, client) {
    if (!projectIds.length) return []
    const sql = `SELECT project_id, figure, currency, SUM(amount_minor) AS amount FROM (${TOTALS}) e
      WHERE project_id IN (${marks(projectIds)}) AND figure IN (${marks(WORTH_FIGURES)})
      GROUP BY project_id, figure, currency`
    const rows = await rawRows<any>(client, sql, [today(), ...projectIds, ...WORTH_FIGURES])
    return rows.map((row): WorthSum => ({
      ...{ projectId: Number(row.project_id), figure: row.figure, currency: row.currency },
      amountMinor: Number(row.amount),
    }))
  },

  async documents(projectId, figure) {
    const columns = 'kind, record_id, number, party, on_day, currency'
    const sql = `SELECT ${columns}, SUM(amount_minor) AS amount FROM (${ENTRIES}) e
      WHERE project_id = ? AND figure = ? GROUP BY ${columns}`
    const rows = await rawRows<any>(db.connection(), sql, [today(), projectId, figure])
    return rows.map((row): WorthDocument => ({
      ...{ kind: KINDS[row.kind] ?? row.kind, recordId: Number(row.record_id) },
      ...{ number: row.number, party: row.party, on: row.on_day, currency: row.currency },
      amountMinor: Number(row.amount),
    }))
  },
}
