import db from '@adonisjs/lucid/services/db'
import { formatDecimal4 } from '#core/money/money'
import { RECOMMENDATIONS, type Recommendation } from '#engineering/enums/recommendations'
import type { ScoringInput, ScoringRules } from '#engineering/scoring/config'
import { chanceOf } from '#engineering/scoring/historical_success'
import { scoreProject } from '#engineering/scoring/score_project'

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
  'requester_type', 'client_type', 'contractor_preference', 'vendor_list_nomination',
  'historical_success', 'project_type', 'area_sqm_e4', 'city', 'stage', 'recommendation_status',
] // prettier-ignore

/**
 * What the score had said of quotations that were won or lost, beside what other rules would have
 * said of the same ones.
 */
export async function backTest(rules: ScoringRules) {
  const rows: any[] = await db
    .from('quotations')
    .whereIn('stage', ['won', 'lost'])
    .orderBy('id', 'desc')
    .limit(MOST)
    .select(COLUMNS)
  const judged = rows.map((row) => ({
    won: row.stage === 'won',
    then: row.recommendation_status as Recommendation | null,
    now: scoreProject(rules, inputOf(row)).recommendation,
  }))
  return {
    decided: rows.length,
    stored: bandsOf(judged, ({ then }) => then),
    asked: bandsOf(judged, ({ now }) => now),
    moved: judged.filter(({ then, now }) => then !== now).length,
  }
}

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
