/** The columns of the pipeline, in the order of a sale. */
export const PIPELINE_STAGES = [
  'draft',
  'pending_approval',
  'approved',
  'submitted_to_client',
  'won',
  'lost',
] as const
export type PipelineStage = (typeof PIPELINE_STAGES)[number]

/** Stages in which a sale is still open. */
export const OPEN_STAGES: readonly PipelineStage[] = [
  'draft',
  'pending_approval',
  'approved',
  'submitted_to_client',
]

/** How likely a quotation of a stage is won unless sales have entered another value, in basis points. */
export const STAGE_PROBABILITY_BP: Record<PipelineStage, number> = {
  draft: 1000,
  pending_approval: 2000,
  approved: 4000,
  submitted_to_client: 6000,
  won: 10_000,
  lost: 0,
}
