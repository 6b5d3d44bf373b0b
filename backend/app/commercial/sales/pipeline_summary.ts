import db from '@adonisjs/lucid/services/db'
import { formatMoney } from '#engines/money/money'
import { OPEN_STAGES, PIPELINE_STAGES } from '#commercial/pipeline/stages'
import { averageDays } from '#commercial/pipeline/pipeline_days'
import {
  CURRENCY,
  FIGURES,
  figuresOf,
  quotationsOf,
  type Period,
} from '#commercial/pipeline/pipeline_base'

/** The pipeline of a period: the stages of its quotations, their expected value and date. */
export async function pipelineSummary(period: Period) {
  const [all] = await quotationsOf(period).select(db.raw(FIGURES))
  const open = await quotationsOf(period)
    .whereIn('q.stage', [...OPEN_STAGES])
    .select(db.raw(FIGURES))
  const stages: any[] = await quotationsOf(period)
    .groupBy('q.stage')
    .select('q.stage as stage')
    .select(db.raw(FIGURES))
  return {
    currency: CURRENCY,
    ...period,
    all: figuresOf(all),
    open: figuresOf(open[0]),
    averageDeal: await averageDeal(period),
    days: await averageDays(period),
    stages: PIPELINE_STAGES.map((stage) => ({
      stage,
      ...figuresOf(stages.find((row) => row.stage === stage)),
    })),
    funnel: await funnel(period),
    forecast: await forecast(period),
  }
}

async function averageDeal(period: Period): Promise<string | null> {
  const row = await quotationsOf(period)
    .where({ 'q.stage': 'won', 'q.currency': CURRENCY })
    .avg('q.total_minor as average')
    .first()
  return row?.average ? formatMoney(Math.round(Number(row.average)), CURRENCY) : null
}

const SENT = ['submitted_to_client', 'won', 'lost', 'expired']
/** Steps of a sale with the stages that have come so far; null for all. */
const STEPS: [string, string[] | null][] = [
  ['quoted', null],
  ['approved', ['approved', ...SENT]],
  ['sent', SENT],
  ['won', ['won']],
]

/** How many came how far; every step contains the ones after it, and names the stages it counts. */
async function funnel(period: Period) {
  const rows = await quotationsOf(period)
    .groupBy('q.stage')
    .select('q.stage as stage')
    .count('* as count')
  return STEPS.map(([step, stages]) => {
    const counted = rows.filter((row) => !stages || stages.includes(row.stage))
    return { step, stages, count: counted.reduce((sum, row) => sum + Number(row.count), 0) }
  })
}

/** What is open, by the month in which it is expected to be decided. */
async function forecast(period: Period) {
  const month = 'SUBSTR(COALESCE(e.expected_on, q.valid_until_on, q.quoted_on), 1, 7)'
  const rows: any[] = await quotationsOf(period)
    .whereIn('q.stage', [...OPEN_STAGES])
    .groupByRaw(month)
    .orderByRaw(month)
    .select(db.raw(`${month} AS month`))
    .select(db.raw(FIGURES))
  return rows.map((row) => ({ month: String(row.month), ...figuresOf(row) }))
}
