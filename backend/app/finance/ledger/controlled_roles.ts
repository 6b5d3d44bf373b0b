import type { BookRole } from '#core/books/book_roles'

/**
 * Accounts of these roles are what documents add up to, so that what clients owe or the stores hold is found
 * in its documents to the last halala. No one posts to them by hand.
 */
export const CONTROLLED_ROLES: readonly BookRole[] = [
  'receivable',
  'retention_receivable',
  'cheques_receivable',
  'client_advances',
  'inventory',
  'goods_received',
  'payable',
  'cheques_payable',
  'retention_payable',
  'vendor_advances',
  'withholding_payable',
]
