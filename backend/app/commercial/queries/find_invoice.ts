import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import Invoice from '#commercial/models/invoice'
import InvoiceDetailTransformer from '#commercial/transformers/invoice_detail_transformer'
import { settlementsOf } from './invoice_settlements.js'

/** @throws AppError 404 */
export async function findInvoice(id: number): Promise<Invoice> {
  const invoice = await Invoice.find(id)
  if (!invoice) throw notFound()
  return invoice
}

/** An invoice with everything that its page shows. */
export async function showInvoice(ctx: HttpContext, invoice: Invoice, unit?: Unit) {
  await invoice.load((loader) => loader.load('lines').load('contract').load('original'))
  const settlements = await settlementsOf(invoice, unit?.trx)
  return ctx.serialize(InvoiceDetailTransformer.transform(invoice, ctx.abilities, settlements))
}
