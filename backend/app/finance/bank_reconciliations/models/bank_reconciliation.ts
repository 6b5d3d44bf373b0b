import { BankReconciliationSchema } from '#database/schema'

export const RECONCILIATION_STATUSES = ['closed', 'reopened'] as const

/** The balances of an account on one day, of the bank and of the ledger, and what explains the rest. */
export default class BankReconciliation extends BankReconciliationSchema {
  static table = 'bank_reconciliations'

  declare status: (typeof RECONCILIATION_STATUSES)[number]
}
