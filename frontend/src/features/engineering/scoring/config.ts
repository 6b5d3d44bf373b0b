export const SCORING = 'engineering.scoring'

export interface RatedChoice {
  value: string
  label: string
  labelAr: string
  /** 0 to 5. */
  level: number
  /** Rules a project out. */
  knockOut?: boolean
}

export interface Criterion {
  key: string
  label: string
  labelAr: string
  weight: number
  kind: 'choice' | 'size_location'
  field?: string
  choices?: RatedChoice[]
  sizes?: { fromSqm: number; level: number }[]
  cities?: RatedChoice[]
  otherCityLevel?: number
}

export interface Rules {
  criteria: Criterion[]
  /** From which score on GO and REVIEW begin. */
  bands: { go: number; review: number }
}

/** One version of the scoring rules. */
export interface ScoringConfig extends Rules {
  id: number
  configVersion: number
  active: boolean
  note: string | null
  createdAt: string
}

export interface BandResult {
  recommendation: 'GO' | 'REVIEW' | 'NO_GO'
  decided: number
  won: number
  winRate: number | null
  expected: number
}

export interface BackTest {
  decided: number
  stored: BandResult[]
  asked: BandResult[]
  /** How many would have stood in another band. */
  moved: number
}

export const weightsOf = ({ criteria }: Rules): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0)

/** True when the server would take these rules. */
export const isSound = (rules: Rules): boolean =>
  weightsOf(rules) === 100 && rules.bands.go > rules.bands.review
