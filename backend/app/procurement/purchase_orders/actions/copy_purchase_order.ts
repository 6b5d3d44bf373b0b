import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { createPurchaseOrder } from './save_purchase_order.js'
import { statedLine } from '#procurement/purchase_orders/pricing/order_lines'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { shownTerms } from '#procurement/purchase_orders/models/purchase_order'
import type { INCOTERMS } from '#procurement/enums/order_terms'
import type { CURRENCIES } from '#engines/money/money'

type Currency = (typeof CURRENCIES)[number]
type Incoterm = (typeof INCOTERMS)[number]

/** A new draft of today with the lines and terms of another order; the required date has to be entered again. */
export function copyPurchaseOrder(uow: UnitOfWork, source: PurchaseOrder) {
  const {
    vendorId,
    projectId,
    departmentId,
    paymentTermId,
    warehouseId,
    deliveryLocation,
    terms,
    notes,
  } = source
  const { incotermPlace, siteContact, penalty, clauses } = source
  return createPurchaseOrder(uow, {
    ...{ vendorId, projectId, departmentId, paymentTermId, warehouseId, deliveryLocation },
    ...{ terms, notes },
    ...{ incotermPlace, siteContact, penalty, clauses: clauses ?? [] },
    incoterm: source.incoterm as Incoterm | null,
    ...shownTerms(source),
    currency: source.currency as Currency,
    // for no task of a schedule, which the order that is copied is for
    lines: source.lines.map((line) => ({ ...statedLine(line), needId: null, needByOn: null })),
  })
}
