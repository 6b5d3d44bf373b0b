import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/raw_rows'
import { today } from '#core/settings/firm_clock'
import { formatMoney } from '#engines/money/money'
import type { Figure } from '#production/payment_tracking/figures'
import { ENTRIES } from '#production/payment_tracking/entries_sql'

interface EntriesQuestion {
  projectId: number
  figure: Figure
  currency: string
  /** `YYYY-MM`. */
  month?: string
}

/** The documents that add up to one figure of a project, newest first. */
export async function projectEntries({ projectId, figure, currency, month }: EntriesQuestion) {
  const columns = 'kind, record_id, number, party, on_day, due_on'
  const values: (string | number)[] = [today(), projectId, figure, currency]
  if (month) values.push(month)
  const sql = `SELECT ${columns}, SUM(amount_minor) AS amount FROM (${ENTRIES}) e
    WHERE project_id = ? AND figure = ? AND currency = ?
      ${month ? 'AND substr(on_day, 1, 7) = ?' : ''}
    GROUP BY ${columns} ORDER BY on_day DESC, record_id DESC`
  const rows = await rawRows<any>(db.connection(), sql, values)
  return rows.map((row) => ({
    kind: row.kind as string,
    recordId: row.record_id as number,
    number: row.number as string,
    party: row.party as string | null,
    on: row.on_day as string | null,
    dueOn: row.due_on as string | null,
    amount: formatMoney(Number(row.amount), currency),
  }))
}
