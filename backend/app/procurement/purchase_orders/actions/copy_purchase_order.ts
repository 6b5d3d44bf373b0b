import { formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { createPurchaseOrder } from './save_purchase_order.js'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { shownTerms } from '#procurement/purchase_orders/models/purchase_order'
import type { INCOTERMS } from '#procurement/enums/order_terms'
import type { CURRENCIES } from '#engines/money/money'

type Currency = (typeof CURRENCIES)[number]
type Incoterm = (typeof INCOTERMS)[number]

/** A new draft of today with the lines and terms of another order; the required date has to be entered again. */
export function copyPurchaseOrder(uow: UnitOfWork, source: PurchaseOrder) {
  const { vendorId, projectId, paymentTermId, warehouseId, deliveryLocation, terms, notes } = source
  const { incotermPlace, siteContact, penalty, clauses } = source
  return createPurchaseOrder(uow, {
    ...{ vendorId, projectId, paymentTermId, warehouseId, deliveryLocation, terms, notes },
    ...{ incotermPlace, siteContact, penalty, clauses: clauses ?? [] },
    incoterm: source.incoterm as Incoterm | null,
    ...shownTerms(source),
    currency: source.currency as Currency,
    lines: source.lines.map((line) => ({
      description: line.description,
      descriptionAr: line.descriptionAr,
      materialId: line.materialId,
      quantity: formatDecimal4(line.quantityE4),
      unit: line.unit,
      unitPrice: formatDecimal4(line.unitPriceE4),
      discount: formatDecimal4(line.discountBp * 100),
      vatCategory: line.vatCategory,
      vatRate: formatDecimal4(line.vatRateBp * 100),
    })),
  })
}
