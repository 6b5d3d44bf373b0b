import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import Invoice from '#commercial/models/invoice'

/** @throws AppError 404, or 412 when somebody else was faster */
export async function lockInvoice(unit: Unit, id: number, seen?: number): Promise<Invoice> {
  const invoice = await Invoice.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!invoice) throw notFound()
  if (seen !== undefined) await checkVersion(invoice, seen, unit.trx)
  return invoice
}

export function aboutInvoice(invoice: Invoice) {
  return {
    entityType: 'invoice',
    entityId: invoice.id,
    label: invoice.number ?? `draft ${invoice.id}`,
  }
}
