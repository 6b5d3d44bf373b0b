/** What outside readers see of a quotation's life. A draft counts as pending. */
export const QUOTATION_STATUSES = ['pending', 'approved', 'rejected'] as const
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

/** The finer life behind the status. */
export const QUOTATION_STAGES = [
  'draft',
  'pending_approval',
  'approved',
  'rejected',
  'submitted_to_client',
  'won',
  'lost',
  'cancelled',
  'expired',
  'superseded',
] as const
export type QuotationStage = (typeof QUOTATION_STAGES)[number]

/** The status is the decision of the approvers; one that was cancelled will not be carried out either. */
export const STATUS_OF_STAGE: Record<QuotationStage, QuotationStatus> = {
  draft: 'pending',
  pending_approval: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  submitted_to_client: 'approved',
  won: 'approved',
  lost: 'approved',
  cancelled: 'rejected',
  expired: 'approved',
  superseded: 'approved',
}

/** Approved and still in play: what the filter `active` shows. */
export const ACTIVE_STAGES: readonly QuotationStage[] = ['approved', 'submitted_to_client', 'won']
