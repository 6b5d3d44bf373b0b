import { BankReconciliationItemSchema } from '#database/schema'

/**
 * What was open when a reconciliation was closed: deposits in transit, outstanding payments, and lines
 * of the bank that the ledger does not have.
 */
export const ITEM_KINDS = ['in_transit', 'outstanding', 'unrecorded'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export default class BankReconciliationItem extends BankReconciliationItemSchema {
  static table = 'bank_reconciliation_items'

  declare kind: ItemKind
}
