import type { Report } from '#core/reports/report'
import BankAccount from '#finance/bank_accounts/bank_account'
import { keptItems } from './kept_items.js'
import BankReconciliation from './models/bank_reconciliation.js'
import { reconciliationReport } from './reconciliation_report.js'

export interface AskedReconciliation {
  reconciliationId: number
  /** Its day, for the name of the file. */
  reconciledOn: string
}

/** A reconciliation as it was closed; null where it is gone. */
export async function reconciliationFile(asked: AskedReconciliation): Promise<Report | null> {
  const reconciliation = await BankReconciliation.find(asked.reconciliationId)
  if (!reconciliation) return null
  const account = await BankAccount.findOrFail(reconciliation.bankAccountId)
  return reconciliationReport(account, reconciliation, await keptItems(reconciliation.id))
}
