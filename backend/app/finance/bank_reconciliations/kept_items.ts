import BankReconciliationItem from './models/bank_reconciliation_item.js'
import type { OpenItem } from './open_items.js'

/** What was open when a reconciliation was closed, by day. */
export async function keptItems(reconciliationId: number): Promise<OpenItem[]> {
  const items = await BankReconciliationItem.query()
    .where('reconciliationId', reconciliationId)
    .orderBy('itemOn')
    .orderBy('id')
  return items.map(({ kind, itemOn, amountMinor, reference, description }) => ({
    ...{ kind, on: itemOn, amountMinor, description },
    reference: reference ?? null,
  }))
}
