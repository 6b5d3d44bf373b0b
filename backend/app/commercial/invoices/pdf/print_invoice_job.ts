import { Job, type JobContext } from '#core/jobs/define_job'
import { stepXml } from '#commercial/invoices/issue_steps'
import { printJob } from '#core/printing/print_and_store'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { INVOICE_FILE } from '#commercial/shared/invoicing_types'
import { publishChange } from '#commercial/shared/publish_change'
import Invoice from '#commercial/invoices/models/invoice'
import { PRINT_INVOICE } from '#commercial/shared/job_names'

interface Order {
  invoiceId: number
}

/** Prints an issued invoice once; the PDF is kept with it. */
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
        html: async () => (await import('./invoice_pdf.js')).invoicePdf(invoice),
        finish: (content) => withXml(invoice, content),
        keep: async (uow: UnitOfWork, fileId: number) => {
          await uow.trx.from('invoices').where('id', invoice.id).update({ pdf_file_id: fileId })
          publishChange(uow, 'invoices', invoice.id, 'update')
        },
      }
    })
  }
}

/** The PDF carries the electronic invoice where there is one. */
async function withXml(invoice: Invoice, pdf: Buffer): Promise<Buffer> {
  const xml = await stepXml(invoice)
  if (!xml) return pdf
  const { embedXml } = await import('#engines/pdf/embed_xml')
  return embedXml(pdf, {
    name: `${invoice.number}.xml`,
    content: xml,
    title: invoice.number!,
    at: invoice.issuedAt!.toJSDate(),
  })
}
