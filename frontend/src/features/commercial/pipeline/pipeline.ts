import type { Answer } from '../../../api/types'

/** A quotation as sales list it. */
export type PipelineRow = Answer<'pipeline.index'>[number]

/** Someone whose initials quotations carry. */
export type PipelinePerson = Answer<'pipeline.people'>[number]

export const PIPELINE = 'commercial.pipeline'
export const STAGES = [
  'draft',
  'pending_approval',
  'approved',
  'submitted_to_client',
  'won',
  'lost',
  'rejected',
  'cancelled',
  'expired',
] as const
