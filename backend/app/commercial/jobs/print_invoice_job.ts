import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { printDocument } from '#core/pdf/print_document'
import { storeBuffer } from '#core/storage/store_file'
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

  async handle({ payload, signal, progress, complete }: JobContext<Order>) {
    const invoice = await Invoice.query()
      .where('id', payload.invoiceId)
      .preload('lines')
      .preload('contract')
      .preload('original')
      .first()
    if (!invoice?.number) throw new PermanentJobError('jobs.reasons.record_gone')
    await progress(20)
    const { invoicePaper } = await import('#commercial/documents/invoice_paper')
    const content = await printDocument(invoicePaper(invoice), signal)
    const name = `${invoice.number}.pdf`
    await complete(async (unit) => {
      const label = { name, mime: 'application/pdf', extension: 'pdf', content }
      const owner = { ownerType: INVOICE_FILE, ownerId: invoice.id }
      const file = await storeBuffer(unit, label, owner)
      await unit.trx.from('invoices').where('id', invoice.id).update({ pdf_file_id: file.id })
      announce(unit, 'invoices', invoice.id, 'update')
      return { fileId: file.id, fileName: name }
    })
  }
}
