/** A quotation as sales list it. */
export interface PipelineRow {
  id: number
  version: number
  number: string
  projectName: string
  projectNameAr: string | null
  clientName: string | null
  stage: string
  city: string | null
  projectType: string | null
  requesterType: string | null
  bdmInitials: string | null
  lostReason: string | null
  currency: string
  quotedOn: string
  total: string
}

export const PIPELINE = 'commercial.pipeline'
export const STAGES = [
  'draft', 'pending_approval', 'approved', 'submitted_to_client', 'won', 'lost', 'rejected',
  'cancelled', 'expired',
] as const // prettier-ignore
