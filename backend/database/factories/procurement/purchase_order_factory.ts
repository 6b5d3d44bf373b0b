import Factory from '@adonisjs/lucid/factories'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { PurchaseOrderLineFactory } from './purchase_order_line_factory.js'

/** A draft; give it `vendorId` and `vendorName` of a vendor that exists. */
export const PurchaseOrderFactory = Factory.define(PurchaseOrder, ({ faker }) => ({
  number: `PO-TEST-${faker.string.alphanumeric(12)}`,
  vendorName: 'Unknown',
  orderedOn: '2026-03-01',
  currency: 'SAR',
  status: 'draft' as const,
  subtotalMinor: 3009,
  vatMinor: 451,
  totalMinor: 3460,
  searchText: '',
  version: 1,
}))
  .relation('lines', () => PurchaseOrderLineFactory)
  .build()
