import type { Listing } from '#core/listing/definition'

/** A view over the vendors' invoices and their orders. */
export const billListing: Listing = {
  table: 'vendor_bills',
  search: false,
  defaultSort: { field: 'billedOn', order: 'desc' },
  fields: {
    vendorNumber: { column: 'vendor_number', type: 'text' },
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
    vendorName: { column: 'vendor_name', type: 'text', letters: true },
    orderNumber: { column: 'order_number', type: 'text' },
    projectName: { column: 'project_name', type: 'text', arabic: 'project_name_ar', letters: true },
    billedOn: { column: 'billed_on', type: 'day' },
    dueOn: { column: 'due_on', type: 'day' },
    currency: { column: 'currency', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    total: { column: 'total_minor', type: 'money' },
    open: { column: 'open_minor', type: 'money' },
    held: { column: 'held_minor', type: 'money' },
  },
}
