import {
  RATING_SCALES,
  ratingScales,
  type RatingAnswers,
  type RatingScale,
} from '#procurement/enums/rating_scales'
import type { VendorStanding } from '#procurement/enums/vendor_standings'

/** Percent; together 100. */
export const RATING_WEIGHTS: Readonly<Record<RatingScale, number>> = {
  quality: 30,
  deliveryPerformance: 25,
  responsiveness: 15,
  pricingCompetitiveness: 15,
  reliability: 15,
}

export type RatingLevels = Record<RatingScale, number>

/** The answers as levels, 1 worst to 5 best, whichever way their scale runs. */
export function levelsOf(answers: RatingAnswers): RatingLevels {
  return Object.fromEntries(
    ratingScales.map((scale) => [
      scale,
      RATING_SCALES[scale].find(({ value }) => value === answers[scale])!.level,
    ])
  ) as RatingLevels
}

/**
 * Score in hundredths of a point, 0 to 10000: each level gives (level − 1) × 25 points, weighted.
 * Levels 4, 5, 3, 2, 5 give 7375, that is 73.75.
 */
export function scoreOf(levels: RatingLevels): number {
  return ratingScales.reduce(
    (sum, scale) => sum + RATING_WEIGHTS[scale] * (levels[scale] - 1) * 25,
    0
  )
}

/** Below 30 very poor, below 50 poor, below 80 average, from 80 excellent (100 included). */
export function standingOf(scoreBp: number): VendorStanding {
  if (scoreBp < 3000) return 'very_poor'
  if (scoreBp < 5000) return 'poor'
  return scoreBp < 8000 ? 'average' : 'excellent'
}
