import type { Recommendation } from '#engineering/enums/recommendations'
import type { Bands, ScoringInput, ScoringRules } from './config.js'
import { rateCriterion, type Rating, type Reason } from './rate_criterion.js'

export type ScoredCriterion = {
  key: string
  label: string
  labelAr: string
  weight: number
  /** 0..5 */
  level: number
  /** weight × level / 5 */
  points: number
  knockOut: boolean
  reason: Reason
}

export type ScoreBreakdown = {
  /** 0..100: the sum of the points. */
  total: number
  recommendation: Recommendation
  knockedOut: boolean
  configVersion: number
  criteria: ScoredCriterion[]
}

/**
 * The go/no-go score of a quotation. Formula: Σ weight × level / 5, weights summing to 100;
 * from `bands.go` on GO, from `bands.review` on REVIEW, below NO_GO. A knock-out makes it NO_GO
 * before any points count.
 */
export function scoreProject(rules: ScoringRules, input: ScoringInput): ScoreBreakdown {
  return scoreRatings(
    rules,
    rules.criteria.map((criterion) => rateCriterion(criterion, input))
  )
}

/** The same for ratings already made, one per criterion in the order of the rules. */
export function scoreRatings(rules: ScoringRules, ratings: Rating[]): ScoreBreakdown {
  const criteria = rules.criteria.map(({ key, label, labelAr, weight }, index) => {
    const { level, knockOut, reason } = ratings[index]
    return {
      key,
      label,
      labelAr,
      weight,
      level,
      points: hundredths(weight, level) / 100,
      knockOut,
      reason,
    }
  })
  const knockedOut = ratings.some(({ knockOut }) => knockOut)
  const total =
    criteria.reduce((sum, { weight, level }) => sum + hundredths(weight, level), 0) / 100
  const recommendation = knockedOut ? 'NO_GO' : recommend(total, rules.bands)
  return { total, recommendation, knockedOut, configVersion: rules.configVersion, criteria }
}

/** Whole hundredths of a point, so that sums stay exact: weight × level / 5 × 100. */
function hundredths(weight: number, level: number): number {
  return weight * level * 20
}

function recommend(total: number, bands: Bands): Recommendation {
  if (total >= bands.go) return 'GO'
  return total >= bands.review ? 'REVIEW' : 'NO_GO'
}
