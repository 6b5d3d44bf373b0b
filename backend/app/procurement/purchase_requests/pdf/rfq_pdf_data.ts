import { printedCompany } from '#core/printing/printed_company'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import { deliveryOf } from '#procurement/shared/delivery_address'
import { materialCodes } from '#procurement/shared/goods_table'
import { unitNames } from '#procurement/purchase_orders/pdf/pdf_data'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import type PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import Vendor from '#procurement/vendors/models/vendor'

interface Openable {
  /** What the vendor opens from the paper itself; null on one that is closed. */
  link: string | null
  /** Drawings and files that go with it. */
  attached: { name: string; link: string | null }[]
}

export interface RfqPdfData extends Openable {
  company: PrintedCompany
  request: PurchaseRequest
  quote: PurchaseRequestQuote
  vendor: Vendor
  delivery: { en: string | null; ar: string | null }
  units: Map<string, { en: string; ar: string }>
  /** Codes of the lines' materials, by material. */
  codes: Map<number, string>
}

/** All that the request to one vendor shows. Needs `lines` preloaded. */
export async function rfqPdfData(
  request: PurchaseRequest,
  quote: PurchaseRequestQuote,
  openable: Openable
): Promise<RfqPdfData> {
  return {
    ...openable,
    ...{ company: await printedCompany(), request, quote, units: unitNames() },
    vendor: await Vendor.findOrFail(quote.vendorId),
    delivery: await deliveryOf(request),
    codes: await materialCodes(request.lines),
  }
}
