import { choiceLabels } from '#core/settings/choice_labels'
import { pipelineAnalysis } from './pipeline_analysis.js'
import type { Figures, Period } from '#commercial/pipeline/pipeline_base'
import { ENGINEERING_LISTS } from '#engineering/enums/lists'
import { REPORT_LABELS as L } from '#commercial/reports/labels'
import type { Report } from '#core/reports/report'

const GROUPS = {
  bySource: 'requester-types',
  byCity: 'cities',
  byType: 'project-types',
  byPerson: null,
  lostReasons: 'lost-reasons',
} as const

/** Where sales come from, what they are, who makes them and why some are lost. */
export async function analysisReport(period: Period): Promise<Report> {
  const analysis = await pipelineAnalysis(period)
  const labelOf = await choiceLabels(ENGINEERING_LISTS)
  const groups = Object.keys(GROUPS) as (keyof typeof GROUPS)[]
  return {
    title: L.analysis,
    facts: [
      { label: L.period, value: `${analysis.from} – ${analysis.to}` },
      { label: L.currency, value: analysis.currency },
    ],
    columns: [
      { label: L.name },
      ...[L.count, L.value, L.won, L.winRate, L.decided].map((label) => ({ label, number: true })),
    ],
    tables: [
      {
        title: L.months,
        rows: analysis.months.map(({ month, ...figures }) => [month, ...cellsOf(figures)]),
      },
      ...groups.map((group) => ({
        title: L[group],
        rows: analysis[group].map((row) => {
          const list = GROUPS[group]
          const shown = list ? labelOf(list, row.name) : personOf(row)
          return [shown ?? L.notStated, ...cellsOf(row)]
        }),
      })),
    ],
  }
}

/** Who signs, by name in both languages where the portal knows it. */
const personOf = (row: {
  name: string | null
  personName?: string | null
  personNameAr?: string | null
}) => (row.personName ? { en: row.personName, ar: row.personNameAr ?? row.personName } : row.name)

const cellsOf = ({ count, value, wonValue, winRate }: Figures) => [
  count,
  value,
  wonValue,
  winRate.rate,
  winRate.n,
]
