import db from '@adonisjs/lucid/services/db'
import { signedNames } from '#identity/shared/signed_names'
import {
  CURRENCY,
  FIGURES,
  figuresOf,
  quotationsOf,
  type Period,
} from '#commercial/pipeline/pipeline_base'

const MOST_GROUPS = 15

/** The period's quotations by where they came from, where they are built, what and who. */
export async function pipelineAnalysis(period: Period) {
  const [all] = await quotationsOf(period).select(db.raw(FIGURES))
  return {
    currency: CURRENCY,
    ...period,
    all: figuresOf(all),
    months: await byMonth(period),
    bySource: await by(period, 'requester_type'),
    byCity: await by(period, 'city'),
    byType: await by(period, 'project_type'),
    byPerson: await byPerson(period),
    lostReasons: await lostReasons(period),
  }
}

async function byMonth(period: Period) {
  const month = 'SUBSTR(q.quoted_on, 1, 7)'
  const rows: any[] = await quotationsOf(period)
    .groupByRaw(month)
    .orderByRaw(month)
    .select(db.raw(`${month} AS month`))
    .select(db.raw(FIGURES))
  return rows.map((row) => ({ month: String(row.month), ...figuresOf(row) }))
}

/** The groups worth most; rows without a value form one of their own. */
async function by(period: Period, column: string) {
  const rows: any[] = await quotationsOf(period)
    .groupBy(`q.${column}`)
    .orderBy('value', 'desc')
    .limit(MOST_GROUPS)
    .select(`q.${column} as name`)
    .select(db.raw(FIGURES))
  return rows.map((row) => ({ name: (row.name ?? null) as string | null, ...figuresOf(row) }))
}

/** By who signs, whose name stands beside the initials where the portal knows it. */
async function byPerson(period: Period) {
  const nameOf = await signedNames()
  const rows = await by(period, 'bdm_initials')
  return rows.map((row) => {
    const person = nameOf(row.name)
    return { ...row, personName: person?.en ?? null, personNameAr: person?.ar ?? null }
  })
}

/** Why sales were lost, and to whom. */
async function lostReasons(period: Period) {
  const rows: any[] = await quotationsOf(period)
    .where('q.stage', 'lost')
    .groupBy('q.lost_reason')
    .orderBy('total', 'desc')
    .select('q.lost_reason as name')
    .select(db.raw(FIGURES))
  return rows.map((row) => ({ name: (row.name ?? null) as string | null, ...figuresOf(row) }))
}
