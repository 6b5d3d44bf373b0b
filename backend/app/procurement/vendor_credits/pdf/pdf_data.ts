import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { printedApprovals } from '#core/printing/printed_approvals'
import { printedCompany } from '#core/printing/printed_company'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { PrintedApproval } from '#engines/pdf/signatures'
import { PURCHASE_UNITS } from '#procurement/enums/purchase_units'
import Vendor from '#procurement/vendors/models/vendor'
import type VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import { VENDOR_CREDIT } from '#procurement/vendor_credits/records'

export interface CreditPdfData {
  company: PrintedCompany
  credit: VendorCredit
  vendor: Vendor
  orderNumber: string
  /** The delivery that goes back, or the bill that is credited. */
  sourceNumber: string | null
  units: Map<string, { en: string; ar: string }>
  approvals: PrintedApproval[]
  /** Address of the credit's page. */
  link: string
}

/** All that a debit note shows. Needs `lines` with their `orderLine` preloaded. */
export async function creditPdfData(credit: VendorCredit): Promise<CreditPdfData> {
  const order = await db.from('purchase_orders').where('id', credit.purchaseOrderId).firstOrFail()
  const source = credit.goodsReceiptId
    ? await db.from('goods_receipts').where('id', credit.goodsReceiptId).first()
    : await db.from('purchase_bills').where('id', credit.purchaseBillId!).first()
  return {
    company: await printedCompany(),
    credit,
    vendor: await Vendor.findOrFail(credit.vendorId),
    orderNumber: order.number,
    sourceNumber: source?.number ?? source?.vendor_number ?? null,
    units: new Map(
      PURCHASE_UNITS.map(({ value, label, labelAr }) => [value, { en: label, ar: labelAr }])
    ),
    approvals: await printedApprovals(VENDOR_CREDIT, credit.id),
    link: new URL(`/procurement/vendor-credits/${credit.id}`, appUrl).href,
  }
}
