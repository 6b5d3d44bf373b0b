import { baseMoney } from '#core/exchange_rates/at_rate'
import type { Report, ReportTable } from '#core/reports/report'
import { BASE_CURRENCY } from '#engines/money/money'
import { cashForecast, type Forecast, type Scenario } from './cash_forecast.js'
import { FORECAST_LABELS as L, LINE_LABELS } from './labels.js'

/** The forecast as people take it away: a row for each week, so that it fits on paper. */
export async function cashForecastFile({
  from,
  ...scenario
}: Scenario & { from: string }): Promise<Report> {
  const forecast = await cashForecast(from, scenario)
  return {
    title: L.title,
    facts: [
      { label: L.asOf, value: from },
      ...(['delay', 'collected', 'defer'] as const).map((name) => ({
        ...{ label: L[name], value: String(scenario[name]) },
      })),
      { label: L.opening, value: baseMoney(forecast.openingMinor), number: true },
      { label: L.currency, value: BASE_CURRENCY },
    ],
    columns: [
      { label: L.week },
      ...forecast.lines.map(({ line }) => ({ label: LINE_LABELS[line], number: true })),
      { label: L.closing, number: true },
    ],
    tables: [{ rows: rowsOf(forecast) }],
  }
}

function rowsOf({ weeks, lines, closingMinor }: Forecast): ReportTable['rows'] {
  return [
    ...weeks.map((week, i) => [
      week.from,
      ...lines.map((row) => baseMoney(row.weeks[i]!)),
      baseMoney(closingMinor[i]!),
    ]),
    [L.later, ...lines.map((row) => baseMoney(row.laterMinor)), ''],
    [L.undated, ...lines.map((row) => baseMoney(row.undatedMinor)), ''],
  ]
}
