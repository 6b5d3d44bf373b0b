import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Invoice from '#commercial/invoices/models/invoice'
import InvoiceDetailTransformer from '#commercial/invoices/transformers/invoice_detail_transformer'
import { showHighAdvance } from '#commercial/invoices/high_advances/show_high_advance'
import { leftOfLines } from '#commercial/invoices/actions/corrected_lines'
import { companyOfClient } from '#commercial/shared/of_companies'
import { refundsOf } from '#commercial/shared/refunds_of'
import { dunningPauseOf } from '#commercial/shared/dunning_pause_of'
import { stepChecks } from '#commercial/invoices/issue_steps'
import { settlementsOf } from '#commercial/invoices/invoice_settlements'

/** @throws AppError 404 */
export async function findInvoice(id: number): Promise<Invoice> {
  const invoice = await Invoice.find(id)
  if (!invoice) throw notFound()
  return invoice
}

/** An invoice with everything that its page shows. */
export async function showInvoice(ctx: HttpContext, invoice: Invoice, uow?: UnitOfWork) {
  await invoice.load((loader) => loader.load('lines').load('contract').load('original'))
  const settlements = await settlementsOf(invoice, uow?.trx)
  const left =
    invoice.number && invoice.type !== 'credit_note'
      ? await leftOfLines(invoice, uow?.trx ?? db.connection())
      : undefined
  return ctx.serialize(
    InvoiceDetailTransformer.transform(invoice, ctx.abilities, {
      settlements,
      left,
      dunningPause: await dunningPauseOf(invoice.id, uow?.trx),
      refunds: await refundsOf({ credit_id: invoice.id }, uow?.trx),
      highAdvance: await showHighAdvance(ctx, invoice, uow),
      companyId: await companyOfClient(invoice.clientId, uow?.trx),
      checks:
        invoice.status === 'draft' ? await stepChecks(invoice, uow?.trx ?? db.connection()) : [],
      viewerId: ctx.auth.user?.id ?? null,
    })
  )
}
