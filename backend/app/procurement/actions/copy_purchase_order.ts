import { formatDecimal4 } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { createPurchaseOrder } from '#procurement/actions/save_purchase_order'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { shownTerms } from '#procurement/models/purchase_order'
import type { CURRENCIES } from '#core/money/money'

type Currency = (typeof CURRENCIES)[number]

/** A new draft of today with the lines and terms of another order; when it is required is asked anew. */
export function copyPurchaseOrder(unit: Unit, source: PurchaseOrder) {
  const { vendorId, projectId, paymentTermId, warehouseId, deliveryLocation, terms, notes } = source
  return createPurchaseOrder(unit, {
    ...{ vendorId, projectId, paymentTermId, warehouseId, deliveryLocation, terms, notes },
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
