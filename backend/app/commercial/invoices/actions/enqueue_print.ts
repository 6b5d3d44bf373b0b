import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PRINT_INVOICE } from '#commercial/shared/job_names'
import type Invoice from '#commercial/invoices/models/invoice'

/** Orders the PDF of an issued invoice. */
export const enqueuePrint = (uow: UnitOfWork, invoice: Invoice) =>
  uow.enqueue({
    type: PRINT_INVOICE,
    title: `Invoice ${invoice.number} as PDF`,
    titleAr: `الفاتورة ${invoice.number} بصيغة PDF`,
    payload: { invoiceId: invoice.id },
    entityType: 'invoice',
    entityId: invoice.id,
  })
