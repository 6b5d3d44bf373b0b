import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/raw_rows'
import { today } from '#core/settings/firm_clock'
import { aheadMonths, pastMonths, type MovedMonth } from '#production/payment_tracking/cash_months'
import { expectedCash } from '#production/payment_tracking/expected_cash'
import { figuresOf } from '#production/payment_tracking/figures_of'
import { CASH } from '#production/payment_tracking/figures'
import { nextPayment } from '#production/project_milestones/open_milestones'
import type Project from '#production/projects/project'
import { ENTRIES } from '#production/payment_tracking/entries_sql'
import { withTracking } from '#production/payment_tracking/tracking'

/** A project with its figures, its cash by month and what is expected ahead, each currency by itself; its own comes first. */
export async function projectTracking(project: Project, abilities: ReadonlySet<string>) {
  const { id, code, name, nameAr, clientId, clientName, status, currency } = project
  const facts = { id, code, name, nameAr, clientId, clientName, status, currency }
  if (!abilities.has('projects.prices')) return { ...facts, currencies: null, nextPayment: null }
  const [figures, moved, expected] = await Promise.all([
    figureRows(id),
    cashMonths(id),
    expectedCash(project),
  ])
  const own = <T extends { currency: string }>(rows: T[], of: string) =>
    rows.filter((row) => row.currency === of)
  return {
    ...facts,
    nextPayment: await nextPayment(project),
    currencies: figures.map((row: { currency: string; cash_minor: number }) => ({
      currency: row.currency,
      figures: figuresOf(row, abilities)!,
      months: pastMonths(own(moved, row.currency), row.currency),
      ...aheadMonths(own(expected, row.currency), Number(row.cash_minor), row.currency),
    })),
  }
}

/** A row for each currency of a project, its own first. */
function figureRows(projectId: number): Promise<any[]> {
  const rows = db.from('payment_tracking').where('project_id', projectId)
  withTracking(rows)
  return rows
    .orderBy('main', 'desc')
    .orderBy('currency')
    .then((found) => found)
}

/** The figures of a project in its own currency; null for those who may not see what it is worth. */
export async function ownFigures(project: Project, abilities: ReadonlySet<string>) {
  const [own] = await figureRows(project.id)
  return figuresOf(own, abilities)
}

interface CashMonth extends MovedMonth {
  currency: string
}

async function cashMonths(projectId: number): Promise<CashMonth[]> {
  const sum = (figure: string) => `SUM(CASE WHEN figure = '${figure}' THEN amount_minor ELSE 0 END)`
  const sql = `SELECT currency, substr(on_day, 1, 7) AS month, ${sum(CASH.in)} AS received,
      ${sum(CASH.out)} AS paid
    FROM (${ENTRIES}) e WHERE project_id = ? AND figure IN ('${CASH.in}', '${CASH.out}')
    GROUP BY currency, substr(on_day, 1, 7) ORDER BY month`
  return rawRows(db.connection(), sql, [today(), projectId])
}
