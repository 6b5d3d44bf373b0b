import { appUrl } from '#config/app'
import { approvalOf } from '#core/approvals/approval_of'
import { userNames } from '#core/base/user_names'
import type { BilingualText } from '#engines/pdf/document'
import { printedCompany } from '#core/printing/printed_company'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'
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
  approvals: { step: { en: string; ar: string }; by: BilingualText; at: string }[]
  /** Address of the order's page. */
  link: string
}

/** All that an order's PDF shows. Needs `lines` and `paymentTerm` preloaded. */
export async function purchaseOrderPdfData(order: PurchaseOrder): Promise<PurchaseOrderPdfData> {
  const vendor = await Vendor.findOrFail(order.vendorId)
  const approval = await approvalOf(PURCHASE_ORDER, order.id)
  const decided = (approval?.steps ?? []).filter(({ status }) => status === 'approved')
  const people = decided.map((step) => step.decidedBy?.id)
  const english = await userNames(people, undefined, 'en')
  const arabic = await userNames(people, undefined, 'ar')
  return {
    company: await printedCompany(),
    order,
    vendor,
    project: await projectOf(order),
    delivery: await deliveryOf(order),
    units: unitNames(),
    approvals: decided.map((step) => ({
      step: { en: step.name, ar: step.nameAr ?? step.name },
      by: { en: english.get(step.decidedBy?.id ?? 0), ar: arabic.get(step.decidedBy?.id ?? 0) },
      at: step.decidedAt ?? '',
    })),
    link: new URL(`/procurement/purchase-orders/${order.id}`, appUrl).href,
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
