import { invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { CORRECTIONS, type InvoiceType } from '#commercial/invoicing/types'
import { announce } from '#commercial/live'
import Invoice from '#commercial/models/invoice'
import { fillInvoice, requireDraft, type InvoiceInput } from './fill_invoice.js'
import { aboutInvoice } from './lock_invoice.js'

/** Makes a draft. A correction takes over whom and what its original was for. */
export async function createInvoice(
  unit: Unit,
  type: InvoiceType,
  originalId: number | null,
  input: InvoiceInput
): Promise<Invoice> {
  const original = CORRECTIONS.includes(type) ? await corrected(unit, originalId) : null
  const invoice = new Invoice().useTransaction(unit.trx)
  invoice.merge({
    type,
    status: 'draft',
    originalId: original?.id ?? null,
    clientId: original?.clientId ?? null,
    contractId: original?.contractId ?? null,
    currency: original?.currency ?? 'SAR',
    buyer: original?.buyer ?? {},
    version: 1,
    createdBy: unit.actor.id,
    updatedBy: unit.actor.id,
  })
  await fillInvoice(unit, invoice, input)
  await unit.audit({ action: 'create', ...aboutInvoice(invoice), after: invoice.toAudit() })
  announce(unit, 'invoices', invoice.id, 'create')
  return invoice
}

/** Only what has been issued can be corrected. @throws AppError 422 on `originalId` */
async function corrected(unit: Unit, originalId: number | null): Promise<Invoice> {
  const original = await Invoice.query({ client: unit.trx })
    .where('id', originalId ?? 0)
    .first()
  if (!original?.number || original.type === 'credit_note')
    throw invalid({ originalId: ['absent'] })
  return original
}

/** Writes a locked draft anew. @throws AppError 409 once it has been issued */
export async function updateInvoice(unit: Unit, invoice: Invoice, input: InvoiceInput) {
  requireDraft(invoice)
  const before = invoice.toAudit()
  invoice.merge({ version: invoice.version + 1, updatedBy: unit.actor.id })
  await fillInvoice(unit, invoice, input)
  await unit.audit({ action: 'update', ...aboutInvoice(invoice), before, after: invoice.toAudit() })
  announce(unit, 'invoices', invoice.id, 'update')
}

/** Only a draft can go: what has a number is corrected by a credit note. */
export async function deleteInvoice(unit: Unit, invoice: Invoice) {
  requireDraft(invoice)
  await unit.audit({ action: 'delete', ...aboutInvoice(invoice), before: invoice.toAudit() })
  await invoice.useTransaction(unit.trx).delete()
  announce(unit, 'invoices', invoice.id, 'delete')
}
