import { conflict, invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import type Invoice from '#commercial/models/invoice'
import { aboutInvoice } from './lock_invoice.js'
import { moneyIn } from './price_invoice.js'
import type { Allocation } from './save_receipt.js'
import { settleInvoice } from './settle_invoice.js'

/**
 * Sets what a locked credit note has left against other invoices of its client, as an advance is.
 * @throws AppError 409 for what is no issued credit note; 422 for more than it has left
 */
export async function allocateCredit(unit: Unit, note: Invoice, allocations: Allocation[]) {
  if (note.type !== 'credit_note' || !note.issuedOn) throw conflict('CREDIT_NOTE_NOT_ISSUED')
  const before = { ...note.toAudit(), balance: note.money(note.balanceMinor) }
  // in the order of the ids, so that two notes never wait for each other
  for (const { invoiceId, amount } of allocations.toSorted((a, b) => a.invoiceId - b.invoiceId)) {
    const amountMinor = moneyIn(amount, note.currency, 'allocations')
    if (amountMinor > note.balanceMinor) throw invalid({ allocations: ['aboveCredit'] })
    const invoice = await settleInvoice(unit, {
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
    updatedBy: unit.actor.id,
  })
  await note.save()
  const after = { ...note.toAudit(), balance: note.money(note.balanceMinor) }
  await unit.audit({ action: 'allocate', ...aboutInvoice(note), before, after })
  announce(unit, 'invoices', note.id, 'update')
}
