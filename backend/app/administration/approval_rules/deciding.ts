import type { Ability } from '#identity/access/access'

/** What someone must hold to decide on a kind of document at all, whatever its rule says. */
export const DECIDING_ABILITIES = {
  quotation: 'quotations.approve',
  purchase_order: 'purchase-orders.approve',
  purchase_request: 'purchase-requests.approve',
  stock_movement: 'stock.approve',
} as const satisfies Record<string, Ability>

export type DocumentType = keyof typeof DECIDING_ABILITIES
export const DOCUMENT_TYPES = Object.keys(DECIDING_ABILITIES) as DocumentType[]

/** Abilities by which a step may name its approvers. */
export const STEP_ABILITIES: readonly string[] = [
  ...Object.values(DECIDING_ABILITIES),
  'purchase-orders.approve-medium',
  'purchase-orders.approve-large',
  'approvals.top',
]
