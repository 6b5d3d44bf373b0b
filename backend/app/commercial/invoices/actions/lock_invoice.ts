import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Invoice from '#commercial/invoices/models/invoice'

/** @throws AppError 404, or 412 when it has changed since */
export async function lockInvoice(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<Invoice> {
  const invoice = await Invoice.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!invoice) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(invoice, expectedVersion, uow.trx)
  return invoice
}

export function aboutInvoice(invoice: Invoice) {
  return {
    entityType: 'invoice',
    entityId: invoice.id,
    label: invoice.number ?? `draft ${invoice.id}`,
  }
}
