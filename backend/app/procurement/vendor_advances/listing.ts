import type { Listing } from '#core/listing/definition'

export const vendorAdvanceListing: Listing = {
  table: 'vendor_advances',
  search: false,
  defaultSort: { field: 'number', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    status: { column: 'status', type: 'choice' },
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
    vendorName: { column: 'vendor_name', type: 'text', letters: true },
    purchaseOrderId: { column: 'purchase_order_id', type: 'number', sort: false },
    guaranteeExpiresOn: { column: 'guarantee_expires_on', type: 'day' },
  },
}
