import { materialCodes } from '#procurement/shared/goods_table'
import { printedApprovals } from '#core/printing/printed_approvals'
import { printedCompany } from '#core/printing/printed_company'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { PrintedApproval } from '#engines/pdf/signatures'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'
import type { Planned } from '#procurement/payment_plans/plan'
import { orderPlan } from '#procurement/purchase_orders/queries/payment_plan'
import { deliveryOf } from '#procurement/shared/delivery_address'
import { arabicNames } from '#procurement/shared/localized_names'
import { PURCHASE_UNITS } from '#procurement/enums/purchase_units'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import Vendor from '#procurement/vendors/models/vendor'

export interface PurchaseOrderPdfData {
  company: PrintedCompany
  order: PurchaseOrder
  vendor: Vendor
  /** For which project, where it is for one. */
  project: { en: string; ar: string | null } | null
  /** Where the goods go: a store, or what was written. */
  delivery: { en: string | null; ar: string | null }
  units: Map<string, { en: string; ar: string }>
  approvals: PrintedApproval[]
  /** Codes of the lines' materials, by material. */
  codes: Map<number, string>
  /** What is paid when, to the total of the order. */
  plan: Planned[]
  /** What the vendor opens from the paper; null on one that does not bind. */
  link: string | null
}

/** All that an order's PDF shows. Needs `lines` and `paymentTerm` preloaded. */
export async function purchaseOrderPdfData(
  order: PurchaseOrder,
  link: string | null = null
): Promise<PurchaseOrderPdfData> {
  const vendor = await Vendor.findOrFail(order.vendorId)
  return {
    company: await printedCompany(),
    order,
    vendor,
    project: await projectOf(order),
    delivery: await deliveryOf(order),
    units: unitNames(),
    approvals: await printedApprovals(PURCHASE_ORDER, order.id),
    codes: await materialCodes(order.lines),
    plan: await orderPlan(order),
    link,
  }
}

async function projectOf({ projectId, projectName }: PurchaseOrder) {
  if (projectName === null) return null
  return {
    en: projectName,
    ar: (await arabicNames('project_names', [projectId])).get(projectId!) ?? null,
  }
}

export const unitNames = () =>
  new Map(PURCHASE_UNITS.map(({ value, label, labelAr }) => [value, { en: label, ar: labelAr }]))
