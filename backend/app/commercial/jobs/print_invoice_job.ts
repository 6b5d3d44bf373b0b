import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/pdf/print_paper'
import type { Unit } from '#core/unit/unit'
import { INVOICE_FILE } from '#commercial/invoicing/types'
import { announce } from '#commercial/live'
import Invoice from '#commercial/models/invoice'
import { PRINT_INVOICE } from './names.js'

interface Order {
  invoiceId: number
}

/** Prints an issued invoice once; the paper is kept with it. */
export default class PrintInvoiceJob extends Job<Order> {
  static jobName = PRINT_INVOICE
  static timeoutSeconds = 180

  async handle(context: JobContext<Order>) {
    await printJob(context, async () => {
      const invoice = await Invoice.query()
        .where('id', context.payload.invoiceId)
        .preload('lines')
        .preload('contract')
        .preload('original')
        .first()
      if (!invoice?.number) return null
      return {
        name: `${invoice.number}.pdf`,
        owner: { ownerType: INVOICE_FILE, ownerId: invoice.id },
        html: async () =>
          (await import('#commercial/documents/invoice_paper')).invoicePaper(invoice),
        keep: async (unit: Unit, fileId: number) => {
          await unit.trx.from('invoices').where('id', invoice.id).update({ pdf_file_id: fileId })
          announce(unit, 'invoices', invoice.id, 'update')
        },
      }
    })
  }
}
