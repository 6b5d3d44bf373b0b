import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { voidApproval } from '#core/approvals/void_approval'
import { CLIENT_ADVANCE } from '#commercial/invoices/high_advances/high_advance'
import { CORRECTIONS, type InvoiceType } from '#commercial/shared/invoicing_types'
import { publishChange } from '#commercial/shared/publish_change'
import Invoice from '#commercial/invoices/models/invoice'
import { fillInvoice, requireDraft, type InvoiceInput } from './fill_invoice.js'
import { aboutInvoice } from './lock_invoice.js'

/** Makes a draft. A correction takes over whom and what its original was for. */
export async function createInvoice(
  uow: UnitOfWork,
  type: InvoiceType,
  originalId: number | null,
  input: InvoiceInput
): Promise<Invoice> {
  const original = CORRECTIONS.includes(type) ? await corrected(uow, originalId) : null
  const invoice = new Invoice().useTransaction(uow.trx)
  invoice.merge({
    type,
    status: 'draft',
    originalId: original?.id ?? null,
    clientId: original?.clientId ?? null,
    contractId: original?.contractId ?? null,
    currency: original?.currency ?? 'SAR',
    buyer: original?.buyer ?? {},
    simplified: !!original?.simplified,
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  await fillInvoice(uow, invoice, input)
  await uow.audit({ action: 'create', ...aboutInvoice(invoice), after: invoice.toAudit() })
  publishChange(uow, 'invoices', invoice.id, 'create')
  return invoice
}

/** Only what has been issued can be corrected. @throws AppError 422 on `originalId` */
async function corrected(uow: UnitOfWork, originalId: number | null): Promise<Invoice> {
  const original = await Invoice.query({ client: uow.trx })
    .where('id', originalId ?? 0)
    .first()
  if (!original?.number || original.type === 'credit_note')
    throw invalid({ originalId: ['absent'] })
  return original
}

/** Rewrites a locked draft. @throws AppError 409 once it has been issued */
export async function updateInvoice(uow: UnitOfWork, invoice: Invoice, input: InvoiceInput) {
  requireDraft(invoice)
  const before = invoice.toAudit()
  invoice.merge({ version: invoice.version + 1, updatedBy: uow.actor.id })
  await voidApproval(uow, CLIENT_ADVANCE, invoice.id, 'Draft changed')
  await fillInvoice(uow, invoice, input)
  await uow.audit({ action: 'update', ...aboutInvoice(invoice), before, after: invoice.toAudit() })
  publishChange(uow, 'invoices', invoice.id, 'update')
}

/** Only a draft can go: what has a number is corrected by a credit note. */
export async function deleteInvoice(uow: UnitOfWork, invoice: Invoice) {
  requireDraft(invoice)
  await voidApproval(uow, CLIENT_ADVANCE, invoice.id, 'Draft deleted')
  await uow.audit({ action: 'delete', ...aboutInvoice(invoice), before: invoice.toAudit() })
  await invoice.useTransaction(uow.trx).delete()
  publishChange(uow, 'invoices', invoice.id, 'delete')
}
