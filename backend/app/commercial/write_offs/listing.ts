import type { Listing } from '#core/listing/definition'

export const writeOffListing: Listing = {
  table: 'invoice_write_offs',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    invoiceId: { column: 'invoice_id', type: 'number', sort: false },
    clientId: { column: 'client_id', type: 'number', sort: false },
    clientName: { column: 'client_name', type: 'text', letters: true },
    status: { column: 'status', type: 'choice' },
    amount: { column: 'amount_minor', type: 'money' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
