import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import type Invoice from '#commercial/invoices/models/invoice'
import { aboutInvoice } from '#commercial/invoices/actions/lock_invoice'
import { moneyIn } from '#commercial/invoices/actions/price_invoice'
import type { Allocation } from './save_receipt.js'
import { settleInvoice } from '#commercial/invoices/actions/settle_invoice'

/**
 * Sets what a locked credit note has left against other invoices of its client, as an advance is.
 * @throws AppError 409 for what is no issued credit note; 422 for more than it has left
 */
export async function allocateCredit(uow: UnitOfWork, note: Invoice, allocations: Allocation[]) {
  if (note.type !== 'credit_note' || !note.issuedOn) throw conflict('CREDIT_NOTE_NOT_ISSUED')
  const before = { ...note.toAudit(), balance: note.money(note.balanceMinor) }
  // in the order of the ids, so that two notes never wait for each other
  for (const { invoiceId, amount } of allocations.toSorted((a, b) => a.invoiceId - b.invoiceId)) {
    const amountMinor = moneyIn(amount, note.currency, 'allocations')
    if (amountMinor > note.balanceMinor) throw invalid({ allocations: ['aboveCredit'] })
    const invoice = await settleInvoice(uow, {
      invoiceId,
      creditId: note.id,
      amountMinor,
      settledOn: note.issuedOn,
    })
    if (invoice.currency !== note.currency || invoice.clientId !== note.clientId)
      throw invalid({ allocations: ['otherClient'] })
    note.settledMinor += amountMinor
    note.balanceMinor -= amountMinor
  }
  note.merge({
    status: note.balanceMinor === 0 ? 'paid' : 'issued',
    version: note.version + 1,
    updatedBy: uow.actor.id,
  })
  await note.save()
  const after = { ...note.toAudit(), balance: note.money(note.balanceMinor) }
  await uow.audit({ action: 'allocate', ...aboutInvoice(note), before, after })
  publishChange(uow, 'invoices', note.id, 'update')
}
