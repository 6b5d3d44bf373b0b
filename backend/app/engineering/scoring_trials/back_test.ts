import db from '@adonisjs/lucid/services/db'
import { isoInstant } from '#core/database/instants'
import { formatDecimal4 } from '#engines/money/money'
import { RECOMMENDATIONS, type Recommendation } from '#engineering/enums/recommendations'
import { withPast, type Past } from '#engineering/quotations/client_past'
import type { ScoringInput, ScoringRules } from '#engineering/scoring_configs/engine/config'
import { chanceOf } from '#engineering/scoring_configs/engine/historical_success'
import { scoreProject } from '#engineering/scoring_configs/engine/score_project'

export interface BandResult {
  recommendation: Recommendation
  decided: number
  won: number
  /** Of those decided, in per cent; null where there are none. */
  winRate: number | null
  /** The chance of the next one by the rule of succession, in per cent. */
  expected: number
}

/** The latest are the ones that tell most, and enough of them. */
const MOST = 5000
const COLUMNS = [
  'requester_type',
  'client_type',
  'contractor_preference',
  'vendor_list_nomination',
  'historical_success',
  'project_type',
  'area_sqm_e4',
  'city',
  'stage',
  'recommendation_status',
  'client_id',
  'submitted_at',
  'created_at',
  'closed_at',
]

/**
 * The score of quotations that were won or lost, beside the score that other rules would have
 * given them.
 */
export async function backTest(rules: ScoringRules) {
  const rows: any[] = await db
    .from('quotations')
    .whereIn('stage', ['won', 'lost'])
    .orderBy('id', 'desc')
    .limit(MOST)
    .select(COLUMNS)
  const pastOf = pasts(rows)
  const judged = rows.map((row) => ({
    won: row.stage === 'won',
    then: row.recommendation_status as Recommendation | null,
    now: scoreProject(rules, withPast(inputOf(row), pastOf(row))).recommendation,
  }))
  return {
    decided: rows.length,
    stored: bandsOf(judged, ({ then }) => then),
    requested: bandsOf(judged, ({ now }) => now),
    moved: judged.filter(({ then, now }) => then !== now).length,
  }
}

const NO_PAST: Past = { won: 0, decided: 0 }

/** What a client's past was when a quotation was submitted; nothing where the success was stated. */
function pasts(rows: any[]): (row: any) => Past {
  const byClient = new Map<number, any[]>()
  for (const row of rows) {
    if (!row.client_id || !row.closed_at) continue
    byClient.set(row.client_id, [...(byClient.get(row.client_id) ?? []), row])
  }
  return (row) => {
    if (row.historical_success) return NO_PAST
    const rated = instantOf(row.submitted_at ?? row.created_at)
    const earlier = (byClient.get(row.client_id) ?? []).filter(
      (one) => instantOf(one.closed_at) < rated
    )
    return { decided: earlier.length, won: earlier.filter(({ stage }) => stage === 'won').length }
  }
}

const instantOf = (value: any) => isoInstant(value) ?? ''

type Judged = { won: boolean; then: Recommendation | null; now: Recommendation }

function bandsOf(judged: Judged[], bandOf: (one: Judged) => Recommendation | null): BandResult[] {
  return RECOMMENDATIONS.map((recommendation) => {
    const own = judged.filter((one) => bandOf(one) === recommendation)
    const [decided, won] = [own.length, own.filter((one) => one.won).length]
    const percent = (share: number) => Math.round(share * 10_000) / 100
    return {
      recommendation,
      decided,
      won,
      winRate: decided ? percent(won / decided) : null,
      expected: percent(chanceOf({ won, decided })),
    }
  })
}

function inputOf(row: any): ScoringInput {
  return {
    requesterType: row.requester_type,
    clientType: row.client_type,
    contractorPreference: row.contractor_preference,
    vendorListNomination: row.vendor_list_nomination,
    historicalSuccess: row.historical_success,
    projectType: row.project_type,
    areaSqm: row.area_sqm_e4 === null ? null : formatDecimal4(row.area_sqm_e4),
    city: row.city,
  }
}
