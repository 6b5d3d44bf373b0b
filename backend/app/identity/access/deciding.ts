import type { Ability } from './access.js'

/** What someone must hold to decide on a kind of document at all, whatever its rule says. */
export const DECIDING_ABILITIES = {
  quotation: 'quotations.approve',
  purchase_order: 'purchase-orders.approve',
  purchase_request: 'purchase-requests.approve',
  site_report: 'site-reports.approve',
  stock_movement: 'stock.approve',
  variation_order: 'variation-orders.approve',
} as const satisfies Record<string, Ability>

export type DocumentType = keyof typeof DECIDING_ABILITIES
