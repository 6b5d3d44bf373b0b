import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { formatMoney } from '#engines/money/money'
import { firmZone } from '#core/settings/firm_clock'
import { OPEN_STAGES } from '#commercial/pipeline/stages'
import { averageDays } from '#commercial/pipeline/pipeline_days'
import { signers } from '#identity/shared/signed_names'
import { visitsOf } from './visits.js'
import {
  CURRENCY,
  FIGURES,
  figuresOf,
  quotationsOf,
  type Period,
} from '#commercial/pipeline/pipeline_base'

const MONTHS = 12
/** With fewer decided quotations a place in a ranking says nothing. */
export const LEAST_DECIDED = 5
const BASIS = 100

/** The business developers of a year: what they offered and won, against their targets. */
export async function bdPerformance(year: number) {
  const period = { from: `${year}-01-01`, to: `${year}-12-31` }
  const rows = await figuresByPerson(period)
  const open = await openByPerson(period)
  const targets = await targetsOf(year)
  const achieved = await achievedBy(year)
  const names = await signers()
  const visits = await visitsByInitials(year, names)
  const known = new Set([...rows.keys(), ...targets.keys(), ...visits.keys()])
  const people = [...known].sort().map(async (initials) => {
    const row = rows.get(initials)
    const figures = figuresOf(row)
    return {
      initials,
      personName: names.get(initials.toUpperCase())?.en ?? null,
      personNameAr: names.get(initials.toUpperCase())?.ar ?? null,
      visits: visits.get(initials.toUpperCase()) ?? 0,
      ...figures,
      ranked: figures.winRate.n >= LEAST_DECIDED,
      score: row?.score ? Math.round((Number(row.score) / BASIS) * 10) / 10 : null,
      days: await averageDays(period, initials),
      ...againstTarget(
        Math.round(Number(open.get(initials)?.weighted ?? 0)),
        monthsOf(year, targets.get(initials), achieved.get(initials))
      ),
    }
  })
  return {
    currency: CURRENCY,
    year,
    leastDecided: LEAST_DECIDED,
    people: await Promise.all(people),
  }
}

/** How many visits those have made who sign with the same initials; who has made none is left out. */
async function visitsByInitials(year: number, names: Awaited<ReturnType<typeof signers>>) {
  const made = await visitsOf(year)
  const counts = [...names].map(([initials, { userIds }]) => {
    const count = made.filter(({ userId }) => userIds.includes(userId)).length
    return [initials, count] as const
  })
  return new Map(counts.filter(([, count]) => count > 0))
}

const byPerson = (period: Period) =>
  quotationsOf(period)
    .whereNotNull('q.bdm_initials')
    .groupBy('q.bdm_initials')
    .select('q.bdm_initials as initials')
    .select(db.raw(FIGURES))

const keyed = (rows: any[]) => new Map<string, any>(rows.map((row) => [row.initials, row]))

const figuresByPerson = async (period: Period) =>
  keyed(await byPerson(period).orderBy('q.bdm_initials').avg('q.project_score_bp as score'))

const openByPerson = async (period: Period) =>
  keyed(await byPerson(period).whereIn('q.stage', [...OPEN_STAGES]))

/** What a person has won and may still win, beside what is expected; amounts in minor units. */
function againstTarget(weighted: number, months: ReturnType<typeof monthsOf>) {
  const target = months.reduce((sum, month) => sum + month.targetMinor, 0)
  const done = months.reduce((sum, month) => sum + month.achievedMinor, 0)
  return {
    openWeighted: formatMoney(weighted, CURRENCY),
    target: formatMoney(target, CURRENCY),
    achieved: formatMoney(done, CURRENCY),
    /** Weighted pipeline over what is missing to the target; null where nothing is missing. */
    coverage: target > done ? Math.round((weighted / (target - done)) * 100) / 100 : null,
    months: months.map(({ month, targetMinor, achievedMinor }) => ({
      month,
      target: formatMoney(targetMinor, CURRENCY),
      achieved: formatMoney(achievedMinor, CURRENCY),
    })),
  }
}

type ByMonth = Map<string, number>

function monthsOf(year: number, targets: ByMonth = new Map(), achieved: ByMonth = new Map()) {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return {
      month,
      targetMinor: targets.get(month) ?? 0,
      achievedMinor: achieved.get(month) ?? 0,
    }
  })
}

async function targetsOf(year: number): Promise<Map<string, ByMonth>> {
  const rows = await db
    .from('bd_targets')
    .whereBetween('month', [`${year}-01`, `${year}-12`])
    .select('initials', 'month', 'amount_minor as amount')
  return grouped(rows)
}

/** Won by the firm's month of the decision, whatever year the offer was of. */
async function achievedBy(year: number): Promise<Map<string, ByMonth>> {
  const starts = Array.from({ length: MONTHS + 1 }, (_, index) => {
    const start = DateTime.fromObject({ year }, { zone: firmZone() }).plus({ months: index })
    return { month: start.toFormat('yyyy-LL'), at: sqlInstant(0, start.toMillis()) }
  })
  const cases = starts
    .slice(0, MONTHS)
    .map(({ month }, index) => `WHEN q.closed_at < '${starts[index + 1].at}' THEN '${month}'`)
  const rows = await db
    .from('sales_quotations as q')
    .where({ 'q.stage': 'won', 'q.currency': CURRENCY })
    .whereNotNull('q.bdm_initials')
    .where('q.closed_at', '>=', starts[0].at)
    .where('q.closed_at', '<', starts[MONTHS].at)
    .groupByRaw('initials, month')
    .select('q.bdm_initials as initials')
    .select(db.raw(`CASE ${cases.join(' ')} END AS month`))
    .sum('q.total_minor as amount')
  return grouped(rows)
}

function grouped(rows: { initials: string; month: string; amount: unknown }[]) {
  const people = new Map<string, ByMonth>()
  for (const { initials, month, amount } of rows) {
    const months = people.get(initials) ?? new Map<string, number>()
    people.set(initials, months.set(month, Number(amount)))
  }
  return people
}
