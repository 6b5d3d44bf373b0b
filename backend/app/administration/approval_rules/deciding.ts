import { DECIDING_ABILITIES, type DocumentType } from '#identity/access/deciding'

export const DOCUMENT_TYPES = Object.keys(DECIDING_ABILITIES) as DocumentType[]

/** Abilities by which a step may name its approvers. */
export const STEP_ABILITIES: readonly string[] = [
  // what everyone holds names no one
  ...Object.values(DECIDING_ABILITIES).filter((ability) => ability !== 'people.open'),
  'leave-requests.approve',
  'overtime-requests.approve',
  'purchase-orders.approve-medium',
  'purchase-orders.approve-large',
  'approvals.top',
]
