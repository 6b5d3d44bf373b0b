/** The go/no-go score with what each criterion gave and why. */
export interface ScoreBreakdown {
  /** 0 to 100. */
  total: number | string
  recommendation: string
  knockedOut: boolean
  configVersion: number
  criteria: {
    key: string
    label: string
    labelAr: string
    weight: number
    /** 0 to 5. */
    level: number
    points: number | string
    /** A sentence in the asked language. */
    reason: string
    knockOut?: boolean
  }[]
}

/** Fields of a quotation that the score looks at. */
export const SCORED_FIELDS = [
  'requesterType',
  'clientType',
  'contractorPreference',
  'vendorListNomination',
  'historicalSuccess',
  'projectType',
  'areaSqm',
  'city',
] as const
