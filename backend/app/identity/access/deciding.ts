import type { Ability } from './access.js'

/** What someone must hold to decide on a kind of document at all, whatever its rule says. */
export const DECIDING_ABILITIES = {
  quotation: 'quotations.approve',
  purchase_order: 'purchase-orders.approve',
  // whoever has a team decides on its leave and attendance, beside those whom a rule names
  leave_request: 'people.open',
  // as with leave
  overtime_request: 'people.open',
  attendance_correction: 'people.open',
  purchase_request: 'purchase-requests.approve',
  settlement: 'settlements.approve',
  project: 'projects.approve',
  site_report: 'site-reports.approve',
  stock_movement: 'stock.approve',
  variation_order: 'variation-orders.approve',
  client_advance: 'client-advances.approve',
  payment_run: 'payment-runs.approve',
  vendor_advance: 'purchase-orders.approve',
  vendor_credit: 'purchase-orders.approve',
  write_off: 'write-offs.approve',
  manual_journal: 'manual-journals.approve',
  budget: 'budgets.approve',
  vat_adjustment: 'vat-adjustments.approve',
} as const satisfies Record<string, Ability>

export type DocumentType = keyof typeof DECIDING_ABILITIES
