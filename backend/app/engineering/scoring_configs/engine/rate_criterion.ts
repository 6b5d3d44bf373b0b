import { fold } from '#engines/text/fold'
import type { ChoiceCriterion, Criterion, ScoringInput, SizeLocationCriterion } from './config.js'

export type ReasonKey =
  'rated' | 'missing' | 'unrated' | 'knocked_out' | 'size_location' | 'size_only' | 'city_only'

/** Why a criterion got its level, as a text key and its values; two-language values carry both. */
export type Reason = {
  key: ReasonKey
  params: Record<string, string | number | { en: string; ar: string }>
}

export type Rating = { level: number; knockOut: boolean; reason: Reason }

/** The level (0..5) that a quotation earns in one criterion, and why. */
export function rateCriterion(criterion: Criterion, input: ScoringInput): Rating {
  return criterion.kind === 'choice'
    ? rateChoice(criterion, input)
    : rateSizeAndCity(criterion, input)
}

const MISSING: Rating = { level: 0, knockOut: false, reason: { key: 'missing', params: {} } }

function rateChoice(criterion: ChoiceCriterion, input: ScoringInput): Rating {
  const value = input[criterion.field]
  if (!value) return MISSING
  const choice = criterion.choices.find((known) => known.value === value)
  if (!choice)
    return { level: 0, knockOut: false, reason: { key: 'unrated', params: { choice: value } } }
  const knockOut = choice.knockOut === true
  const params = { choice: { en: choice.label, ar: choice.labelAr } }
  return {
    level: choice.level,
    knockOut,
    reason: { key: knockOut ? 'knocked_out' : 'rated', params },
  }
}

function rateSizeAndCity(criterion: SizeLocationCriterion, input: ScoringInput): Rating {
  const size = sizeOf(criterion, input.areaSqm)
  const place = cityOf(criterion, input.city)
  if (!size && !place) return MISSING
  const level = Math.floor(((size?.level ?? 0) + (place?.level ?? 0) + 1) / 2)
  const params = {
    ...(size && { area: size.area, sizeLevel: size.level }),
    ...(place && { city: place.name, cityLevel: place.level }),
  }
  const key = size && place ? 'size_location' : size ? 'size_only' : 'city_only'
  return { level, knockOut: false, reason: { key, params } }
}

function sizeOf({ sizes }: SizeLocationCriterion, areaSqm: string | null | undefined) {
  const area = Number(areaSqm ?? 0)
  if (!(area > 0)) return null
  return { area, level: sizes.find(({ fromSqm }) => area >= fromSqm)?.level ?? 0 }
}

/** A city is typed freely, in either language: it is compared folded. */
function cityOf(
  { cities, otherCityLevel }: SizeLocationCriterion,
  city: string | null | undefined
) {
  if (!city) return null
  const requested = fold(city).trim()
  const known = cities.find(({ value, label, labelAr }) =>
    [value, label, labelAr].some((name) => fold(name) === requested)
  )
  if (!known) return { name: city, level: otherCityLevel }
  return { name: { en: known.label, ar: known.labelAr }, level: known.level }
}
