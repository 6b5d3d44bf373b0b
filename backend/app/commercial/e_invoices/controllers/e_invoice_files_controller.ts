import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { contentDisposition } from '#core/storage/file_name'
import EInvoice from '#commercial/e_invoices/models/e_invoice'

/** The XML of a document: with the stamp of the authority where it has cleared it. */
export default class EInvoiceFilesController {
  async show({ params, response }: HttpContext) {
    const document = await EInvoice.query().where('id', params.id).preload('invoice').first()
    if (!document) throw notFound()
    const name = `${document.invoice.number}-${document.attempt}.xml`
    response.header('Content-Type', 'application/xml; charset=utf-8')
    response.header('Content-Disposition', contentDisposition('attachment', name))
    response.header('X-Content-Type-Options', 'nosniff')
    return response.send(document.clearedXml ?? document.xml)
  }
}
