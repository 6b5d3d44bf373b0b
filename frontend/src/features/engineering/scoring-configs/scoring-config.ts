import type { Answer, Body, Schema } from '../../../api/types'

export const SCORING = 'engineering.scoring_configs'

export type RatedChoice = NonNullable<Criterion['choices']>[number]

export type Criterion = Rules['criteria'][number]

export type Rules = Body<'scoring_trials.back_test'>

/** One version of the scoring rules. */
export type ScoringConfig = Omit<Schema<'ScoringConfig'>, 'criteria'> & Rules

export type BandResult = BackTest['stored'][number]

export type BackTest = Answer<'scoring_trials.back_test'>

export const weightsOf = ({ criteria }: Rules): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0)

/** True when the server would take these rules. */
export const isSound = (rules: Rules): boolean =>
  weightsOf(rules) === 100 && rules.bands.go > rules.bands.review
