import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Invoice from '#commercial/invoices/models/invoice'
import EInvoice from '../models/e_invoice.js'
import { storedSetting } from '../stored_setting.js'
import { signDocument } from './sign_document.js'

/**
 * Signs a rejected invoice again, as the next document of the chain with an identifier of its own: after
 * what was wrong outside of the invoice, such as the address of the firm, has been put right.
 * @throws AppError 409 E_INVOICE_OFF or E_INVOICE_NOT_REJECTED, and as `signDocument`
 */
export async function resubmit(uow: UnitOfWork, invoice: Invoice): Promise<void> {
  const setting = await storedSetting(uow.trx)
  if (setting.mode === 'off') throw conflict('E_INVOICE_OFF')
  const last = await EInvoice.query({ client: uow.trx })
    .where('invoice_id', invoice.id)
    .orderBy('attempt', 'desc')
    .forUpdate()
    .first()
  if (last?.state !== 'rejected') throw conflict('E_INVOICE_NOT_REJECTED')
  await invoice.load((loader) => loader.load('lines').load('contract').load('original'))
  await signDocument(uow, invoice, setting)
}
