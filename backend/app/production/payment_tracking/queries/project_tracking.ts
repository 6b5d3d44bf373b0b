import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/raw_rows'
import { today } from '#core/settings/firm_clock'
import { formatMoney } from '#engines/money/money'
import { figuresOf } from '#production/payment_tracking/figures_of'
import { CASH } from '#production/payment_tracking/figures'
import { nextPayment } from '#production/project_milestones/open_milestones'
import type Project from '#production/projects/project'
import { ENTRIES } from '#production/payment_tracking/entries_sql'
import { withTracking } from '#production/payment_tracking/tracking'

/** A project with its figures and its cash by month, each currency by itself; its own comes first. */
export async function projectTracking(project: Project, abilities: ReadonlySet<string>) {
  const { id, code, name, nameAr, clientId, clientName, status, currency } = project
  const facts = { id, code, name, nameAr, clientId, clientName, status, currency }
  if (!abilities.has('projects.prices')) return { ...facts, currencies: null, nextPayment: null }
  const [figures, months] = await Promise.all([figureRows(id), cashMonths(id)])
  return {
    ...facts,
    nextPayment: await nextPayment(project),
    currencies: figures.map((row) => ({
      currency: row.currency as string,
      figures: figuresOf(row, abilities)!,
      months: runningMonths(
        months.filter((month) => month.currency === row.currency),
        row.currency
      ),
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

interface CashMonth {
  currency: string
  month: string
  received: string | number
  paid: string | number
}

async function cashMonths(projectId: number): Promise<CashMonth[]> {
  const sum = (figure: string) => `SUM(CASE WHEN figure = '${figure}' THEN amount_minor ELSE 0 END)`
  const sql = `SELECT currency, substr(on_day, 1, 7) AS month, ${sum(CASH.in)} AS received,
      ${sum(CASH.out)} AS paid
    FROM (${ENTRIES}) e WHERE project_id = ? AND figure IN ('${CASH.in}', '${CASH.out}')
    GROUP BY currency, substr(on_day, 1, 7) ORDER BY month`
  return rawRows(db.connection(), sql, [today(), projectId])
}

/** Every month from the first movement to the last, also those without one, with what is left so far. */
function runningMonths(moved: CashMonth[], currency: string) {
  const money = (minor: number) => formatMoney(minor, currency)
  const byMonth = new Map(moved.map((row) => [row.month, row]))
  let cumulative = 0
  return monthsBetween(moved.at(0)?.month, moved.at(-1)?.month).map((month) => {
    const incoming = Number(byMonth.get(month)?.received ?? 0)
    const outgoing = Number(byMonth.get(month)?.paid ?? 0)
    cumulative += incoming - outgoing
    return {
      month,
      incoming: money(incoming),
      outgoing: money(outgoing),
      net: money(incoming - outgoing),
      cumulative: money(cumulative),
    }
  })
}

function monthsBetween(first: string | undefined, last: string | undefined): string[] {
  if (!first || !last) return []
  const months: string[] = []
  const [year, month] = first.split('-').map(Number)
  for (let at = year * 12 + month - 1; ; at++) {
    const text = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    months.push(text)
    if (text >= last) return months
  }
}
