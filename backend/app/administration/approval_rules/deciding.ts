import { DECIDING_ABILITIES, type DocumentType } from '#identity/access/deciding'

export const DOCUMENT_TYPES = Object.keys(DECIDING_ABILITIES) as DocumentType[]

/** Abilities by which a step may name its approvers. */
export const STEP_ABILITIES: readonly string[] = [
  ...Object.values(DECIDING_ABILITIES),
  'purchase-orders.approve-medium',
  'purchase-orders.approve-large',
  'approvals.top',
]
