import type { Schema } from '../../../api/types'

/** The go/no-go score with what each criterion gave and why. */
export type ScoreBreakdown = Schema<'Score'>

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
