import { invalid } from '#core/base/app_error'
import type { Bands, Criterion, RatedChoice } from '#engineering/scoring_configs/engine/config'
import { SCORED_FIELDS } from '#engineering/scoring_configs/engine/config'
import type { ScoringRulesInput } from './validator.js'

/**
 * Rules as they were written, once they make sense: weights sum to 100, every field is rated once,
 * no value twice, and GO lies above REVIEW.
 * @throws AppError 422 on the field that is wrong
 */
export function scoringRules({ criteria, bands }: ScoringRulesInput): {
  criteria: Criterion[]
  bands: Bands
} {
  const sum = criteria.reduce((total, { weight }) => total + weight, 0)
  if (sum !== 100) throw invalid({ criteria: ['weights'] })
  if (bands.go <= bands.review) throw invalid({ 'bands.go': ['bands'] })
  const keys = criteria.map(({ key }) => key)
  if (new Set(keys).size !== keys.length) throw invalid({ criteria: ['distinct'] })
  return { criteria: criteria.map(criterionOf), bands }
}

type Written = ScoringRulesInput['criteria'][number]

function criterionOf(written: Written, index: number): Criterion {
  const { key, label, labelAr, weight } = written
  const named = { key, label, labelAr, weight }
  if (written.kind === 'choice') {
    const field = SCORED_FIELDS.find((name) => name === written.field)
    if (!field) throw invalid({ [`criteria.${index}.field`]: ['choice'] })
    return { ...named, kind: 'choice', field, choices: rated(written.choices, index, 'choices') }
  }
  const sizes = [...(written.sizes ?? [])].sort((a, b) => b.fromSqm - a.fromSqm)
  const cities = rated(written.cities, index, 'cities')
  const { otherCityLevel = 0 } = written
  return { ...named, kind: 'size_location', sizes, cities, otherCityLevel }
}

function rated(choices: Written['choices'], index: number, member: string): RatedChoice[] {
  if (!choices?.length) throw invalid({ [`criteria.${index}.${member}`]: ['required'] })
  const values = choices.map(({ value }) => value)
  if (new Set(values).size !== values.length)
    throw invalid({ [`criteria.${index}.${member}`]: ['distinct'] })
  return choices
}
