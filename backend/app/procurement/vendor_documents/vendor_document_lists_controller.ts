import type { HttpContext } from '@adonisjs/core/http'
import { listVendorDocuments } from './list_vendor_documents.js'

export default class VendorDocumentListsController {
  /** The documents of all vendors, the next to run out first. */
  async index(ctx: HttpContext) {
    return listVendorDocuments(ctx)
  }
}
