import { translatorIn, type Language } from '#core/base/language'
import type { Reason } from '#engineering/scoring_configs/engine/rate_criterion'
import type {
  ScoreBreakdown,
  ScoredCriterion,
} from '#engineering/scoring_configs/engine/score_project'

/** A breakdown with its reasons as sentences of the requested language. */
export function presentScore(breakdown: ScoreBreakdown, language: Language) {
  const { criteria, ...totals } = breakdown
  return {
    ...totals,
    criteria: criteria.map((criterion) => ({
      ...criterion,
      reason: reasonText(criterion, language),
    })),
  }
}

/** The reason of one criterion as a sentence. Digits are Latin, as everywhere on the wire. */
export function reasonText(criterion: ScoredCriterion, language: Language): string {
  const { reason, level, points, weight } = criterion
  const values = Object.entries({ ...reason.params, level, points, weight }).map(
    ([name, value]) => [name, shown(value, language)]
  )
  return translatorIn(language)(`engineering.scoring.${reason.key}`, Object.fromEntries(values))
}

function shown(value: Reason['params'][string], language: Language): string {
  if (typeof value === 'object') return value[language]
  return typeof value === 'number'
    ? value.toLocaleString('en-US', { maximumFractionDigits: 4 })
    : value
}
