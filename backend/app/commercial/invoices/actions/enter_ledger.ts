import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Invoice from '#commercial/invoices/models/invoice'

/** What an issued invoice does to the ledgers of its contract; a credit note does the opposite. */
export async function enterLedger(uow: UnitOfWork, invoice: Invoice) {
  if (!invoice.contractId) return
  const credit = invoice.type === 'credit_note'
  const source = credit ? invoice.original : invoice
  const sign = credit ? -1 : 1
  const { grossMinor, retentionMinor, advanceRecoveryMinor } = invoice
  const entries: Record<string, number> = {}
  if (source.type === 'advance') entries.advance = grossMinor
  if (source.type === 'retention_release') entries.retention = -grossMinor
  if (source.type === 'progress') {
    entries.certified = grossMinor
    entries.retention = retentionMinor
    entries.advance = -advanceRecoveryMinor
  }
  for (const [account, amount] of Object.entries(entries)) {
    if (amount === 0) continue
    await uow.trx.table('contract_entries').insert({
      contract_id: invoice.contractId,
      invoice_id: invoice.id,
      account,
      amount_minor: sign * amount,
      entered_on: invoice.issuedOn,
      created_at: sqlInstant(),
    })
  }
}
