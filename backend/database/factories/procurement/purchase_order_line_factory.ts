import Factory from '@adonisjs/lucid/factories'
import PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'

export const PurchaseOrderLineFactory = Factory.define(PurchaseOrderLine, () => ({
  position: 1,
  description: 'Steel bolts M12',
  unit: 'box',
  quantityE4: 30_000,
  unitPriceE4: 100_300,
  discountBp: 0,
  vatRateBp: 1500,
  netMinor: 3009,
  vatMinor: 451,
  totalMinor: 3460,
})).build()
