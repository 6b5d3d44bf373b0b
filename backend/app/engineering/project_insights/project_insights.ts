import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { RECOMMENDATIONS } from '#engineering/enums/recommendations'
import { QUOTATION_STAGES } from '#engineering/enums/quotation_stages'
import { ageingOf } from './approval_ageing.js'

/** Values are in the base currency; records in others are counted, not summed. */
const CURRENCY = 'SAR'
const MOST_GROUPS = 100

interface Period {
  from: string
  to: string
  /** Whether who asks may see what quotations are worth. */
  prices: boolean
}

type Sums = { total: string | number; value: string | number | null; area: string | number | null }

const quotations = ({ from, to }: Period) =>
  db
    .from('quotations')
    .whereBetween('quoted_on', [from, to])
    .whereNot('stage', 'superseded')
    // a change of a job that was won is no further job
    .whereNull('variation_of_id')

const SUMS = [
  'COUNT(*) AS total',
  `SUM(CASE WHEN currency = '${CURRENCY}' THEN total_minor ELSE 0 END) AS value`,
  'SUM(area_sqm_e4) AS area',
].join(', ')
const OUTCOMES = [
  "SUM(CASE WHEN stage = 'won' THEN 1 ELSE 0 END) AS won",
  "SUM(CASE WHEN stage IN ('won', 'lost') THEN 1 ELSE 0 END) AS decided",
].join(', ')

/** The firm's quotations of a period as figures; a revision counts instead of what it superseded. */
export async function projectInsights(period: Period) {
  const figures = (row: Sums) => ({
    count: Number(row.total),
    value: period.prices ? formatMoney(Number(row.value ?? 0), CURRENCY) : null,
    areaSqm: formatDecimal4(Number(row.area ?? 0)),
  })
  const stages = await quotations(period).groupBy('stage').select('stage', db.raw(SUMS))
  const of = (stage: string) => stages.find((row) => row.stage === stage)
  return {
    currency: CURRENCY,
    from: period.from,
    to: period.to,
    stages: QUOTATION_STAGES.filter(of).map((stage) => ({ stage, ...figures(of(stage)) })),
    months: await byMonth(period, figures),
    bands: await byBand(period),
    ageing: await ageingOf(),
    byBdm: await byColumn(period, 'bdm_initials', figures),
    byCity: await byColumn(period, 'city', figures),
    byType: await byColumn(period, 'project_type', figures),
  }
}

type Figures = (row: Sums) => { count: number; value: string | null; areaSqm: string }

/** Every month of the period, also those without a quotation. */
async function byMonth(period: Period, figures: Figures) {
  const rows: any[] = await quotations(period)
    .groupByRaw('SUBSTR(quoted_on, 1, 7)')
    .select(db.raw('SUBSTR(quoted_on, 1, 7) AS month'), db.raw(SUMS))
  const months: string[] = []
  const last = period.to.slice(0, 7)
  for (let at = DateTime.fromISO(period.from.slice(0, 7)); at.toFormat('yyyy-MM') <= last;) {
    months.push(at.toFormat('yyyy-MM'))
    at = at.plus({ months: 1 })
  }
  const nothing: Sums = { total: 0, value: 0, area: 0 }
  return months.map((month) => ({
    month,
    ...figures(rows.find((row) => row.month === month) ?? nothing),
  }))
}

const outcome = (row: any) => ({
  won: Number(row?.won ?? 0),
  decided: Number(row?.decided ?? 0),
})

async function byBand(period: Period) {
  const rows: any[] = await quotations(period)
    .groupBy('recommendation_status')
    .select('recommendation_status', db.raw(SUMS), db.raw(OUTCOMES))
  return RECOMMENDATIONS.map((recommendation) => {
    const row = rows.find((one) => one.recommendation_status === recommendation)
    return { recommendation, count: Number(row?.total ?? 0), ...outcome(row) }
  })
}

/** The groups with most quotations; rows without a value form one of their own. */
async function byColumn(period: Period, column: string, figures: Figures) {
  const rows: any[] = await quotations(period)
    .groupBy(column)
    .orderBy('total', 'desc')
    .orderBy(column)
    .limit(MOST_GROUPS)
    .select(`${column} as name`, db.raw(SUMS), db.raw(OUTCOMES))
  return rows.map((row) => ({ name: row.name ?? null, ...figures(row), ...outcome(row) }))
}
