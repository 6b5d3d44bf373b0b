import db from '@adonisjs/lucid/services/db'
import type { Report, ReportTable } from '#core/reports/report'
import { today } from '#core/settings/firm_clock'
import { BASE_CURRENCY } from '#engines/money/money'
import { PROFITABILITY_LABELS as L } from './labels.js'
import { presentProfitability, type NamedProject } from './present.js'
import { profitabilityOf } from './profitability.js'

interface Asked {
  projectId?: number
  status?: string
}

/** Rows that are read at once. */
const PAGE = 200
const AMOUNTS = [
  ...(['contract', 'variations', 'revised', 'invoiced', 'actual', 'committed'] as const),
  ...(['toComplete', 'forecast', 'margin', 'marginPercent'] as const),
]

/** What projects bring and cost, as people take it away. */
export async function profitabilityFile({ projectId, status }: Asked): Promise<Report> {
  return {
    title: L.title,
    facts: [
      { label: L.asOf, value: today() },
      ...(status ? [{ label: L.status, value: status }] : []),
      { label: L.currency, value: BASE_CURRENCY },
    ],
    columns: [
      ...[{ label: L.code }, { label: L.project }],
      ...AMOUNTS.map((name) => ({ label: L[name], number: true })),
    ],
    tables: [{ rows: await rowsOf({ projectId, status }) }],
  }
}

async function rowsOf({ projectId, status }: Asked): Promise<ReportTable['rows']> {
  const rows: ReportTable['rows'] = []
  for (let last = Number.MAX_SAFE_INTEGER; ;) {
    const projects: NamedProject[] = await db
      .from('project_names')
      .where('id', '<', last)
      .if(projectId, (query) => void query.where('id', projectId!))
      .if(status, (query) => void query.where('status', status!))
      .orderBy('id', 'desc')
      .limit(PAGE)
    if (!projects.length) return rows
    const figures = await profitabilityOf(projects.map(({ id }) => id))
    for (const project of projects) {
      const shown = presentProfitability(project, figures.get(project.id)!)
      const name = { en: shown.name, ar: shown.nameAr ?? shown.name }
      rows.push([shown.code, name, ...AMOUNTS.map((amount) => shown[amount] ?? '')])
    }
    last = projects.at(-1)!.id
  }
}
