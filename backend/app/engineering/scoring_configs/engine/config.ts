/** A value of a criterion and what it is worth. */
export type RatedChoice = {
  value: string
  label: string
  labelAr: string
  /** 0..5, 5 best. */
  level: number
  /** Rules the project out, whatever else speaks for it. */
  knockOut?: boolean
}

type CriterionBase = {
  key: string
  label: string
  labelAr: string
  /** Whole points; the weights of a configuration sum to 100. */
  weight: number
}

/** Rated by the value of one field of the quotation. */
export type ChoiceCriterion = CriterionBase & {
  kind: 'choice'
  field: ScoredField
  choices: RatedChoice[]
}

/** Rated by floor area and city together: the mean of both levels, halves up. */
export type SizeLocationCriterion = CriterionBase & {
  kind: 'size_location'
  /** Largest first; an area takes the level of the first threshold it reaches. */
  sizes: { fromSqm: number; level: number }[]
  cities: RatedChoice[]
  /** Of a city that the list does not name. */
  otherCityLevel: number
}

export type Criterion = ChoiceCriterion | SizeLocationCriterion

export type Bands = {
  /** From this score on GO; from `review` on REVIEW; below NO_GO. */
  go: number
  review: number
}

export interface ScoringRules {
  configVersion: number
  criteria: Criterion[]
  bands: Bands
}

export const SCORED_FIELDS = [
  'requesterType',
  'clientType',
  'contractorPreference',
  'vendorListNomination',
  'historicalSuccess',
  'projectType',
] as const
export type ScoredField = (typeof SCORED_FIELDS)[number]

/** What of a quotation is rated. `areaSqm` is a decimal string. */
export type ScoringInput = Partial<Record<ScoredField, string | null>> & {
  areaSqm?: string | null
  city?: string | null
}
