import type { Listing } from '#core/listing/definition'

export const vendorCreditListing: Listing = {
  table: 'vendor_credits',
  search: false,
  defaultSort: { field: 'number', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    kind: { column: 'kind', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
    vendorName: { column: 'vendor_name', type: 'text', letters: true },
    purchaseOrderId: { column: 'purchase_order_id', type: 'number', sort: false },
    creditedOn: { column: 'credited_on', type: 'day' },
  },
}
