import { bdPerformance } from './bd_performance.js'
import { REPORT_LABELS as L } from '#commercial/reports/labels'
import type { Report } from '#core/reports/report'

const FIGURES = [
  L.count,
  L.value,
  L.winRate,
  L.decided,
  L.byValue,
  L.score,
  L.toSent,
  L.toClosed,
  L.weighted,
  L.target,
  L.achieved,
  L.coverage,
  L.visits,
]

/** The business developers of a year against their targets. */
export async function performanceReport(year: number): Promise<Report> {
  const { people, currency } = await bdPerformance(year)
  return {
    title: L.performance,
    facts: [
      { label: L.year, value: String(year) },
      { label: L.currency, value: currency },
    ],
    columns: [{ label: L.name }, ...FIGURES.map((label) => ({ label, number: true }))],
    tables: [
      {
        rows: people.map((person) => [
          person.personName
            ? { en: person.personName, ar: person.personNameAr ?? person.personName }
            : person.initials,
          person.count,
          person.value,
          person.winRate.rate,
          person.winRate.n,
          person.winRateByValue,
          person.score,
          person.days.toSent,
          person.days.toClosed,
          person.openWeighted,
          person.target,
          person.achieved,
          person.coverage,
          person.visits,
        ]),
      },
    ],
  }
}
